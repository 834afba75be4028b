/** The lowest and highest price of a listing, in whole units of the shop's currency. */
export type PriceRange = [lowest: number, highest: number];

/** The last position of a slider. The first one is 0. */
export const LAST_POSITION = 100;

/**
 * The price at a position. The scale is exponential, because most prices are near the lower end. Prices between the ends are
 * rounded to two digits.
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

/** The two prices in a typed text, lower one first. A single price is the maximum. */
export function readPrices(text: string): [min: number | null, max: number | null] {
  const prices = (text.replaceAll(',', '').match(/\d+(\.\d{1,3})?/g) ?? []).map(Number);
  const [first = null, second = null] = prices;
  if (first === null || second === null) return [null, first];
  return first <= second ? [first, second] : [second, first];
}

/** The price range of some products, at least one unit wide for the slider. */
export function priceRangeOf(prices: number[]): PriceRange {
  const lowest = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY);
  const highest = prices.reduce((most, price) => Math.max(most, price), 1);
  return [Math.max(1, Math.floor(Math.min(lowest, highest))), Math.ceil(highest)];
}
