import { prefixesOf } from '@mela/rules/search.ts';
import { MAX_QUERY_MS } from '../../../kernel/list/scans.ts';
import type { CatalogueContext } from '../context.ts';
import { categoryFacet, type Facet, textFacets, wordFacet, wordsIn } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';

/** The maximum number of categories found for a word, because the database reads an index range for each. */
const MAX_CATEGORIES_SEARCHED = 50;

/** Similar words for each word of a search text. */
export type SimilarWords = ReadonlyMap<string, readonly string[]>;

/**
 * A facet for each word of the text. A product has a word if its own texts or its category's name contain it.
 * @param similar alternatives for each word; null: literal matches only
 */
export async function searchFacets(
  { categories }: CatalogueContext,
  text: string | null | undefined,
  similar: SimilarWords | null,
): Promise<Facet[]> {
  const words = wordsIn(text) ?? [];
  if (words.length === 0) return textFacets(text);
  const meant = words.map((word) => similar?.get(word) ?? [word]);
  const named = await categories
    .find(
      { facets: { $in: meant.flat().map(wordFacet) } },
      { projection: { name: 1 }, maxTimeMS: MAX_QUERY_MS },
    )
    .hint(indexName('createdAt'))
    .limit(MAX_CATEGORIES_SEARCHED)
    .toArray();
  const prefixes = named.map(({ _id, name }) => ({
    facet: categoryFacet(_id),
    has: new Set(prefixesOf(name)),
  }));
  return meant.map((some) => {
    const ofCategories = prefixes.filter(({ has }) => some.some((word) => has.has(word)));
    const facets = [...some.map(wordFacet), ...ofCategories.map(({ facet }) => facet)];
    return facets.length === 1 ? (facets[0] as string) : facets;
  });
}
