import { LOCALE } from '@mela/rules/locale.ts';
import * as sharedText from '#messages/shared.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const TIME = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

/** A dollar amount with cents, as on product detail, comparison and cart: `$120.00`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** The discount from the old price in whole per cent, signed like badges: `-35%`. */
export function formatDiscount(price: number, oldPrice: number): string {
  return `-${percentOff(price, oldPrice)}%`;
}

/** The discount in words, as on product detail: `25% Off`. */
export function discountInWords(price: number, oldPrice: number): string {
  return sharedText.percentOff(percentOff(price, oldPrice));
}

/** The discount from the old price in whole per cent. */
export function percentOff(price: number, oldPrice: number): number {
  return Math.round((1 - price / oldPrice) * 100);
}

/** Splits a name into parts. Every second part is a hyphenated word, which must not wrap. */
export function hyphenatedParts(name: string): string[] {
  return name.split(/(?<![^\s(])([\p{L}\d]{1,10}-[\p{L}\d]{1,10})(?![^\s,;.)])/u);
}

/** Formats a time such as `2026-03-14T18:05`: `14 March 2026 at 6:05 pm`. */
export function formatTime(moment: string): string {
  return TIME.format(new Date(moment));
}

/** The sizes as text: `S, M, L`, or `One size`. */
export function formatSizes(sizes: string[]): string {
  return sizes.length > 0 ? sizes.join(', ') : sharedText.oneSize;
}
