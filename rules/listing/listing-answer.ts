import { type FoundProducts, findProducts, type ListingScope } from './find-products.ts';
import { isFiltered, type ListingQuery } from './listing-query.ts';
import type { SearchIndex } from './product-index.ts';

/** The result of a listing, and the query that it answers. */
export interface ListingAnswer {
  query: ListingQuery;
  found: FoundProducts;
}

/** The server's response: `FoundProducts` with lists of pairs instead of maps, which JSON does not have. */
export type SentAnswer = Omit<FoundProducts, 'counts'> & {
  page: number;
  counts: Record<keyof FoundProducts['counts'], [string, number][]>;
};

/**
 * @param claimedPages the number of pages that the unfiltered listing shows. The sample shows more than its
 * products fill.
 */
export function answerListing(
  index: SearchIndex,
  query: ListingQuery,
  scope: ListingScope,
  claimedPages = 1,
): ListingAnswer {
  const found = findProducts(index, query, scope);
  // If the page number in the address is higher than the last page, show the last page.
  if (query.page <= Math.max(found.pages, isFiltered(query) ? 1 : claimedPages)) return { query, found };
  return answerListing(index, { ...query, page: found.pages }, scope);
}
