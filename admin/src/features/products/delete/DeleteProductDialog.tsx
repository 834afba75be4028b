import { useQuery } from '@apollo/client/react';
import { DeleteDialog } from '../../../components/DeleteDialog.tsx';
import { type ProductRowFragment, ProductToDeleteDocument } from '../../../graphql.generated.ts';
import { NothingToDelete } from './NothingToDelete.tsx';

interface Props {
  id: string;
  /** Called once it is closed, with the product if it is to be deleted. */
  onClosed: (doomed: ProductRowFragment | undefined) => void;
}

/** Asks before a product is deleted. A list has brought the product already; its own address has to fetch it. */
export function DeleteProductDialog({ id, onClosed }: Props) {
  const { data, loading, refetch } = useQuery(ProductToDeleteDocument, { variables: { id } });
  const product = data?.product ?? undefined;

  return (
    <DeleteDialog
      name={product?.title}
      instead={(close) => (
        <NothingToDelete
          reason={loading ? 'loading' : data ? 'gone' : 'unreachable'}
          close={close}
          onRetry={() => {
            refetch().catch(() => undefined);
          }}
        />
      )}
      onClosed={(isDoomed) => onClosed(isDoomed ? product : undefined)}
    />
  );
}
