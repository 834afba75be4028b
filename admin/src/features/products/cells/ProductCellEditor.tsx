import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { CellEditor } from './CellEditor.tsx';
import { productCell } from './product-cell.ts';
import type { ProductColumn } from './product-column.ts';

interface Props {
  product: ProductRowFragment;
  column: ProductColumn;
  onClosed: () => void;
}

export function ProductCellEditor({ product, column, onClosed }: Props) {
  const client = useApolloClient();
  // As it was when it was opened: what was changed elsewhere since is told of when it is saved.
  const [cell] = useState(() => productCell(client, product, column));
  return <CellEditor cell={cell} onClosed={onClosed} />;
}
