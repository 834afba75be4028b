import type { ApolloClient } from '@apollo/client';
import { toast } from 'react-hot-toast/headless';
import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
import {
  DeleteProductDocument,
  type ProductRowFragment,
  ProductToDeleteDocument,
} from '../../../graphql.generated.ts';
import { errorExtensions, errorMessage } from '../../../graphql-errors.ts';
import { deleteMany } from '../list/change-many.ts';
import { removeProduct } from '../product-cache.ts';
import { hideProducts, showChanged, showProducts } from './pending-deletions.ts';

/** Long enough to read the message and press Undo. */
const UNDO_MS = 6000;
const HELD_TOAST = '.toaster:is(:hover, :focus-within)';

/** Hides products at once and deletes them when Undo has expired or the operator leaves. */
export function deleteWithUndo(client: ApolloClient, products: ProductRowFragment[]): void {
  hideProducts(products);
  const settled = new AbortController();
  const { signal } = settled;
  const settle = () => {
    settled.abort();
    toast.dismiss(id);
  };
  const finish = () => {
    if (signal.aborted) return;
    settle();
    void deleteHidden(client, products);
  };
  const undo = () => {
    if (signal.aborted) return;
    settle();
    showProducts(products);
  };
  const finishLater = () => {
    setTimeout(() => (document.querySelector(HELD_TOAST) ? finishLater() : finish()), UNDO_MS);
  };
  const id = toast.success(<UndoOffer count={products.length} onUndo={undo} />, {
    duration: Number.POSITIVE_INFINITY,
  });
  addEventListener('pagehide', finish, { signal });
  finishLater();
}

/** Deletes hidden products. Failed ones reappear. */
async function deleteHidden(client: ApolloClient, products: ProductRowFragment[]): Promise<void> {
  if (products.length > 1) {
    await deleteMany(client, { ids: products.map(({ id }) => id) });
    return showProducts(products);
  }
  const [before] = products;
  const now = before && (await deleteProduct(client, before));
  showProducts(products);
  if (before && now) showChanged({ before, now });
}

function UndoOffer({ count, onUndo }: { count: number; onUndo: () => void }) {
  return (
    <>
      {productsText.productsDeleted(count)}
      <Button label={sharedText.undo} isQuiet isSmall onClick={onUndo} />
    </>
  );
}

/**
 * Deletes a product optimistically. A toast shows an error.
 * @returns the current product after a conflict, when nothing was deleted
 */
async function deleteProduct(
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
      // Let the request continue after the page is closed.
      context: { fetchOptions: { keepalive: true } },
    });
  } catch (error) {
    const code = errorExtensions(error)?.code;
    if (code === 'CONFLICT') {
      toast.error(errorMessage(error));
      return reload(client, id);
    }
    if (code !== 'NOT_FOUND') {
      toast.error(code ? errorMessage(error) : productsText.failedToDeleteProduct);
      return undefined;
    }
    // The product was already deleted elsewhere, so remove it from the lists.
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

/** Caches null for a deleted product, so that its dialog does not find it. */
function forget({ cache }: ApolloClient, id: string): void {
  cache.writeQuery({ query: ProductToDeleteDocument, variables: { id }, data: { product: null } });
  cache.evict({ id: cache.identify({ __typename: 'Product', id }) ?? '' });
}
