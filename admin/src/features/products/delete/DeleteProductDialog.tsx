import { useQuery } from '@apollo/client/react';
import { Button } from '../../../components/Button.tsx';
import { DeleteDialog } from '../../../components/DeleteDialog.tsx';
import { type ProductRowFragment, ProductToDeleteDocument } from '../../../graphql.generated.ts';

interface Props {
  id: string;
  /** Called after any way of closing, with the product if it is to be deleted. */
  onClosed: (productToDelete: ProductRowFragment | undefined) => void;
}

/** Asks before a product is deleted. After a list the product is in the cache; its own URL has to load it. */
export function DeleteProductDialog({ id, onClosed }: Props) {
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
          <span className="visually-hidden">Loading the product</span>
          <span className="skeleton skeleton--line" />
        </p>
      )}
      {reason === 'not-found' && <p>There is no such product. It may have been deleted already.</p>}
      {reason === 'unreachable' && <p role="alert">The product could not be loaded. You may be offline.</p>}
      <div className="modal__actions">
        <Button label={reason === 'not-found' ? 'Close' : 'Cancel'} isQuiet onClick={close} />
        {reason === 'unreachable' && <Button label="Retry" onClick={onRetry} />}
      </div>
    </>
  );
}
