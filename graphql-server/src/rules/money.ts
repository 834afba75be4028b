/** Until a shop chooses its own. */
export const DEFAULT_CURRENCY = 'INR';

/** A billion of the largest unit of a currency with two decimals: sums of many still are exact. */
export const MAX_MINOR_UNITS = 100_000_000_000;

/** An amount in whole minor units, such as paise; `currency` is a code of ISO 4217. */
export interface Money {
  amount: number;
  currency: string;
}

/** An amount of minor units in the shop's currency. */
export function inShopCurrency(amount: number): Money {
  return { amount, currency: DEFAULT_CURRENCY };
}

/** @returns undefined when nothing is said, null for anything but a whole number of minor units that a price can have. */
export function readMinorUnits(amount: unknown): number | null | undefined {
  if (amount == null || amount === '') return undefined;
  const isPrice = typeof amount === 'number' && Number.isInteger(amount) && amount >= 0;
  return isPrice && amount <= MAX_MINOR_UNITS ? amount : null;
}
