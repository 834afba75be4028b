import type { ApolloClient } from '@apollo/client';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../../components/Button.tsx';
import { formatProducts } from '../../../format.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { deleteMany } from '../list/change-many.ts';
import { deleteProduct } from './delete-product.ts';
import { hideProducts, showChanged, showProducts } from './pending-deletions.ts';

/** Long enough to read the message and to press Undo. */
const UNDO_MS = 6000;
const HELD_TOAST = '.toaster:is(:hover, :focus-within)';

/** Hides products at once, and deletes them when they can no longer be brought back: after a while, or on leaving. */
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

/** Deletes products that are hidden already. Those that are still there afterwards are shown again. */
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
      {count === 1 ? 'Product deleted' : `${formatProducts(count)} deleted`}
      <Button label="Undo" isQuiet isSmall onClick={onUndo} />
    </>
  );
}
