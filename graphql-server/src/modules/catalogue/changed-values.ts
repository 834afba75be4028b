import type { Badge } from '@mela/rules/badges.ts';
import type { CustomFields, DeclaredField } from '@mela/rules/custom-fields.ts';
import type { ProductStatus } from '@mela/rules/detail-limits.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { toUnits } from '@mela/rules/price.ts';
import type { ProductAttribute } from '@mela/rules/product-details.ts';
import type { ProductOption, Variant } from '@mela/rules/variants.ts';
import type { ObjectId } from 'mongodb';
import {
  type FieldKinds,
  type FieldValue,
  flag,
  images,
  moment,
  number,
  text,
} from '../../kernel/history/field-values.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import type { CategoryPlace } from './categories/category-change.ts';
import type { NamedChoice } from './extension-points.ts';
import { describeVariants } from './products/described-variants.ts';

/** Category names by id. A deleted category has its last name. */
export type CategoryNames = ReadonlyMap<string, { name: string; isDeleted: boolean }>;

const GONE = { name: null, isDeleted: true };
/** Active products have no status in the database. */
export const NO_VALUES = { status: { status: 'ACTIVE' } } as const;

export function productKinds(
  names: CategoryNames,
  currency: string,
  declared: readonly DeclaredField[] = [],
  choices: readonly NamedChoice[] = [],
): FieldKinds {
  const price = (amount: number): FieldValue => ({ price: toUnits(amount, currency) });
  return {
    title: text,
    description: text,
    regularPrice: price,
    sellingPrice: price,
    categoryId: categoryIn(names),
    badge: (badge: Badge) => ({ badge }),
    isFeatured: flag,
    isPopular: flag,
    isNew: flag,
    images,
    handle: text,
    brand: text,
    sku: text,
    barcode: text,
    weightGrams: number,
    cost: price,
    stock: number,
    tags: (texts: string[]) => ({ texts }),
    options: (options: ProductOption[]) => ({ lists: options.map(({ name, values }) => ({ name, values })) }),
    variants: (variants: Variant[], others: unknown) => describeVariants(variants, others),
    attributes: (attributes: ProductAttribute[]) => ({
      lists: attributes.map(({ name, value }) => ({ name, values: [value] })),
    }),
    status: (status: ProductStatus) => ({ status }),
    showFrom: moment,
    showUntil: moment,
    seoTitle: text,
    seoDescription: text,
    customFields: customValues(declared, currency, choices),
  };
}

export function categoryKinds(names: CategoryNames): FieldKinds {
  return {
    name: text,
    parentId: categoryIn(names),
    place: ({ behind }: CategoryPlace) => ({ place: { behind } }),
    description: text,
    image: (image: StoredImage) => images([image]),
    handle: text,
    seoTitle: text,
    seoDescription: text,
  };
}

/** The custom fields that differ. A field of a removed module is labelled by its key. */
const customValues =
  (declared: readonly DeclaredField[], currency: string, choices: readonly NamedChoice[]) =>
  (fields: CustomFields, others: unknown) => {
    const other = (others ?? {}) as CustomFields;
    const lists = Object.entries(fields).flatMap(([module, values]) =>
      Object.entries(values)
        .filter(([name, value]) => JSON.stringify(other[module]?.[name]) !== JSON.stringify(value))
        .map(([name, value]) => {
          const field = declared.find((one) => one.module === module && one.name === name);
          const choice = choices.find(
            (one) => one.module === module && one.name === name && one.value === value,
          );
          const text = typeof value === 'object' ? formatMoney({ ...value, currency }) : String(value);
          return {
            name: field?.label ?? `${module} ${name}`,
            values: [value === true ? 'Yes' : (choice?.label ?? text)],
          };
        }),
    );
    return lists.length > 0 ? { lists } : null;
  };

const categoryIn = (names: CategoryNames) => (_id: ObjectId) => {
  const id = _id.toHexString();
  return { category: { id, ...(names.get(id) ?? GONE) } };
};
