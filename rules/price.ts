import { formatMoney, signOf } from './format-money.ts';
import { decimalsOf, MAX_MINOR_UNITS } from './money.ts';

/** The number of decimal digits that every double holds exactly. */
const EXACT_DIGITS = 15;

/**
 * Converts an amount in whole units, such as rupees, to minor units; null for anything but a number or decimal text from 0 to the
 * highest price, with no more decimals than the currency has.
 */
export function toMinorUnits(amount: unknown, currency: string): number | null {
  return toScaled(amount, decimalsOf(currency));
}

/**
 * Like `toMinorUnits`, for a number with up to 3 decimals: with two decimals 1.5 becomes 150.
 * @param limit the highest result
 */
export function toScaled(amount: unknown, decimals: number, limit = MAX_MINOR_UNITS): number | null {
  const text = typeof amount === 'number' ? decimalText(amount) : amount;
  if (typeof text !== 'string') return null;
  const match = /^\s*\+?(?=\.?\d)(\d{0,12})(?:\.(\d{0,3})0*)?\s*$/.exec(text);
  if (!match) return null;
  const [, whole = '', said = ''] = match;
  const fraction = said.replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const scaled = Number(whole + fraction.padEnd(decimals, '0'));
  return scaled <= limit ? scaled : null;
}

/** Groups of three digits, and Indian groups of two above them: `1,09,000`. */
const GROUPED = /^(\s*)(\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)/;

/**
 * Converts a price as people write it, `₹1,09,000.50`, to the input of `toMinorUnits`. Text with another currency's symbol stays
 * unchanged.
 */
export function plainAmount(text: string, currency: string): string {
  const begun = text.trimStart();
  // Skip the check for a symbol if the price begins with a digit, as most prices do.
  const sign = /^\d/.test(begun)
    ? undefined
    : [signOf(currency), currency].find((one) => begun.startsWith(one));
  return withoutGroups(sign && GROUPED.test(begun.slice(sign.length)) ? begun.slice(sign.length) : text);
}

export function withoutGroups(text: string): string {
  return text.replace(GROUPED, (_, space: string, digits: string) => space + digits.replaceAll(',', ''));
}

/** Converts minor units to whole units of their currency: 1499.5 rupees. */
export function toUnits(minorUnits: number, currency: string): number {
  return minorUnits / 10 ** decimalsOf(currency);
}

/**
 * A number as decimal text, without rounding errors: 0.3 for 0.1 + 0.2. Numbers that are too small or large
 * for a price get an exponent, which makes them invalid.
 */
function decimalText(amount: number): string {
  return String(Number(amount.toPrecision(EXACT_DIGITS)));
}

/**
 * The discount in percent of the regular price, with two decimals; 0 if it cannot be computed (specification, section 5). Prices
 * in minor units.
 */
export function discountPercentage(regularPrice: number, sellingPrice: number): number {
  if (!(regularPrice > 0)) return 0;
  // Multiply first, so that the numerator is exact.
  return Math.round(((regularPrice - sellingPrice) * 10_000) / regularPrice) / 100;
}

/**
 * The compare-at price to display struck through beside a price, both in the same currency and unit. Every page, email, feed and list
 * uses this function, so that none strikes through a price that is not higher.
 *
 * @returns null unless the compare-at price is higher than the price
 */
export function higherCompareAt(price: number, compareAtPrice: number | null | undefined): number | null {
  return compareAtPrice != null && compareAtPrice > price ? compareAtPrice : null;
}

type Money = Parameters<typeof formatMoney>[0];

/** The struck-through price as displayed; empty unless it is higher than the price. */
export function wasText(price: Money | null | undefined, compareAtPrice: Money | null | undefined): string {
  if (!price || !compareAtPrice) return '';
  const amount = higherCompareAt(price.amount, compareAtPrice.amount);
  return amount === null ? '' : formatMoney({ ...compareAtPrice, amount });
}
