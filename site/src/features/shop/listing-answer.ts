import { type FoundProducts, findProducts, type ListingScope } from './find-products.ts';
import { isFiltered, type ListingQuery } from './listing-query.ts';
import type { Stock } from './product-index.ts';

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

export function answerListing(stock: Stock, query: ListingQuery, scope: ListingScope): ListingAnswer {
  const found = findProducts(stock, query, scope);
  // The pages of a filtered list are as many as it has; what the address says can be older.
  if (query.page <= found.pages || !isFiltered(query)) return { query, found };
  return answerListing(stock, { ...query, page: found.pages }, scope);
}
