import type { StorefrontContent } from '../content/storefront-content.ts';

/** The operator's synonyms: `mobile, phone, smartphone`. */
export function synonymsOf({ search }: Pick<StorefrontContent, 'search'>): string[][] {
  const groups = search.synonyms.map(({ words }) => words.split(',').map((word) => word.trim()));
  return groups.map((words) => words.filter((word) => word !== '')).filter(({ length }) => length > 1);
}
