import { DEFAULT_LOW_AT } from '@mela/rules/availability.ts';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { FormModal } from '../../components/FormModal.tsx';
import { InputField } from '../../components/InputField.tsx';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import type { StockRowFragment } from '../../graphql.generated.ts';
import { firstFault } from '../../graphql-errors.ts';
import { askStock } from './ask-stock.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { MovementsDialog } from './MovementsDialog.tsx';
import type { StockAction } from './StockTable.tsx';
import { stockName } from './stock-words.ts';

const TRACKED = 'Tracking starts at 0: the variant is sold out until you adjust its quantity.';
const NOT_TRACKED = 'Inventory is no longer tracked and the variant is always available.';

interface Props {
  row: StockRowFragment;
  onChanged: () => void;
  onClosed: () => void;
}

/** Sets the low-stock threshold of a variant, and whether its inventory is tracked. */
function StockSettingsDialog({ row, onChanged, onClosed }: Props) {
  const wasCounted = row.onHand !== null;
  const [isCounted, setCounted] = useState(wasCounted);
  const save = async (entered: FormData) => {
    const said = String(entered.get('lowAt')).trim();
    const variables = {
      variantId: row.variantId,
      lowAt: said === '' ? null : Number(said),
      ...(isCounted !== wasCounted && { isCounted }),
    };
    try {
      await askStock('UpdateInventorySettings', variables);
    } catch (error) {
      return firstFault(error);
    }
    toast.success(`${stockName(row)}: saved`);
    ignoreFurtherClicks();
    onChanged();
    return null;
  };
  return (
    <FormModal
      title={`Low-stock threshold of ${stockName(row)}`}
      action="Save"
      isUnsaved={isCounted !== wasCounted}
      closeLabel="Cancel"
      onSubmit={save}
      onClosed={onClosed}
    >
      {(isWrong) => (
        <>
          <InputField
            label="Warn at or below"
            type="number"
            name="lowAt"
            min={0}
            step={1}
            inputMode="numeric"
            autoComplete="off"
            placeholder={`${DEFAULT_LOW_AT} (default)`}
            defaultValue={row.lowAt ?? ''}
            aria-invalid={isWrong}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={isCounted}
              onChange={({ target }) => setCounted(target.checked)}
            />
            Track inventory
          </label>
          <p className="aside" role="status">
            {isCounted !== wasCounted && (isCounted ? TRACKED : NOT_TRACKED)}
          </p>
        </>
      )}
    </FormModal>
  );
}

interface StockDialogProps {
  action: StockAction;
  row: StockRowFragment;
  onChanged: () => void;
  onClosed: () => void;
}

/** The dialog of a row action. */
export function StockDialog({ action, ...props }: StockDialogProps) {
  switch (action) {
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'set':
      return <StockSettingsDialog {...props} />;
    case 'look':
      return <MovementsDialog {...props} />;
  }
}
