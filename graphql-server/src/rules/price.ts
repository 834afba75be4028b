const PAISE_PER_RUPEE = 100;
const MAX_PRICE_RUPEES = 1_000_000_000;
/** The decimal digits that every double holds exactly. */
const EXACT_DIGITS = 15;

/** Rupees as paise; null for anything but a number or decimal text from 0 to a billion with at most two decimals. */
export function toPaise(amount: unknown): number | null {
  const text = typeof amount === 'number' ? decimalText(amount) : amount;
  if (typeof text !== 'string') return null;
  const match = /^\s*\+?(?=\.?\d)(\d{0,10})(?:\.(\d{0,2})0*)?\s*$/.exec(text);
  if (!match) return null;
  const [, rupees = '', decimals = ''] = match;
  const paise = Number(rupees) * PAISE_PER_RUPEE + Number(decimals.padEnd(2, '0'));
  return paise <= MAX_PRICE_RUPEES * PAISE_PER_RUPEE ? paise : null;
}

/** In groups of three and, as in India, of two above them: `1,09,000`. */
const GROUPED = /^(\s*)₹?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)/;

/** A price as people write it, `₹1,09,000.50`, without what `toPaise` does not read. Other text stays as it is. */
export function withoutGroups(text: string): string {
  return text.replace(GROUPED, (_, space: string, digits: string) => space + digits.replaceAll(',', ''));
}

export function toRupees(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/** 0.3 for 0.1 + 0.2. A number that is too small or too large for a price gets an exponent. */
function decimalText(amount: number): string {
  return String(Number(amount.toPrecision(EXACT_DIGITS)));
}

/** Percent of the regular price, with two decimals; 0 when it cannot be computed (specification, section 5). Prices in paise. */
export function discountPercentage(regularPrice: number, sellingPrice: number): number {
  if (!(regularPrice > 0)) return 0;
  // Multiplied first, so that the numerator is exact.
  return Math.round(((regularPrice - sellingPrice) * 10_000) / regularPrice) / 100;
}
