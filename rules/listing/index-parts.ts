import { type IndexedProduct, type ProductIndex, readIndex, type SearchIndex } from './product-index.ts';

/**
 * A part of the index of a shop that has too many products for browsers; the server answers listings from the
 * index. Parts follow the order of creation, so that a changed product changes only one part.
 */
export interface IndexPart {
  /** The index of the part's products, without categories. */
  index: ProductIndex;
  /** The rows of the part's featured products. */
  featured: number[];
}

export interface IndexHead {
  categories: SearchIndex['categories'];
  synonyms?: string[][];
  parts: number;
}

export const PRODUCTS_PER_PART = 1_000;
export const INDEX_HEAD = '/index/shop.json';
/** The index of a shop whose listings are searched in the browser. */
export const WHOLE_INDEX = '/index/products.json';

export function partAddress(part: number): string {
  return `/index/part-${part}.json`;
}

/** Joins all products in the default order of listings: featured products first, then the newest. */
export function joinParts({ categories, synonyms }: IndexHead, parts: readonly IndexPart[]): SearchIndex {
  const products: { product: IndexedProduct; isFeatured: boolean }[] = [];
  for (const [place, { index, featured }] of parts.entries()) {
    const rows = new Set(featured);
    for (const [row, product] of readIndex({ ...index, categories }).products.entries()) {
      product.release += place * PRODUCTS_PER_PART;
      products.push({ product, isFeatured: rows.has(row) });
    }
  }
  products.reverse();
  const ordered = [
    ...products.filter(({ isFeatured }) => isFeatured),
    ...products.filter(({ isFeatured }) => !isFeatured),
  ];
  return { categories, products: ordered.map(({ product }) => product), ...(synonyms && { synonyms }) };
}
