import type { FieldReadFunction, Reference, TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** A query for one product finds it in the cache when a list has loaded it. */
const readProduct: FieldReadFunction<Reference | null> = (existing, { args, toReference, canRead }) => {
  const listed = toReference({ __typename: 'Product', id: args?.['id'] });
  return canRead(listed) ? listed : existing;
};

export const CACHE_POLICIES: TypePolicies = {
  Query: {
    fields: {
      // "Show more" appends, so all pages are one list.
      categories: relayStylePagination(['orderBy', 'filter']),
      // Shown a page at a time, so each page is cached by itself.
      products: { keyArgs: ['filter', 'orderBy', 'first', 'after', 'offset'] },
      product: { read: readProduct },
    },
  },
  // The same image may be on two products with different alt texts.
  Image: { keyFields: false },
};
