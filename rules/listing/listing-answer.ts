import { type FoundProducts, findProducts, type ListingScope } from './find-products.ts';
import { isFiltered, type ListingQuery } from './listing-query.ts';
import type { SearchIndex } from './product-index.ts';

/** What a listing shows, and the query that it fits. */
export interface ListingAnswer {
  query: ListingQuery;
  found: FoundProducts;
}

/** Of the server: what is found, with lists of pairs for what JSON has no maps. */
export type SentAnswer = Omit<FoundProducts, 'counts'> & {
  page: number;
  counts: Record<keyof FoundProducts['counts'], [string, number][]>;
};

/** @param claimedPages as many as the listing says it has, unless it is filtered: the sample's are more than its products fill. */
export function answerListing(
  index: SearchIndex,
  query: ListingQuery,
  scope: ListingScope,
  claimedPages = 1,
): ListingAnswer {
  const found = findProducts(index, query, scope);
  // What the address says can be older than the list.
  if (query.page <= Math.max(found.pages, isFiltered(query) ? 1 : claimedPages)) return { query, found };
  return answerListing(index, { ...query, page: found.pages }, scope);
}
