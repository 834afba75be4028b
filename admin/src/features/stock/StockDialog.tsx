import type { StockRowFragment } from '../../graphql.generated.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { MovementsDialog } from './MovementsDialog.tsx';
import { StockSettingsDialog } from './StockSettingsDialog.tsx';
import type { StockAction } from './StockTable.tsx';

interface Props {
  action: StockAction;
  row: StockRowFragment;
  /** The list is to be read anew. */
  onChanged: () => void;
  onClosed: () => void;
}

/** What is done with a row of the list. */
export function StockDialog({ action, ...props }: Props) {
  switch (action) {
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'set':
      return <StockSettingsDialog {...props} />;
    case 'look':
      return <MovementsDialog {...props} />;
  }
}
