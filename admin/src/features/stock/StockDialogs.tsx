import { DEFAULT_LOW_AT } from '@mela/rules/availability.ts';
import { useState } from 'react';
import { runMutation } from '../../client/apollo-client.ts';
import { CheckField, InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { type StockRowFragment, UpdateInventorySettingsDocument } from '../../graphql.generated.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { MovementsDialog } from './MovementsDialog.tsx';
import type { StockAction } from './stock-columns.tsx';
import { stockName } from './stock-words.ts';

const TRACKED = 'Tracking starts at 0, so the variant is sold out until you adjust its quantity.';
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
    await runMutation(UpdateInventorySettingsDocument, variables);
    onChanged();
  };
  return (
    <FormModal
      title={`Low-stock threshold of ${stockName(row)}`}
      action="Save"
      isUnsaved={isCounted !== wasCounted}
      closeLabel="Cancel"
      done={`${stockName(row)}: saved`}
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
          <CheckField
            checked={isCounted}
            onChange={({ target }) => setCounted(target.checked)}
            label="Track inventory"
          />
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
