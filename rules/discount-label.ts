import type { DiscountKind } from './discounts.ts';
import { formatMoney } from './format-money.ts';

interface Labelled {
  kind: DiscountKind;
  value: number;
  buys: number | null;
  gets: number | null;
  currency: string;
}

/** What a discount gives, in words: `10% off`, `₹100 off`, `Free shipping`, `Buy 2, get 1 free`. */
export function discountLabel({ kind, value, buys, gets, currency }: Labelled): string {
  switch (kind) {
    case 'PERCENT':
      return `${value}% off`;
    case 'AMOUNT':
      return `${formatMoney({ amount: value, currency })} off`;
    case 'FREE_SHIPPING':
      return 'Free shipping';
    case 'BUY_X_GET_Y':
      return `Buy ${buys ?? 1}, get ${gets ?? 1} ${value === 100 ? 'free' : `at ${value}% off`}`;
  }
}
