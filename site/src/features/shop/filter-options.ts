import type { IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { compareSizes, LETTER_SIZE } from '@mela/rules/listing/sizes.ts';
import type { FilterOptions } from './listing-facts.ts';

/** The maximum number of colours. Rare colours are omitted, because the search finds them. */
const MOST_COLORS = 12;

/** The filters of a listing. Omits values that all products share. */
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

/** The distinct texts, most frequent first. */
export function counted(texts: string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
}

interface SizeGroup {
  title: string;
  sizes: { name: string; count: number }[];
}

const NUMBER_SIZE = /^(?:(?:uk|us|eu|ind?) ?)?\d+(?:[.,]\d+)?$/i;

/** Groups sizes by kind, because a shop can sell shirts and shoes. Each group shows its range, because it has no name. */
export function groupSizes(sizes: SizeGroup['sizes']): SizeGroup[] {
  const kindOf = ({ name }: { name: string }) =>
    LETTER_SIZE.test(name) ? 'letter' : NUMBER_SIZE.test(name) ? 'number' : 'other';
  return Array.from(Map.groupBy(sizes, kindOf).values(), (group) => {
    const [first, last] = [group[0]?.name ?? '', group.at(-1)?.name ?? ''];
    return { title: first === last ? first : `${first} – ${last}`, sizes: group };
  });
}
