/** Until a shop chooses its own. */
export const DEFAULT_CURRENCY = 'INR';

/** A billion of the largest unit of a currency with two decimals: sums of many still are exact. */
export const MAX_MINOR_UNITS = 100_000_000_000;

/** An amount in whole minor units, such as paise; `currency` is a code of ISO 4217. */
export interface Money {
  amount: number;
  currency: string;
}

/** By ISO 4217, and not by the browser: for amounts of cash some browsers know others. */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const WITH_THREE = 'BHD IQD JOD KWD LYD OMR TND';

/** How many decimals amounts of a currency have: 2 of rupees, 0 of yen, 3 of Kuwaiti dinars. */
export function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0;
  return WITH_THREE.includes(currency) ? 3 : 2;
}

/** @returns undefined when nothing is said, null for anything but a whole number of minor units that a price can have. */
export function readMinorUnits(amount: unknown): number | null | undefined {
  if (amount == null || amount === '') return undefined;
  const isPrice = typeof amount === 'number' && Number.isInteger(amount) && amount >= 0;
  return isPrice && amount <= MAX_MINOR_UNITS ? amount : null;
}
