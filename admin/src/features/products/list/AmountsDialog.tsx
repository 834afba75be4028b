import { asciiDigits } from '@mela/rules/digits.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { plainAmount, toScaled } from '@mela/rules/price.ts';
import { useState } from 'react';
import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { InputField } from '../../../components/Field.tsx';
import '../../../components/form.css';
import { FormModal } from '../../../components/FormModal.tsx';
import { optionsOf, SelectField } from '../../../components/Select.tsx';
import { FIELD_LABELS } from '../../../field-labels.ts';
import type { PriceChange, ProductsChange, StockChange } from '../../../graphql.generated.ts';
import { shopCurrency } from '../../../shop-currency.ts';

const PRICES = {
  sellingPrice: FIELD_LABELS.sellingPrice,
  regularPrice: FIELD_LABELS.regularPrice,
  both: productsText.bothPrices,
};

const PRICE_STEPS = {
  raisePercent: productsText.increaseByPercentage,
  lowerPercent: productsText.decreaseByPercentage,
  raise: productsText.increaseByAmount,
  lower: productsText.decreaseByAmount,
  set: productsText.setTo,
};

const STOCK_STEPS = {
  set: productsText.setTo,
  add: sharedText.add,
  take: productsText.subtract,
  uncount: productsText.stopTracking,
};

interface Props {
  of: 'prices' | 'stock';
  /** The number of selected products. */
  count: number;
  /**
   * Makes the change.
   * @returns why it failed. null after success
   */
  onSend: (change: ProductsChange) => Promise<string | null>;
  onClosed: (isDone: boolean) => void;
}

/** Asks how to change the prices or stock of the selected products. Stays open after an error. */
export function AmountsDialog({ of, count, onSend, onClosed }: Props) {
  const [step, setStep] = useState('');
  const isPrice = of === 'prices';
  return (
    <FormModal
      title={isPrice ? productsText.changePrices : productsText.changeStock}
      closeLabel={sharedText.cancel}
      action={productsText.applyToCount(sharedText.numberOfProducts(count))}
      onSubmit={async (entered) => {
        const read = isPrice ? readPrices(entered) : readStock(entered);
        return typeof read === 'string' ? read : onSend(read);
      }}
      onClosed={onClosed}
    >
      {isPrice && <SelectField label={sharedText.price} name="price" options={optionsOf(PRICES)} />}
      <SelectField
        label={sharedText.change}
        name="step"
        options={optionsOf(isPrice ? PRICE_STEPS : STOCK_STEPS)}
        onChange={({ target }) => setStep(target.value)}
      />
      {step !== 'uncount' && (
        <InputField
          label={isPrice ? sharedText.amount : productsText.number}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </FormModal>
  );
}

const FAULTS: Record<number, string> = {
  0: productsText.enterAmountWithoutDecimals,
  2: productsText.enterAmountWithAtMostTwo,
  3: productsText.enterAmountWithAtMostThree,
};

/**
 * Reads the prices part of the form.
 * @returns the change, or an error message
 */
function readPrices(entered: FormData): ProductsChange | string {
  const [step, currency] = [String(entered.get('step')), shopCurrency()];
  const amount = plainAmount(String(entered.get('amount')), currency).trim();
  const decimals = step.endsWith(sharedText.percent) ? 2 : decimalsOf(currency);
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

/**
 * Reads the stock part of the form.
 * @returns the change, or an error message
 */
function readStock(entered: FormData): ProductsChange | string {
  const step = String(entered.get('step'));
  if (step === 'uncount') return { stock: { isCounted: false } as StockChange };
  const number = asciiDigits(String(entered.get('amount'))).trim();
  if (!/^\d{1,9}$/.test(number)) return productsText.enterWholeNumber;
  const count = step === 'take' ? -Number(number) : Number(number);
  return { stock: (step === 'set' ? { set: count } : { add: count }) as StockChange };
}
