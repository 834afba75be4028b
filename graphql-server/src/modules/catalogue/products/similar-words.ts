import { nearWords } from '@mela/rules/search/near-words.ts';
import type { CatalogueContext } from '../context.ts';
import { facetFilter, statusFacet, wordsIn } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { type SimilarWords, searchFacets } from './search-facets.ts';

/** Each is compared with all words in the catalogue: more would block others. */
const MAX_WORDS = 8;
/** Each is a part of the index that is read in parallel. */
const MAX_SIMILAR = 100;

/** @returns null if something matches the words literally, or nothing is similar to one of them */
export async function findSimilarWords(
  context: CatalogueContext,
  text: string | null | undefined,
): Promise<SimilarWords | null> {
  const searched = wordsIn(text) ?? [];
  if (searched.length === 0 || searched.length > MAX_WORDS) return null;
  if (await isFound(context, text)) return null;
  const { categories, counts, products, scans } = context;
  const known = [await counts.words(products, scans), await counts.words(categories, scans)];
  const similar = new Map(
    searched.map((word) => {
      const near = known.flatMap((words) => [...(words.has(word) ? [word] : []), ...nearWords(words, word)]);
      return [word, [...new Set(near)].slice(0, MAX_SIMILAR)];
    }),
  );
  return [...similar.values()].every((words) => words.length > 0) ? similar : null;
}

/** Whether anything has the words of a text, regardless of other filters. */
async function isFound(context: CatalogueContext, text: string | null | undefined): Promise<boolean> {
  const { counts, products, scans, shownAt } = context;
  const facets = await searchFacets(context, text, null);
  if (shownAt) facets.push(statusFacet('ACTIVE'));
  const ordered = await counts.rarestFirst(products, facets, scans);
  const found = await scans.run((options) =>
    products.findOne(facetFilter(ordered), {
      projection: { _id: 1 },
      hint: indexName('createdAt'),
      ...options,
    }),
  );
  return found !== null;
}
