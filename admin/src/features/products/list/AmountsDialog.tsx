import { asciiDigits } from '@mela/rules/digits.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { plainAmount, toScaled } from '@mela/rules/price.ts';
import { useState } from 'react';
import { InputField } from '../../../components/Field.tsx';
import '../../../components/form.css';
import { FormModal } from '../../../components/FormModal.tsx';
import { optionsOf, SelectField } from '../../../components/Select.tsx';
import { FIELD_LABELS } from '../../../field-labels.ts';
import { formatProducts } from '../../../format.ts';
import type { PriceChange, ProductsChange, StockChange } from '../../../graphql.generated.ts';
import { shopCurrency } from '../../../shop-currency.ts';

const PRICES = {
  sellingPrice: FIELD_LABELS.sellingPrice,
  regularPrice: FIELD_LABELS.regularPrice,
  both: 'Both prices',
};

const PRICE_STEPS = {
  raisePercent: 'Increase by percentage',
  lowerPercent: 'Decrease by percentage',
  raise: 'Increase by an amount',
  lower: 'Decrease by an amount',
  set: 'Set to',
};

const STOCK_STEPS = { set: 'Set to', add: 'Add', take: 'Subtract', uncount: 'Stop tracking' };

interface Props {
  of: 'Prices' | 'Stock';
  /** The number of products. */
  count: number;
  /** @returns why it failed. null after success */
  onSend: (change: ProductsChange) => Promise<string | null>;
  onClosed: (isDone: boolean) => void;
}

/** Asks how to change the prices or stock of the selected products. Stays open after an error. */
export function AmountsDialog({ of, count, onSend, onClosed }: Props) {
  const [step, setStep] = useState('');
  const isPrice = of === 'Prices';
  return (
    <FormModal
      title={isPrice ? 'Change prices' : 'Change stock'}
      closeLabel="Cancel"
      action={`Apply to ${formatProducts(count)}`}
      onSubmit={async (entered) => {
        const read = isPrice ? readPrices(entered) : readStock(entered);
        return typeof read === 'string' ? read : onSend(read);
      }}
      onClosed={onClosed}
    >
      {isPrice && <SelectField label="Price" name="price" options={optionsOf(PRICES)} />}
      <SelectField
        label="Change"
        name="step"
        options={optionsOf(isPrice ? PRICE_STEPS : STOCK_STEPS)}
        onChange={({ target }) => setStep(target.value)}
      />
      {step !== 'uncount' && (
        <InputField
          label={isPrice ? 'Amount' : 'Number'}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </FormModal>
  );
}

const FAULTS: Record<number, string> = {
  0: 'Enter an amount without decimals',
  2: 'Enter an amount with at most two decimals',
  3: 'Enter an amount with at most three decimals',
};

/** @returns the errors of the input */
function readPrices(entered: FormData): ProductsChange | string {
  const [step, currency] = [String(entered.get('step')), shopCurrency()];
  const amount = plainAmount(String(entered.get('amount')), currency).trim();
  const decimals = step.endsWith('Percent') ? 2 : decimalsOf(currency);
  if (toScaled(amount, decimals) === null) return FAULTS[decimals] ?? '';
  const changes: Record<string, PriceChange> = {
    raisePercent: { percent: Number(amount) },
    lowerPercent: { percent: -Number(amount) },
    raise: { add: Number(amount) },
    lower: { add: -Number(amount) },
    set: { set: Number(amount) },
  };
  const change = changes[step] ?? {};
  const price = entered.get('price');
  if (price === 'both') return { regularPrice: change, sellingPrice: change } as ProductsChange;
  return { [String(price)]: change } as ProductsChange;
}

/** @returns the errors of the input */
function readStock(entered: FormData): ProductsChange | string {
  const step = String(entered.get('step'));
  if (step === 'uncount') return { stock: { isCounted: false } as StockChange };
  const number = asciiDigits(String(entered.get('amount'))).trim();
  if (!/^\d{1,9}$/.test(number)) return 'Enter a whole number';
  const count = step === 'take' ? -Number(number) : Number(number);
  return { stock: (step === 'set' ? { set: count } : { add: count }) as StockChange };
}
