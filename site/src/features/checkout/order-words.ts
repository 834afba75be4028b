import { formatMoney } from '../../../../graphql-server/src/rules/format-money.ts';
import type { Money } from '../../../../graphql-server/src/rules/money.ts';
import type { Arrival, CartChange, TaxLine } from '../cart/cart-answer.ts';

/** `Free` for nothing. */
export function shippingText(shipping: Money): string {
  return shipping.amount === 0 ? 'Free' : formatMoney(shipping);
}

/** `CGST 9% ₹90, SGST 9% ₹90`, where a line ends between taxes only; nothing where there is no tax. */
export function taxText(taxes: readonly TaxLine[]): string {
  const parts = taxes.map(
    ({ kind, rate, amount }) => `${kind === 'TAX' ? 'Tax' : kind}\u00a0${rate}%\u00a0${formatMoney(amount)}`,
  );
  return parts.length > 0 ? `Taxes in it: ${parts.join(', ')}` : '';
}

const DAY = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export function arrivalText(arrival: Arrival | null): string {
  if (!arrival) return '';
  const from = DAY.format(new Date(arrival.from));
  const until = DAY.format(new Date(arrival.until));
  return from === until ? `Arrives by ${from}` : `Arrives between ${from} and ${until}`;
}

/** What is not as it was shown, for people. @param title of its variant, as it was last known. */
export function changeText(change: CartChange, title: string): string {
  const { kind, before, after, available } = change;
  const was = before ? `, not ${formatMoney(before)}` : '';
  switch (kind) {
    case 'PRICE':
      return after ? `${title}: it costs ${formatMoney(after)}${was}` : `${title}: its price`;
    case 'STOCK':
      return available
        ? `${title}: only ${available} can be had, and so many are in your order`
        : `${title}: it is sold out, and left out of your order`;
    case 'GONE':
      return `${title}: it is not sold any more, and left out of your order`;
    case 'SHIPPING':
      return after ? `The total is ${formatMoney(after)}${was}` : 'The total';
  }
}
