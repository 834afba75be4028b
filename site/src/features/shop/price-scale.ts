/** The lowest and the highest price of a listing, in whole units of the shop's currency. */
export type PriceRange = [lowest: number, highest: number];

/** The positions of a slider, from 0. */
export const LAST_POSITION = 100;

/**
 * The price at a position: each step multiplies, since most prices are near the lower end, and what is between the ends
 * is rounded to two digits.
 */
export function priceAt(position: number, [lowest, highest]: PriceRange): number {
  if (position <= 0) return lowest;
  if (position >= LAST_POSITION) return highest;
  const price = lowest * (highest / lowest) ** (position / LAST_POSITION);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  return Math.min(highest, Math.max(lowest, Math.round(price / unit) * unit));
}

/** The position nearest to a price. */
export function positionOf(price: number, [lowest, highest]: PriceRange): number {
  if (price <= lowest) return 0;
  if (price >= highest) return LAST_POSITION;
  return Math.round((LAST_POSITION * Math.log(price / lowest)) / Math.log(highest / lowest));
}

/** The two prices in a typed text, the lower one first; a single one is the maximum. */
export function readPrices(text: string): [min: number | null, max: number | null] {
  const prices = (text.replaceAll(',', '').match(/\d+(\.\d{1,3})?/g) ?? []).map(Number);
  const [first = null, second = null] = prices;
  if (first === null || second === null) return [null, first];
  return first <= second ? [first, second] : [second, first];
}

/** The price range of some products; a whole unit at least, for the slider to begin with. */
export function priceRangeOf(prices: number[]): PriceRange {
  const lowest = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY);
  const highest = prices.reduce((most, price) => Math.max(most, price), 1);
  return [Math.max(1, Math.floor(Math.min(lowest, highest))), Math.ceil(highest)];
}
