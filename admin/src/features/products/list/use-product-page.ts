import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';

import { useState } from 'react';
import { readPages } from '../../../client/use-list-page.ts';
import { ListProductsDocument, type ListProductsQuery } from '../../../graphql.generated.ts';
import { type ProductView, variablesOf } from '../product-view.ts';

/** A page of products with its view. */
export interface ProductPage {
  list: ListProductsQuery['products'];
  view: ProductView;
}

/** Loads the page of a view. Returns the previous page until it is loaded. */
export function useProductPage(view: ProductView, pageSize: number) {
  const { data, error, loading, refetch } = useQuery(ListProductsDocument, {
    variables: variablesOf(view, pageSize),
    fetchPolicy: 'cache-and-network',
  });
  const client = useApolloClient();
  const list = data?.products;
  const [page, setPage] = useState<ProductPage>();
  if (list && page?.list !== list) setPage({ list, view });

  return {
    page: error && !list ? undefined : page,
    error: list ? undefined : error,
    isBusy: loading,
    readAll: () => readAll(client, view),
    retry: () => {
      // Toasts and the list already show errors.
      refetch().catch(() => undefined);
    },
  };
}

function readAll(client: ApolloClient, view: ProductView) {
  return readPages(async (first, after) => {
    const variables = { ...variablesOf({ ...view, page: 1, after }, first) };
    const { data } = await client.query({ query: ListProductsDocument, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The server did not respond.');
    return { ...data.products, nodes: data.products.edges.map(({ node }) => node) };
  });
}
