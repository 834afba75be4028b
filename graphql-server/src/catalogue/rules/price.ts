const PAISE_PER_RUPEE = 100;
/** Keeps sums and JSON numbers exact, with room to spare. */
const MAX_PRICE_RUPEES = 1_000_000_000;
/** The decimal digits that every double keeps; what stands behind them is noise of its binary fraction. */
const EXACT_DIGITS = 15;

/**
 * Reads an amount of rupees as integer paise, exactly.
 * @returns null for anything but a number or decimal text from 0 to a billion with at most two decimals.
 */
export function toPaise(amount: unknown): number | null {
  const text = typeof amount === 'number' ? decimalText(amount) : amount;
  if (typeof text !== 'string') return null;
  const match = /^\s*\+?(?=\.?\d)(\d{0,10})(?:\.(\d{0,2})0*)?\s*$/.exec(text);
  if (!match) return null;
  const [, rupees = '', decimals = ''] = match;
  const paise = Number(rupees) * PAISE_PER_RUPEE + Number(decimals.padEnd(2, '0'));
  return paise <= MAX_PRICE_RUPEES * PAISE_PER_RUPEE ? paise : null;
}

export function toRupees(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/** What a client means by a number: 0.3 by 0.1 + 0.2. One that is too small or too large for a price has an exponent. */
function decimalText(amount: number): string {
  return String(Number(amount.toPrecision(EXACT_DIGITS)));
}

/**
 * The discount in percent of the regular price, rounded to two decimals; 0 when it cannot be computed (specification,
 * section 5).
 * @param regularPrice in paise, as the selling price.
 */
export function discountPercentage(regularPrice: number, sellingPrice: number): number {
  if (!(regularPrice > 0)) return 0;
  // Multiplied first: whole paise stay exact, and a half is rounded as one.
  return Math.round(((regularPrice - sellingPrice) * 10_000) / regularPrice) / 100;
}
