import { asciiDigits } from '@mela/rules/digits.ts';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as sharedText from '#messages/shared.ts';
import * as stockText from '#messages/stock.ts';
import { withAttemptKey } from '../../attempt-key.ts';
import { runMutation, runQuery } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import { SelectField } from '../../components/Select.tsx';
import {
  AdjustInventoryDocument,
  type InventoryReason,
  ReadStockNowDocument,
  type StockNumbersFragment,
  type StockRowFragment,
} from '../../graphql.generated.ts';
import { errorExtensions, firstFault } from '../../graphql-errors.ts';
import { REASONS, stockName } from './stock-words.ts';

const REASON_OPTIONS = (['CORRECTED', 'RETURNED', 'SOLD'] as const).map((value) => ({
  value,
  label: REASONS[value],
}));

/** A whole number in a text field. A number field would drop digits of other scripts. */
const WHOLE = /^[-+]?\d{1,10}$/;

interface Props {
  row: StockRowFragment;
  /** Reloads the list. */
  onChanged: () => void;
  onClosed: () => void;
}

/** Adjusts the stock of a variant by a difference or to a quantity. */
export function CorrectDialog({ row, onChanged, onClosed }: Props) {
  const { numbers, correct } = useCorrection(row, onChanged);
  const isCounted = numbers.onHand !== null;
  const [isCount, setCount] = useState(!isCounted);
  const [number, setNumber] = useState('');
  return (
    <FormModal
      title={
        isCounted ? stockText.adjustStockOf(stockName(row)) : stockText.startTrackingStockName(stockName(row))
      }
      action={isCounted ? sharedText.save : stockText.startTracking}
      isUnsaved={number !== ''}
      closeLabel={sharedText.cancel}
      onSubmit={async (entered) => {
        const reason = (entered.get('reason') ?? 'CORRECTED') as InventoryReason;
        const note = String(entered.get('note')).trim();
        if (!WHOLE.test(number)) return stockText.enterWholeNumber;
        return correct({ isCount, number: Number(number), reason, note: note || null });
      }}
      onClosed={onClosed}
    >
      {(isWrong) => (
        <>
          <p className="aside" role="status">
            {numbersText(numbers)}
          </p>
          {isCounted && (
            <fieldset className="stock-ways">
              <legend className="visually-hidden">{stockText.howToAdjust}</legend>
              <Way label={stockText.addOrSubtract} isChosen={!isCount} onChoose={() => setCount(false)} />
              <Way label={stockText.setQuantity} isChosen={isCount} onChoose={() => setCount(true)} />
            </fieldset>
          )}
          <NumberField {...{ numbers, isCount, number, isWrong }} onType={setNumber} />
          {isCounted && (
            <SelectField
              label={sharedText.reason}
              name="reason"
              options={REASON_OPTIONS}
              defaultValue="CORRECTED"
            />
          )}
          <InputField
            label={sharedText.note}
            name="note"
            maxLength={500}
            autoComplete="off"
            placeholder={stockText.damagedFoundDelivered}
          />
        </>
      )}
    </FormModal>
  );
}

interface NumberFieldProps {
  numbers: StockNumbersFragment;
  isCount: boolean;
  number: string;
  isWrong: boolean;
  onType: (number: string) => void;
}

function NumberField({ numbers, isCount, number, isWrong, onType }: NumberFieldProps) {
  const after = resultOf(numbers.onHand, isCount, number);
  const hint = isCount ? '' : stockText.useMinusSignToReduce;
  return (
    <InputField
      label={isCount ? stockText.onHand : stockText.adjustBy}
      required
      autoComplete="off"
      maxLength={12}
      // Some phones' number keyboards have no minus sign.
      inputMode={isCount ? 'numeric' : 'text'}
      value={number}
      onChange={({ target }) => onType(plainNumber(target.value))}
      aria-invalid={isWrong}
    >
      <span className="aside" role="status">
        {after === null ? hint : stockText.newQuantityOnHand(after)}
      </span>
    </InputField>
  );
}

/** Converts digits of any script to ASCII, and any minus sign to a hyphen. */
function plainNumber(typed: string): string {
  return asciiDigits(typed).replace('−', '-').trim();
}

function numbersText({ onHand, reserved }: StockNumbersFragment): string {
  if (onHand === null) return stockText.thisVariantIsNotTrackedSo;
  return stockText.onHandReserved(onHand, reserved);
}

function Way({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="check">
      <input type="radio" name="way" value={label} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}

/** @returns null if the input is not a possible quantity */
function resultOf(onHand: number | null, isCount: boolean, number: string): number | null {
  if (!WHOLE.test(number)) return null;
  const after = isCount ? Number(number) : (onHand ?? 0) + Number(number);
  return after < 0 ? null : after;
}

interface Correction {
  /** Whether `number` is a new quantity instead of a difference. */
  isCount: boolean;
  number: number;
  reason: InventoryReason;
  note: string | null;
}

/**
 * Adjusts the stock of a variant. Setting a quantity fails if the stock has changed since it was displayed. The dialog then shows
 * the current quantity, and the operator can save again. A retry after a lost response does not adjust twice.
 */
function useCorrection(row: StockRowFragment, onChanged: () => void) {
  const { variantId } = row;
  const [numbers, setNumbers] = useState<StockNumbersFragment>(row);

  /** @returns an error message, or undefined after success */
  const correct = async ({ isCount, number, reason, note }: Correction): Promise<string | undefined> => {
    const change = isCount ? { onHand: number, expected: numbers.onHand } : { delta: number };
    const variables = { variantId, ...change, reason, note };
    try {
      const { adjustInventory } = await withAttemptKey(variables, (key) =>
        runMutation(AdjustInventoryDocument, { ...variables, key }),
      );
      toast.success(stockText.stockNameOnHand(stockName(row), adjustInventory.onHand ?? 0));
      ignoreFurtherClicks();
      onChanged();
      return undefined;
    } catch (error) {
      if (errorExtensions(error)?.code === 'CONFLICT') {
        const now = await readNow(row).catch(() => null);
        if (now) setNumbers(now);
        onChanged();
      }
      return firstFault(error);
    }
  };
  return { numbers, correct };
}

async function readNow({ product, variantId }: StockRowFragment): Promise<StockNumbersFragment | null> {
  const { product: now } = await runQuery(ReadStockNowDocument, { productId: product?.id ?? '' });
  return now?.variants.find(({ id }) => id === variantId)?.inventory ?? null;
}
