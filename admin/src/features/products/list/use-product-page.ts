import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ListProductsDocument, type ListProductsQuery } from '../../../graphql.generated.ts';
import { type ProductView, variablesOf } from '../product-view.ts';

/** A page of products, with its view. */
export interface ProductPage {
  list: ListProductsQuery['products'];
  view: ProductView;
}

/** Loads the page of a view. Until then the previous page stays. */
export function useProductPage(view: ProductView, pageSize: number) {
  const { data, error, loading, refetch } = useQuery(ListProductsDocument, {
    variables: variablesOf(view, pageSize),
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.products;
  const [page, setPage] = useState<ProductPage>();
  if (list && page?.list !== list) setPage({ list, view });

  return {
    page: error && !list ? undefined : page,
    error: list ? undefined : error,
    isBusy: loading,
    retry: () => {
      // The toasts and the list itself show errors.
      refetch().catch(() => undefined);
    },
  };
}
