import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { firstCombinations } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import { UserError } from '../../../kernel/errors.ts';
import type { CatalogueContext } from '../context.ts';
import { returningHandles } from '../handles.ts';
import { catalogueMessages, catalogueTexts } from '../messages.ts';
import { assertNotDeleted } from '../returning.ts';
import { type ProductContent, skusOf } from './product.ts';
import { findSkuOwners, skuFaults } from './sku.ts';

/**
 * Restores a deleted product with its id, its place in lists and those of its handles that are still free. The history has kept
 * its images.
 * @throws UserError when its category has to be restored first, or another product now has its SKU
 */
export async function restoredProduct(
  context: CatalogueContext,
  document: ProductContent,
): Promise<ProductContent> {
  const category = await context.categoryById.load(document.categoryId.toHexString());
  // A product may be uncategorised, but not while its category can be restored first.
  if (!category) await assertNotDeleted(context, document.categoryId, catalogueTexts.itsCategory);
  const owners = document.skuException ? new Map() : await findSkuOwners(context.products, skusOf(document));
  const [taken] = Object.values(skuFaults(owners, document, null, document._id));
  if (taken) throw new UserError('CONFLICT', catalogueMessages.skuTaken({ problem: taken.text }));
  const handles = await returningHandles(context.products, document, document.title);
  // Continue the version numbers of the deleted product, so that none is repeated.
  return {
    ...withMissingVariants(document),
    ...handles,
    version: document.version + 1,
    updatedAt: new Date(),
  };
}

/**
 * Adds variants to a product that was stored before variants existed: one for each combination of its options, up to the limit.
 * The first variant gets the product's stock.
 */
export function withMissingVariants<T extends Pick<ProductContent, '_id' | 'options' | 'variants'>>(
  product: T,
): T {
  const { _id, options = [], variants } = product;
  if (variants || options.length === 0) return product;
  const made = firstCombinations(options).map((values, index) => ({
    id: index === 0 ? ownVariantId(_id.toHexString()) : new ObjectId().toHexString(),
    values,
  }));
  return { ...product, variants: made };
}
