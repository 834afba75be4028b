import type { ApolloClient } from '@apollo/client';
import { toast } from 'react-hot-toast/headless';
import {
  DeleteProductDocument,
  type ProductRowFragment,
  ProductToDeleteDocument,
} from '../../../graphql.generated.ts';
import { errorExtensions, errorMessage } from '../../../graphql-errors.ts';
import { removeProduct } from '../product-cache.ts';

/**
 * Deletes a product optimistically; a toast shows what fails.
 * @returns the current product after a conflict: it was changed elsewhere, and not deleted.
 */
export async function deleteProduct(
  client: ApolloClient,
  product: ProductRowFragment,
): Promise<ProductRowFragment | undefined> {
  const { id, version } = product;
  const optimistic = { __typename: 'Product', id };
  try {
    await client.mutate({
      mutation: DeleteProductDocument,
      variables: { id, version },
      optimisticResponse: { deleteProduct: optimistic },
      update: (cache) => removeProduct(cache, product),
      // Outlives the page.
      context: { fetchOptions: { keepalive: true } },
    });
  } catch (error) {
    const code = errorExtensions(error)?.code;
    if (code === 'CONFLICT') {
      toast.error(errorMessage(error));
      return reload(client, id);
    }
    if (code !== 'NOT_FOUND') {
      toast.error(code ? errorMessage(error) : 'Failed to delete product');
      return undefined;
    }
    // It was deleted elsewhere already.
    removeProduct(client.cache, product);
  }
  forget(client, id);
  return undefined;
}

async function reload(client: ApolloClient, id: string): Promise<ProductRowFragment | undefined> {
  const query = { query: ProductToDeleteDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
  const { data } = await client.query({ ...query, errorPolicy: 'ignore' });
  return data?.product ?? undefined;
}

/** Makes the dialog of a deleted product answer from the cache that there is none. */
function forget({ cache }: ApolloClient, id: string): void {
  cache.writeQuery({ query: ProductToDeleteDocument, variables: { id }, data: { product: null } });
  cache.evict({ id: cache.identify({ __typename: 'Product', id }) ?? '' });
}
