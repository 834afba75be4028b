import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import {
  DeleteProductDocument,
  type ProductRowFragment,
  ProductToDeleteDocument,
} from '../../../graphql.generated.ts';
import { removeProduct } from '../product-cache.ts';

/**
 * Deletes a product: it is gone from every list at once, and back when that fails. How it went is said by the toasts.
 * @returns the product as it is now, if somebody else has changed it meanwhile and it was therefore kept.
 */
export async function deleteProduct(
  client: ApolloClient,
  product: ProductRowFragment,
): Promise<ProductRowFragment | undefined> {
  const { id, version } = product;
  const promised = { __typename: 'Product', id };
  try {
    await client.mutate({
      mutation: DeleteProductDocument,
      variables: { id, version },
      optimisticResponse: { deleteProduct: promised },
      update: (cache) => removeProduct(cache, product),
    });
  } catch (error) {
    if (refusedWith(error, 'CONFLICT')) return readAnew(client, id);
    if (!refusedWith(error, 'NOT_FOUND')) return undefined;
    // Somebody else was faster: then it is gone here too.
    removeProduct(client.cache, product);
  }
  forget(client, id);
  return undefined;
}

async function readAnew(client: ApolloClient, id: string): Promise<ProductRowFragment | undefined> {
  const query = { query: ProductToDeleteDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
  const { data } = await client.query({ ...query, errorPolicy: 'ignore' });
  return data?.product ?? undefined;
}

/** A question that is opened again finds it gone, without a call. */
function forget({ cache }: ApolloClient, id: string): void {
  cache.writeQuery({ query: ProductToDeleteDocument, variables: { id }, data: { product: null } });
  cache.evict({ id: cache.identify({ __typename: 'Product', id }) ?? '' });
}

function refusedWith(error: unknown, code: string): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => extensions?.['code'] === code);
}
