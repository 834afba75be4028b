import { type IndexedProduct, type ProductIndex, readIndex, type SearchIndex } from './product-index.ts';

/**
 * The index of a shop that has too many products for browsers: for the server, which answers its listings from it. In parts by
 * the order of creation, so that a product that changes changes one of them.
 */
export interface IndexPart {
  /** Without the categories. */
  index: ProductIndex;
  /** Which of its products are featured. */
  featured: number[];
}

export interface IndexHead {
  categories: SearchIndex['categories'];
  synonyms?: string[][];
  parts: number;
}

export const PRODUCTS_PER_PART = 1_000;
export const INDEX_HEAD = '/index/shop.json';
/** Of a shop that is searched in the browser. */
export const WHOLE_INDEX = '/index/products.json';

export function partAddress(part: number): string {
  return `/index/part-${part}.json`;
}

/** All products, in the order that listings have at first: the featured ones, then the newest. */
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
