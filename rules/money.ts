/** The currency of a shop that has not chosen one. */
export const DEFAULT_CURRENCY = 'INR';

/**
 * The highest amount: a billion whole units of a currency with two decimals. Sums of many such amounts are
 * still exact.
 */
export const MAX_MINOR_UNITS = 100_000_000_000;

/** An amount in whole minor units, such as paise; `currency` is an ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

/**
 * The currencies of ISO 4217 without decimals. `Intl` is not used here, because some browsers know only the
 * decimals of cash.
 */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const WITH_THREE = 'BHD IQD JOD KWD LYD OMR TND';

/** The number of decimals of a currency: 2 for rupees, 0 for yen, 3 for Kuwaiti dinars. */
export function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0;
  return WITH_THREE.includes(currency) ? 3 : 2;
}

/** @returns undefined for an empty value, null for anything but a whole number of minor units within the limits of prices */
export function readMinorUnits(amount: unknown): number | null | undefined {
  if (amount == null || amount === '') return undefined;
  const isPrice = typeof amount === 'number' && Number.isInteger(amount) && amount >= 0;
  return isPrice && amount <= MAX_MINOR_UNITS ? amount : null;
}
