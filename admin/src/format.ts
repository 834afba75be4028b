import { formatUnits } from '@mela/rules/format-money.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import { shopCurrency } from './shop-currency.ts';
import { isElsewhere, shopTimeZone } from './shop-time.ts';

// All numbers have Indian digit groups, and all dates have one format.

const COUNT = new Intl.NumberFormat(LOCALE);

const DOLLARS = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats a number, such as `1,00,000`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** Formats a number with its noun: `1 mail`, `1,00,000 mails`. */
export function formatCountOf(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${formatCount(count)} ${noun}s`;
}

/** Formats a number of products: `1 product`, `1,00,000 products`. */
export function formatProducts(count: number): string {
  return formatCountOf(count, 'product');
}

/** Formats an amount in whole units of the shop's currency: `₹1,09,000`. */
export function formatPrice(units: number): string {
  return formatUnits(units, shopCurrency());
}

/**
 * Formats an amount of the sample screens, which are in dollars (specification, section 9): `$21,870`,
 * `$89.50`.
 */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** Formats a day: `2026-11-20` as `20 Nov 2026`. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}

/**
 * Formats a moment on the shop's clock: `20 Nov 2026, 18:05`, or `20 Nov 2026, 18:05 IST` if this device's
 * clock differs.
 */
export function formatMoment(moment: string): string {
  const timeZone = shopTimeZone();
  const at = new Date(moment);
  const format = momentFormats.get(timeZone) ?? new Intl.DateTimeFormat(LOCALE, { ...MOMENT, timeZone });
  momentFormats.set(timeZone, format);
  return isElsewhere(at) ? `${format.format(at)} ${zoneName(at, timeZone)}` : format.format(at);
}

function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** @param code ISO 3166-1 alpha-2 */
export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}
