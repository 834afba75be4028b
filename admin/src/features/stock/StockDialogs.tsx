import { DEFAULT_LOW_AT } from '@mela/rules/availability.ts';
import { useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as stockText from '#messages/stock.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { CheckField, InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { type StockRowFragment, UpdateInventorySettingsDocument } from '../../graphql.generated.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { MovementsDialog } from './MovementsDialog.tsx';
import type { StockAction } from './stock-columns.tsx';
import { stockName } from './stock-words.ts';

const TRACKED = stockText.trackingStartsAt0SoVariant;
const NOT_TRACKED = stockText.inventoryIsNoLongerTracked;

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
      title={stockText.lowStockThresholdOf(stockName(row))}
      action={sharedText.save}
      isUnsaved={isCounted !== wasCounted}
      closeLabel={sharedText.cancel}
      done={stockText.stockNameSaved(stockName(row))}
      onSubmit={save}
      onClosed={onClosed}
    >
      {(isWrong) => (
        <>
          <InputField
            label={stockText.warnAtOrBelow}
            type="number"
            name="lowAt"
            min={0}
            step={1}
            inputMode="numeric"
            autoComplete="off"
            placeholder={stockText.lowAtDefault(DEFAULT_LOW_AT)}
            defaultValue={row.lowAt ?? ''}
            aria-invalid={isWrong}
          />
          <CheckField
            checked={isCounted}
            onChange={({ target }) => setCounted(target.checked)}
            label={stockText.trackInventory}
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

/** The dialog that a row's action opens. */
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
