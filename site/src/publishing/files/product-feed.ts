import { BADGES } from '../../../../graphql-server/src/rules/badges.ts';
import type { CatalogueProduct } from '../../../../graphql-server/src/rules/catalogue.ts';

export interface ProductFeed {
  products: { product: CatalogueProduct; category: string }[];
  /** The address of the next part, from the root of the site. */
  next: string | null;
  count: number;
}

/** The catalogue for programs: `/products.json`. Prices are rupees with two decimals, as text, so that they stay exact. */
export function productFeed(origin: string, { products, next, count }: ProductFeed): string {
  return JSON.stringify({
    count,
    next: next && origin + next,
    products: products.map(({ product, category }) => ({
      id: product.id,
      handle: product.handle,
      url: `${origin}/product/${product.handle}`,
      title: product.title,
      description: product.description,
      category: category || null,
      brand: product.brand,
      sku: product.sku,
      price: amount(product.sellingPrice),
      regularPrice: amount(product.regularPrice),
      currency: 'INR',
      availability: product.stock === 0 ? 'out of stock' : 'in stock',
      stock: product.stock,
      badge: product.badge && BADGES[product.badge],
      tags: product.tags,
      options: product.options,
      attributes: product.attributes,
      images: product.images.map(({ src, width, height, alt }) => ({
        url: origin + src,
        width,
        height,
        alt: alt || product.title,
      })),
      createdAt: product.createdAt,
    })),
  });
}

/** Paise as rupees: `1499.00`. */
export function amount(paise: number): string {
  return (paise / 100).toFixed(2);
}
