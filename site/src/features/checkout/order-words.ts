import { formatMoney } from '@mela/rules/format-money.ts';
import type { Money } from '@mela/rules/money.ts';
import type { Arrival, TaxLine } from '../cart/cart-answer.ts';

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
