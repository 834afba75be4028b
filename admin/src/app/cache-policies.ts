import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Pages of one list are kept as one list. */
export const CACHE_POLICIES: TypePolicies = {
  Query: {
    fields: {
      categories: relayStylePagination(['orderBy', 'filter']),
      products: relayStylePagination(['orderBy', 'filter']),
    },
  },
};
