import { nearWords } from '@mela/rules/search/near-words.ts';
import type { CatalogueContext } from '../context.ts';
import { facetFilter, statusFacet, wordsIn } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { type SimilarWords, searchFacets } from './search-facets.ts';

/** The number of words to find similar ones for. Each is compared with all words in the catalogue, so more would block other requests. */
const MAX_WORDS = 8;
/** The maximum number of similar words for a word, because the database reads an index range for each. */
const MAX_SIMILAR = 100;

/** @returns null if products match the words literally, or one of the words has no similar ones */
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

/** Whether any product contains the words of a text, regardless of other filters. */
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
