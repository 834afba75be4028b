import type { FieldMergeFunction, FieldReadFunction, Reference, TypePolicies } from '@apollo/client';

/** A query for one product finds it in the cache when a list has loaded it. */
const readProduct: FieldReadFunction<Reference | null> = (existing, { args, toReference, canRead }) => {
  const listed = toReference({ __typename: 'Product', id: args?.['id'] });
  return canRead(listed) ? listed : existing;
};

/** Apollo's own merge of such pages weighs more than this one, and does more than pages in order need. */
const appendPage: FieldMergeFunction<{ edges: readonly unknown[] }> = (existing, incoming, { args }) =>
  existing && args?.['after'] ? { ...incoming, edges: [...existing.edges, ...incoming.edges] } : incoming;

export const CACHE_POLICIES: TypePolicies = {
  Query: {
    fields: {
      // "Show more" appends, so all pages are one list.
      categories: { keyArgs: ['orderBy', 'filter'], merge: appendPage },
      // Shown a page at a time, so each page is cached by itself.
      products: { keyArgs: ['filter', 'orderBy', 'first', 'after', 'offset'] },
      product: { read: readProduct },
    },
  },
  // The same image may be on two products with different alt texts.
  Image: { keyFields: false },
};
