import { useApolloClient, useQuery } from '@apollo/client/react';
import type { RefObject } from 'react';
import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
import { DeleteDialog } from '../../../components/DeleteDialog.tsx';
import { type ProductRowFragment, ProductToDeleteDocument } from '../../../graphql.generated.ts';
import { ChangedProductDialog } from './ChangedProductDialog.tsx';
import { deleteWithUndo } from './delete-with-undo.tsx';
import { type ChangedProduct, forgetChanged } from './pending-deletions.ts';

interface Props {
  /** The id of the product that the operator wants to delete. undefined: none. */
  id: string | undefined;
  changed: ChangedProduct | undefined;
  /** The list or grid behind the dialogs. */
  products: RefObject<HTMLElement | null>;
  /** Called after closing the dialog about `id` in any way. */
  onClosed: () => void;
}

/** The dialogs that ask before a product is deleted, and the deletion. */
export function ProductDeletion({ id, changed, products, onClosed }: Props) {
  const client = useApolloClient();
  const remove = (product: ProductRowFragment) => {
    // Focus the list, because the button that had the focus is gone with its product.
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

interface DeleteProductDialogProps {
  id: string;
  /** Called after closing in any way, with the product if confirmed. */
  onClosed: (productToDelete: ProductRowFragment | undefined) => void;
}

/** Asks for confirmation. Uses the cached product after a list, and otherwise loads it. */
function DeleteProductDialog({ id, onClosed }: DeleteProductDialogProps) {
  const { data, loading, refetch } = useQuery(ProductToDeleteDocument, { variables: { id } });
  const product = data?.product ?? undefined;

  return (
    <DeleteDialog
      canUndo
      name={product?.title}
      fallback={(close) => (
        <NoProduct
          reason={loading ? 'loading' : data ? 'not-found' : 'unreachable'}
          close={close}
          onRetry={() => {
            refetch().catch(() => undefined);
          }}
        />
      )}
      onClosed={(isConfirmed) => onClosed(isConfirmed ? product : undefined)}
    />
  );
}

interface NoProductProps {
  reason: 'loading' | 'not-found' | 'unreachable';
  close: () => void;
  onRetry: () => void;
}

function NoProduct({ reason, close, onRetry }: NoProductProps) {
  return (
    <>
      {reason === 'loading' && (
        <p aria-busy="true">
          <span className="visually-hidden">{sharedText.loadingProduct}</span>
          <span className="skeleton skeleton--line" />
        </p>
      )}
      {reason === 'not-found' && <p>{productsText.productNotFoundItMayHave}</p>}
      {reason === 'unreachable' && <p role="alert">{productsText.productCouldNotBeLoaded}</p>}
      <div className="modal__actions">
        <Button
          label={reason === 'not-found' ? sharedText.close : sharedText.cancel}
          isQuiet
          onClick={close}
        />
        {reason === 'unreachable' && <Button label={sharedText.retry} onClick={onRetry} />}
      </div>
    </>
  );
}
