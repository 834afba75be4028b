import { formatUnits } from '@mela/rules/format-money.ts';
import { shopCurrency } from './shop-currency.ts';

// One format for numbers, with Indian digit groups, and one for dates.

const LOCALE = 'en-IN';

const COUNT = new Intl.NumberFormat(LOCALE);

const DOLLARS = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/** `1,00,000`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** `1 mail`, `1,00,000 mails`. */
export function formatCountOf(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${formatCount(count)} ${noun}s`;
}

/** `1 product`, `1,00,000 products`. */
export function formatProducts(count: number): string {
  return formatCountOf(count, 'product');
}

/** An amount in whole units of the shop's currency: `₹1,09,000`. */
export function formatPrice(units: number): string {
  return formatUnits(units, shopCurrency());
}

/** The amounts of the sample screens are in dollars (specification, section 9): `$21,870`, `$89.50`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** `2026-11-20` as `20 Nov 2026`. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}

/** A moment of the server in this device's time: `20 Nov 2026, 18:05`. */
export function formatMoment(moment: string): string {
  return MOMENT.format(new Date(moment));
}
