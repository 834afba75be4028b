import { readPaise } from './rupees.ts';

/** How much less the selling price is, in percent of the regular one: "34.80%", or "0%" when it cannot be computed. */
export function discountText(regularPrice: string, sellingPrice: string): string {
  const regular = readPaise(regularPrice);
  const selling = readPaise(sellingPrice);
  if (!regular || selling === null) return '0%';
  // Multiplied first: whole paise stay exact, and a half is rounded as the server rounds it.
  return `${(Math.round(((regular - selling) * 10_000) / regular) / 100).toFixed(2)}%`;
}
