/**
 * Taxes, and how amounts are rounded. All amounts are whole minor units, such as paise, and nothing is calculated in fractions of numbers:
 *
 * 1. A discount is rounded once, for the order or the line that it is for (`discounts.ts`), and spread over its lines by largest
 *    remainders (`spread`). So its parts always add up, also across several rates of tax.
 * 2. What shipping costs is rounded once, and spread over the rates of the goods by value: it is taxed as what is shipped.
 * 3. Each tax of each rate is rounded once, half a unit up, on the sum of all lines of the rate. CGST and SGST are two taxes of half
 *    the rate, so they are always equal.
 * 4. Where prices include tax, the taxable value is what is left, so it absorbs the odd unit. Where they do not, tax is added.
 * 5. The tax of a rate is spread over its lines and the shipping by largest remainders.
 * 6. Of a refund of n units of a line, each unit is worth its share of what was paid, rounded down, and the last one the remainder
 *    (`refund-shares.ts`). The taxes of refunds follow rule 3 on all refunds until now, less those before: after the last refund
 *    exactly the taxes of the order are refunded.
 */

/** The taxes of India by their names, and that of a shop elsewhere. */
export type TaxKind = 'CGST' | 'SGST' | 'IGST' | 'TAX';

export interface TaxAmount {
  kind: TaxKind;
  rate: number;
  /** The value the tax is charged on, without tax: it and all taxes of the rate add up to what is paid for it. */
  taxable: number;
  amount: number;
}

/** Where an order goes, as far as it is known. */
export interface TaxedPlace {
  country: string;
  region: string | null;
}

/** What decides who gets a tax. */
export interface TaxTerms {
  /** The shop's: one in rupees sells from India. */
  currency: string;
  /** The shop's own state; null where it has not said so. */
  taxRegion: string | null;
}

/** The amount paid for goods of a rate, with tax if prices include it. */
interface RatedValue {
  /** In per cent, with at most two decimals. */
  rate: number;
  value: number;
}

const INDIA = 'IN';
const RUPEES = 'INR';
/** Within a state, one half goes to the central government and one to the state or union territory. */
const HALVES: readonly TaxKind[] = ['CGST', 'SGST'];
const WHOLE: readonly TaxKind[] = ['IGST'];
const OTHER_TAX: readonly TaxKind[] = ['TAX'];
/** Rates are counted in hundredths of a per cent, so that they are whole numbers. */
const PARTS = 10_000;

/** Whether goods that go there are taxed: exports from India are not. @param place null: the shop's own state */
export function isTaxedIn(place: TaxedPlace | null, { currency }: Pick<TaxTerms, 'currency'>): boolean {
  return currency !== RUPEES || place === null || place.country === INDIA;
}

/** The taxes of goods that go there. A shop outside India charges one tax, wherever it ships to. @param place null: the shop's own state */
export function taxKindsOf(place: TaxedPlace | null, { currency, taxRegion }: TaxTerms): readonly TaxKind[] {
  if (currency !== RUPEES) return OTHER_TAX;
  const isWithinState = place === null || place.region === null || place.region === taxRegion;
  return isWithinState ? HALVES : WHOLE;
}

/**
 * Calculates the taxes of what is paid at one rate.
 * @param isAdded the value is without tax
 * @returns one for each kind; none for a rate of 0
 */
export function taxesOfRate(
  { rate, value }: RatedValue,
  kinds: readonly TaxKind[],
  isAdded = false,
): TaxAmount[] {
  const hundredths = Math.round(rate * 100);
  if (hundredths === 0) return [];
  const amount = shareOf(value, hundredths, kinds.length * (isAdded ? PARTS : PARTS + hundredths));
  const taxable = isAdded ? value : value - amount * kinds.length;
  return kinds.map((kind) => ({ kind, rate: rate / kinds.length, taxable, amount }));
}

/** `amount × numerator ÷ denominator`, half a unit rounded up: exact, however large. All are whole and not negative. */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  const [whole, part, parts] = [BigInt(amount), BigInt(numerator), BigInt(denominator)];
  return Number((2n * whole * part + parts) / (2n * parts));
}

/**
 * Distributes whole units by weight, so that the shares add up to the amount. Each share is rounded down; the remaining units go to the
 * shares with the largest remainders, the first one among equals. If all weights are 0, the first share gets everything.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((share) => Number(share / sum));
  const rest = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
