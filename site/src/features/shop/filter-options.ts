import type { IndexedProduct } from '../../../../graphql-server/src/rules/listing/product-index.ts';
import type { FilterOptions } from './listing-facts.ts';

/** More colours than fit on a screen are the rare ones, which search finds. */
const MOST_COLORS = 12;

const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** What the products of a listing can be filtered by: nothing that all of them share, or none has. */
export function filterOptionsOf(
  products: Pick<IndexedProduct, 'colors' | 'sizes' | 'condition'>[],
): Omit<FilterOptions, 'categories'> {
  const colors = counted(products.flatMap(({ colors }) => colors));
  const sizes = counted(products.flatMap(({ sizes }) => sizes));
  const conditions = counted(products.map(({ condition }) => condition).filter(Boolean));
  return {
    colors: colors.length > 1 ? colors.slice(0, MOST_COLORS) : [],
    sizes: sizes.length > 1 ? sizes.toSorted((a, b) => compareSizes(a.name, b.name)) : [],
    conditions: conditions.length > 1 ? conditions : [],
  };
}

/** Each text once, the most frequent first. */
export function counted(texts: string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
}

/** Letters before numbers, each from the smallest. */
function compareSizes(a: string, b: string): number {
  const rank = (size: string) => {
    const place = LETTER_SIZES.indexOf(size);
    return place < 0 ? LETTER_SIZES.length : place;
  };
  return rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true });
}
