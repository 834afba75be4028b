import { formatMoney } from '@mela/rules/format-money.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import type { Money } from '@mela/rules/money.ts';
import * as checkoutText from '#messages/checkout.ts';
import * as sharedText from '#messages/shared.ts';
import type { Arrival, TaxLine } from '../cart/cart-answer.ts';

/** The shipping costs as text, or `Free`. */
export function shippingText(shipping: Money): string {
  return shipping.amount === 0 ? sharedText.free : formatMoney(shipping);
}

interface Taxed {
  taxes: readonly TaxLine[];
  /** Whether the prices include the taxes. */
  isTaxIncluded: boolean;
}

/**
 * The taxes in one line, `CGST 9% ₹90, SGST 9% ₹90`, which wraps only between taxes. Empty without taxes, and
 * where they are rows of the totals.
 */
export function taxText({ taxes, isTaxIncluded }: Taxed): string {
  const parts = taxes.map((tax) => `${taxLabel(tax)}\u00a0${formatMoney(tax.amount)}`);
  return isTaxIncluded && parts.length > 0 ? checkoutText.includesTaxes(parts.join(', ')) : '';
}

/** The taxes that are added to the prices, as rows of the totals. */
export function addedTaxes({ taxes, isTaxIncluded }: Taxed): { label: string; value: string }[] {
  if (isTaxIncluded) return [];
  return taxes.map((tax) => ({ label: taxLabel(tax), value: formatMoney(tax.amount) }));
}

function taxLabel({ kind, rate }: TaxLine): string {
  return `${kind === 'TAX' ? checkoutText.tax : kind}\u00a0${rate}%`;
}

const DAY = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export function arrivalText(arrival: Arrival | null): string {
  if (!arrival) return '';
  const from = DAY.format(new Date(arrival.from));
  const until = DAY.format(new Date(arrival.until));
  return from === until ? checkoutText.arrivesBy(from) : checkoutText.arrivesBetween(from, until);
}
