import { SHOP } from '@mela/rules/content/sample-shop.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const DATE = new Intl.DateTimeFormat(SHOP.locale, { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat(SHOP.locale, { dateStyle: 'long', timeStyle: 'short' });

/** An amount of dollars, always with cents, as product detail, comparison and cart write it: `$120.00`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** How much less the price is than the old one, in whole percent, signed as badges are: `-35%`. */
export function formatDiscount(price: number, oldPrice: number): string {
  return `-${percentOff(price, oldPrice)}%`;
}

/** The same in words, as product detail writes it: `25% Off`. */
export function discountInWords(price: number, oldPrice: number): string {
  return `${percentOff(price, oldPrice)}% Off`;
}

/** Whole percent. */
export function percentOff(price: number, oldPrice: number): number {
  return Math.round((1 - price / oldPrice) * 100);
}

/** A name in parts: each second one is a word with a hyphen, at which a line is not to be broken. */
export function hyphenatedParts(name: string): string[] {
  return name.split(/(?<![^\s(])([\p{L}\d]{1,10}-[\p{L}\d]{1,10})(?![^\s,;.)])/u);
}

/** A day, given as `2026-03-14`: `14 March 2026`. */
export function formatDate(day: string): string {
  return DATE.format(new Date(day));
}

/** A moment, given as `2026-03-14T18:05`: `14 March 2026 at 6:05 pm`. */
export function formatTime(moment: string): string {
  return TIME.format(new Date(moment));
}

/** `S, M, L`; a product without sizes comes in one. */
export function formatSizes(sizes: string[]): string {
  return sizes.length > 0 ? sizes.join(', ') : 'One size';
}
