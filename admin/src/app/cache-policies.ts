import type { FieldReadFunction, Reference, TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** A product that a list has brought is there at once, however it is asked for, and whatever was known of it before. */
const readProduct: FieldReadFunction<Reference | null> = (known, { args, toReference, canRead }) => {
  const listed = toReference({ __typename: 'Product', id: args?.['id'] });
  return canRead(listed) ? listed : known;
};

export const CACHE_POLICIES: TypePolicies = {
  Query: {
    fields: {
      // Grows by "Show more": its pages are kept as one list.
      categories: relayStylePagination(['orderBy', 'filter']),
      // Shown a page at a time, so that the screen never holds more: each page is kept by itself.
      products: { keyArgs: ['filter', 'orderBy', 'first', 'after'] },
      product: { read: readProduct },
    },
  },
  // One picture may be on two products, whose words for it differ.
  Image: { keyFields: false },
};
