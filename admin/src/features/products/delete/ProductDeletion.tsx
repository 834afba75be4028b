import { useApolloClient } from '@apollo/client/react';
import type { RefObject } from 'react';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ChangedProductDialog } from './ChangedProductDialog.tsx';
import { DeleteProductDialog } from './DeleteProductDialog.tsx';
import { deleteWithUndo } from './delete-with-undo.tsx';
import { type ChangedProduct, forgetChanged } from './pending-deletions.ts';

interface Props {
  /** The product that is asked about. */
  id: string | undefined;
  changed: ChangedProduct | undefined;
  /** The list or grid behind the dialogs. */
  products: RefObject<HTMLElement | null>;
  /** Called after any way of closing the dialog that asks about `id`. */
  onClosed: () => void;
}

/** The dialogs that ask before a product is deleted, and the deletion. */
export function ProductDeletion({ id, changed, products, onClosed }: Props) {
  const client = useApolloClient();
  const remove = (product: ProductRowFragment) => {
    // The button that had the focus is gone with its product.
    products.current?.focus();
    deleteWithUndo(client, [product]);
  };
  const closeDialog = (productToDelete: ProductRowFragment | undefined) => {
    onClosed();
    if (productToDelete) remove(productToDelete);
    else if (document.activeElement === document.body) products.current?.focus();
  };

  return (
    <>
      {id !== undefined && <DeleteProductDialog id={id} onClosed={closeDialog} />}
      {changed && (
        <ChangedProductDialog
          key={changed.now.id + changed.now.version}
          {...changed}
          onClosed={(isConfirmed) => {
            forgetChanged();
            if (isConfirmed) remove(changed.now);
          }}
        />
      )}
    </>
  );
}
