import type { ApolloClient } from '@apollo/client';
import { toast } from 'react-hot-toast/headless';
import * as productsText from '#messages/products.ts';
import { withAttemptKey } from '../../../attempt-key.ts';
import {
  DeleteProductsDocument,
  type ProductSelection,
  type ProductsChange,
  UpdateProductsDocument,
  type UpdateProductsMutation,
} from '../../../graphql.generated.ts';
import { errorExtensions, errorMessage } from '../../../graphql-errors.ts';
import { refetchLists } from '../product-cache.ts';

/** The result of a bulk change, with the skipped products. */
export type ProductsUpdate = UpdateProductsMutation['updateProducts'];

/**
 * Sets the same values in all selected products. A retry after a lost response does not apply them twice.
 * @param onSkipped called if products were skipped because they cannot become active or hidden
 * @returns why nothing was changed. null after success, even if some products were skipped
 */
export function changeMany(
  client: ApolloClient,
  selection: ProductSelection,
  change: ProductsChange,
  onSkipped: (result: ProductsUpdate) => void,
): Promise<string | null> {
  return told(
    client,
    {
      loading: productsText.changingProducts,
      done: productsText.countChanged,
      failure: productsText.failedToChangeProducts,
    },
    async () => {
      const { data } = await withAttemptKey({ selection, change }, (key) =>
        client.mutate({ mutation: UpdateProductsDocument, variables: { selection, change, key } }),
      );
      if (data && data.updateProducts.skipped > 0) onSkipped(data.updateProducts);
      return data?.updateProducts.changed ?? 0;
    },
  );
}

export function deleteMany(client: ApolloClient, selection: ProductSelection): Promise<string | null> {
  return told(
    client,
    {
      loading: productsText.deletingProducts,
      done: productsText.countDeleted,
      failure: productsText.failedToDeleteProducts,
    },
    async () => {
      const { data } = await client.mutate({
        mutation: DeleteProductsDocument,
        variables: { selection },
        // The request continues after the page is closed.
        context: { fetchOptions: { keepalive: true } },
      });
      return data?.deleteProducts ?? 0;
    },
  );
}

/**
 * Makes a bulk call with toasts, and then reloads the lists, even after a failure, which can be partial.
 * @returns why it failed
 */
async function told(
  client: ApolloClient,
  words: { loading: string; done: (count: number) => string; failure: string },
  call: () => Promise<number>,
): Promise<string | null> {
  const id = toast.loading(words.loading);
  let failure: string | null = null;
  try {
    toast.success(words.done(await call()), { id });
  } catch (error) {
    failure = errorExtensions(error) ? errorMessage(error) : words.failure;
    toast.error(failure, { id });
  }
  await refetchLists(client);
  return failure;
}
