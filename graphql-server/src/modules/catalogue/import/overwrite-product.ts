import type { OverwriteGroup } from '@mela/rules/overwrite.ts';
import type { Variant } from '@mela/rules/variants.ts';
import type { Product } from '../products/product.ts';

const FIELDS: Readonly<Record<OverwriteGroup, readonly (keyof Product)[]>> = {
  prices: ['regularPrice', 'sellingPrice'],
  stock: ['stock'],
  texts: ['title', 'description', 'seoTitle', 'seoDescription'],
  images: ['images'],
  status: ['status'],
  categories: ['categoryId'],
  details: [
    ...(['badge', 'isFeatured', 'isPopular', 'isNew', 'brand', 'sku', 'skuException', 'barcode'] as const),
    ...(['weightGrams', 'cost', 'tags', 'attributes', 'showFrom', 'showUntil', 'customFields'] as const),
  ],
  variants: ['options'],
};
const VARIANT_FIELDS: Partial<Record<OverwriteGroup, readonly (keyof Variant)[]>> = {
  prices: ['price', 'compareAtPrice'],
  stock: ['onHand'],
  images: ['image'],
  details: ['sku', 'barcode', 'weightGrams', 'cost', 'isSold'],
};

/** Copies the given groups of fields from one product to another. */
export function overwriteProduct(
  current: Product,
  full: Product,
  groups: ReadonlySet<OverwriteGroup>,
): Product {
  const takesVariants = groups.has('variants');
  const keepsStock = !takesVariants && !current.variants && full.variants;
  const fields = [...groups].flatMap((group) => (group === 'stock' && keepsStock ? [] : FIELDS[group]));
  const changed = copied(current, full, fields);
  const variants = (takesVariants ? full : current).variants?.map((variant) => {
    const before = current.variants?.find(({ id }) => id === variant.id);
    const after = full.variants?.find(({ id }) => id === variant.id);
    if (!before || !after) return variant;
    const taken = [...groups].flatMap((group) => VARIANT_FIELDS[group] ?? []);
    return { ...copied(before, after, taken), values: variant.values };
  });
  const hashes = new Set(changed.images.map(({ hash }) => hash));
  const { variants: _, ...rest } = changed;
  return {
    ...rest,
    ...(variants && { variants: variants.map((variant) => withoutLostImage(variant, hashes)) }),
  } as Product;
}

function copied<T extends object>(to: T, from: T, fields: readonly (keyof T)[]): T {
  const result = { ...to };
  for (const field of fields) {
    if (from[field] === undefined) delete result[field];
    else result[field] = from[field];
  }
  return result;
}

function withoutLostImage({ image, ...variant }: Variant, hashes: ReadonlySet<string>): Variant {
  return { ...variant, ...(image !== undefined && hashes.has(image) && { image }) };
}
