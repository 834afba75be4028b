import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { Modal } from '../../../components/Modal.tsx';
import { type ProductRowFragment, ProductToDeleteDocument } from '../../../graphql.generated.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { NothingToDelete } from './NothingToDelete.tsx';

interface Props {
  id: string;
  /** Called once it is closed, with the product if it is to be deleted. */
  onClosed: (doomed: ProductRowFragment | undefined) => void;
}

/** Asks before a product is deleted. A list has brought the product already; its own address has to fetch it. */
export function DeleteProductDialog({ id, onClosed }: Props) {
  const doomed = useRef<ProductRowFragment>(undefined);
  const { data, loading, refetch } = useQuery(ProductToDeleteDocument, { variables: { id } });
  const product = data?.product;

  return (
    <Modal title="Confirm Delete" onClosed={() => onClosed(doomed.current)}>
      {(close) =>
        product ? (
          <ConfirmDelete
            product={product}
            close={close}
            onDelete={() => {
              doomed.current = product;
            }}
          />
        ) : (
          <NothingToDelete
            reason={loading ? 'loading' : data ? 'gone' : 'unreachable'}
            close={close}
            onRetry={() => {
              refetch().catch(() => undefined);
            }}
          />
        )
      }
    </Modal>
  );
}
