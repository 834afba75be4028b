import { valuesOf } from '@mela/rules/custom-fields.ts';
import { readHsn } from '@mela/rules/tax-class-checks.ts';
import type { ClientSession } from 'mongodb';
import type { CatalogueCollections } from '../catalogue/collections.ts';
import { readCategoryPaths } from '../orders/cart/category-paths.ts';
import type { ProductTax, TaxProvider } from '../orders/cart/tax-rates.ts';
import { readTaxClasses, type TaxClass, type TaxCollections } from './collection.ts';

/** The module's name, under which its product fields are stored. */
export const TAXES = 'taxes';
export const CLASS_FIELD = 'class';
export const HSN_FIELD = 'hsn';

/**
 * Determines the tax of a product: by its tax class, else the nearest category's class, else the default class. Without one, the shop's
 * rate applies. Deleted classes are ignored.
 */
export function classTaxes(
  collections: TaxCollections & Pick<CatalogueCollections, 'categories'>,
): TaxProvider {
  return {
    read: async (products, session?: ClientSession) => {
      const classes = await readTaxClasses(collections, session);
      const byId = new Map(classes.map((one) => [one._id.toHexString(), one]));
      const byCategory = new Map(classes.flatMap((one) => one.categoryIds.map((id) => [id, one] as const)));
      const pathOf = byCategory.size === 0 ? null : await readCategoryPaths(collections, products, session);
      const standard = classes.find(({ isDefault }) => isDefault) ?? null;
      return ({ categoryId, customFields }) => {
        const { class: own, hsn } = valuesOf(customFields, TAXES);
        const ofCategory = pathOf?.(categoryId).find((id) => byCategory.has(id));
        const found = byId.get(String(own)) ?? byCategory.get(ofCategory ?? '') ?? standard;
        return taxOf(found, typeof hsn === 'string' ? readHsn(hsn) : '');
      };
    },
  };
}

function taxOf(taxClass: TaxClass | null, ownHsn: string): ProductTax {
  const hsn = ownHsn || (taxClass?.hsn ?? '');
  return {
    ...(taxClass && { taxRate: taxClass.rate }),
    ...(hsn && { hsn }),
    ...(taxClass?.isExempt && { isTaxExempt: true }),
  };
}
