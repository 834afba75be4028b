/**
 * Taxes, and how amounts are rounded. All amounts are whole minor units, such as paise, and no calculation uses fractional numbers:
 *
 * 1. A discount is rounded once, for its order or its line (`discounts.ts`), and spread over the lines by largest remainders (`spread`).
 *    So its shares always add up, also across several tax rates.
 * 2. The shipping price is rounded once, and spread over the tax rates of the goods by value, because shipping is taxed like the goods.
 * 3. Each tax of each rate is rounded once, half a unit up, on the sum of all lines of the rate. CGST and SGST are two taxes of half
 *    the rate, so they are always equal.
 * 4. If prices include tax, the taxable value is the price less the tax, so the value absorbs the odd unit. If they do not, tax is added.
 * 5. The tax of a rate is spread over its lines and the shipping by largest remainders.
 * 6. If units of a line are refunded, each unit is worth its share of the paid amount, rounded down, and the last one gets the remainder
 *    (`refund-shares.ts`). The taxes of a refund are the taxes by rule 3 of all refunds so far less those of the earlier refunds. So after
 *    the last refund, exactly the taxes of the order are refunded.
 */

/** The taxes of India by their names, and the single tax of a shop elsewhere. */
export type TaxKind = 'CGST' | 'SGST' | 'IGST' | 'TAX';

export interface TaxAmount {
  kind: TaxKind;
  rate: number;
  /**
   * The value on which the tax is charged, without tax. This value and all taxes of the rate add up to the
   * amount paid.
   */
  taxable: number;
  amount: number;
}

/** The destination of an order, as far as it is known. */
export interface TaxedPlace {
  country: string;
  region: string | null;
}

/** The shop's facts that decide which taxes apply. */
export interface TaxTerms {
  /** The shop's currency. A shop in rupees sells from India. */
  currency: string;
  /** The shop's own state; null if the operator has not entered it. */
  taxRegion: string | null;
}

/** The amount paid for goods of a rate, with tax if prices include it. */
interface RatedValue {
  /** The rate in per cent, with at most two decimals. */
  rate: number;
  value: number;
}

const INDIA = 'IN';
const RUPEES = 'INR';
/** Within a state, one half goes to the central government and one to the state or union territory. */
const HALVES: readonly TaxKind[] = ['CGST', 'SGST'];
const WHOLE: readonly TaxKind[] = ['IGST'];
const OTHER_TAX: readonly TaxKind[] = ['TAX'];
/** 100% in hundredths of a per cent. Rates are counted in hundredths, so that they are whole numbers. */
const PARTS = 10_000;

/**
 * Whether goods sent to a place are taxed: exports from India are not.
 * @param place null: the shop's own state
 */
export function isTaxedIn(place: TaxedPlace | null, { currency }: Pick<TaxTerms, 'currency'>): boolean {
  return currency !== RUPEES || place === null || place.country === INDIA;
}

/**
 * The taxes on goods sent to a place. A shop outside India charges one tax, wherever it ships to.
 * @param place null: the shop's own state
 */
export function taxKindsOf(place: TaxedPlace | null, { currency, taxRegion }: TaxTerms): readonly TaxKind[] {
  if (currency !== RUPEES) return OTHER_TAX;
  const isWithinState = place === null || place.region === null || place.region === taxRegion;
  return isWithinState ? HALVES : WHOLE;
}

/**
 * Calculates the taxes on the amount paid at one rate.
 * @param isAdded whether the amount is without tax
 * @returns one tax for each kind; none for a rate of 0
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

/**
 * `amount × numerator ÷ denominator`, with half a unit rounded up. The result is exact, however large the
 * arguments are. All must be whole and not negative.
 */
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
