import { BADGES } from '@mela/rules/badges.ts';
import type { CatalogueProduct, CatalogueVariant } from '@mela/rules/catalogue.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { higherCompareAt, toUnits } from '@mela/rules/price.ts';
import { selectedOptions, variantTitle } from '@mela/rules/variants.ts';

export interface ProductFeed {
  products: { product: CatalogueProduct; category: string }[];
  /** The path of the next part. null for the last one. */
  next: string | null;
  /** The number of items in all parts. */
  count: number;
}

interface Shop {
  /** The origin of the shop's addresses. */
  url: string;
  currency: string;
}

/**
 * The catalogue for programs, `/products.json`, with an item for each variant that is for sale. The items of
 * a product share an `item_group_id`. Prices are strings with all decimals of the currency, so that they stay
 * exact.
 */
export function productFeed({ url, currency }: Shop, { products, next, count }: ProductFeed): string {
  return JSON.stringify({
    count,
    next: next && url + next,
    products: products.flatMap(({ product, category }) =>
      soldVariants(product).map((variant) => itemOf(product, variant, { url, currency, category })),
    ),
  });
}

export function soldVariants({ variants }: Pick<CatalogueProduct, 'variants'>): CatalogueVariant[] {
  return variants.filter(({ isSold }) => isSold);
}

function itemOf(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  { url, currency, category }: Shop & { category: string },
): Record<string, unknown> {
  const isOnly = product.options.length === 0;
  const address = `${url}/product/${product.handle}`;
  const { image } = variant;
  const own = image === null ? undefined : product.images[image];
  return {
    id: variant.id,
    item_group_id: product.id,
    handle: product.handle,
    url: isOnly ? address : `${address}?variant=${variant.id}`,
    title: product.title,
    variantTitle: isOnly ? null : variantTitle(variant),
    description: product.description,
    category: category || null,
    brand: product.brand,
    sku: variant.sku ?? (isOnly ? product.sku : null),
    barcode: variant.barcode,
    price: amount(variant.price, currency),
    regularPrice: amount(higherCompareAt(variant.price, variant.compareAtPrice) ?? variant.price, currency),
    currency,
    availability: variant.availability === 'OUT_OF_STOCK' ? 'out of stock' : 'in stock',
    weightGrams: variant.weightGrams,
    badge: product.badge && BADGES[product.badge],
    tags: product.tags,
    options: selectedOptions(product.options, variant.values),
    attributes: product.attributes,
    images: [...(own ? [own] : []), ...product.images.filter((other) => other !== own)].map(
      ({ src, width, height, alt }) => ({ url: url + src, width, height, alt: alt || product.title }),
    ),
    createdAt: product.createdAt,
  };
}

/** An amount in minor units as text, with all decimals of its currency: `1499.00`. */
export function amount(minorUnits: number, currency: string): string {
  return toUnits(minorUnits, currency).toFixed(decimalsOf(currency));
}
