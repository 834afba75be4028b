import { type Adjustment, adjustmentSum, limitAdjustments, limitOrderAdjustments } from './adjustments.ts';

/** The taxes of India by their names, and that of a shop elsewhere. */
type TaxKind = 'CGST' | 'SGST' | 'IGST' | 'TAX';

/** Pieces of a variant, at the price of one; prices include tax. */
export interface PricedLine {
  price: number;
  quantity: number;
  /** In per cent, with at most two decimals. */
  taxRate: number;
  adjustments?: readonly Adjustment[];
}

/** Of the shop's settings what totals depend on. */
export interface TotalTerms {
  /** The shop's: one in rupees sells from India. */
  currency: string;
  /** In per cent of the subtotal. */
  shippingPercent: number;
  /** From what subtotal on sending is free; null: from none. */
  freeShippingFrom: number | null;
  /** The shop's own state; null where it has not said so. */
  taxRegion: string | null;
  /** What sending the goods costs, by their value after all adjustments. Absent: by the percentage. */
  shippingFor?: (value: number) => number;
}

/** Where an order goes, as far as it is known. */
export interface TaxedPlace {
  country: string;
  region: string | null;
}

export interface TaxAmount {
  kind: TaxKind;
  rate: number;
  /** The value the tax is charged on, without tax: it and all taxes of the rate add up to the price. */
  taxable: number;
  amount: number;
}

/** A line with its adjustments, as far as they apply: `total = price × quantity + adjustments`. */
interface LineTotal {
  total: number;
  /** Of what the line costs with its share of the order's adjustments. With that of the shipping the lines' make the whole tax. */
  tax: number;
  taxRate: number;
  /** Absent: none. */
  adjustments?: Adjustment[];
}

/** All in whole minor units: `total = subtotal - discount + surcharges of the order + shipping`, of which `tax` is tax. */
export interface OrderTotals {
  /** In the order of the lines. */
  lines: LineTotal[];
  /** Of the lines' totals, so with their own adjustments. */
  subtotal: number;
  /** What the order's own discounts take off. */
  discount: number;
  /** Of the order as a whole, as far as they apply. Absent: none. */
  adjustments?: Adjustment[];
  /** After its own adjustments. */
  shipping: number;
  /** Of the shipping, as far as they apply. Absent: none. */
  shippingAdjustments?: Adjustment[];
  shippingTax: number;
  tax: number;
  total: number;
  /** By rate, the highest first. */
  taxes: TaxAmount[];
}

const INDIA = 'IN';
const RUPEES = 'INR';
/** Within a state, one half goes to the central government and one to the state or union territory. */
const HALVES: readonly TaxKind[] = ['CGST', 'SGST'];
const WHOLE: readonly TaxKind[] = ['IGST'];
const OTHER_TAX: readonly TaxKind[] = ['TAX'];
/** Rates are counted in hundredths of a per cent, so that they are whole numbers. */
const PARTS = 10_000;

/** What shipping goods of a value costs, both in the currency's smallest unit. */
export function shippingFor(
  subtotal: number,
  { shippingPercent, freeShippingFrom }: Pick<TotalTerms, 'shippingPercent' | 'freeShippingFrom'>,
): number {
  const isFree = freeShippingFrom !== null && subtotal >= freeShippingFrom;
  return isFree ? 0 : shareOf(subtotal, Math.round(shippingPercent * 100), PARTS);
}

/**
 * Calculates what an order costs. Shipping, and each tax of each rate, are rounded once. Amounts shared between lines are spread by
 * value, so that the parts always add up. Adjustments of the order are spread over its lines, so that tax follows them too; none
 * makes a line or the order cost less than nothing. Shipping depends on the value of the goods after all adjustments, and is taxed
 * at their rates, by value. Exports from India carry no tax. A shop elsewhere charges one tax, wherever it ships to.
 * @param place null: the shop's own state
 * @param adjustments of the order as a whole; those of a line are with the line
 * @param shippingAdjustments of what shipping costs
 */
export function orderTotals(
  priced: readonly PricedLine[],
  terms: TotalTerms,
  place: TaxedPlace | null,
  adjustments: readonly Adjustment[] = [],
  shippingAdjustments: readonly Adjustment[] = [],
): OrderTotals {
  const { currency, taxRegion } = terms;
  const isIndian = currency === RUPEES;
  const isTaxed = !isIndian || place === null || place.country === INDIA;
  const lines = priced.map((line) => lineTotal(line, isTaxed));
  const totals = lines.map(({ total }) => total);
  const subtotal = sumOf(totals);
  const applied = limitOrderAdjustments(totals, adjustments);
  const shares = shareAdjustments(totals, applied);
  const value = subtotal + adjustmentSum(applied);
  const fee = terms.shippingFor?.(value) ?? shippingFor(value, terms);
  const ofShipping = limitAdjustments(fee, shippingAdjustments);
  const shipping = fee + adjustmentSum(ofShipping);
  const taxed = lines.map((line, index) => ({ line, value: line.total + (shares[index] ?? 0) }));
  const kinds = !isIndian ? OTHER_TAX : isWithinState(place, taxRegion) ? HALVES : WHOLE;
  const { taxes, shippingTax } = addTaxes(taxed, shipping, kinds);
  return {
    lines,
    subtotal,
    discount: discountOf(applied),
    ...(applied.length > 0 && { adjustments: applied }),
    shipping,
    ...(ofShipping.length > 0 && { shippingAdjustments: ofShipping }),
    shippingTax,
    tax: sumOf(lines.map((line) => line.tax)) + shippingTax,
    total: value + shipping,
    taxes,
  };
}

/**
 * Gives each line its share of an order's adjustments: the shares that adjustments name, and all others spread by what is left then.
 * @param totals of the lines
 * @returns each line's share in the same order, negative where it takes off
 */
export function shareAdjustments(
  totals: readonly number[],
  adjustments: readonly Adjustment[] = [],
): number[] {
  const own = totals.map((_, index) => sumOf(adjustments.map(({ shares }) => shares?.[index] ?? 0)));
  const sum = adjustmentSum(adjustments.filter(({ shares }) => !shares));
  if (sum === 0) return own;
  const left = totals.map((total, index) => total + (own[index] ?? 0));
  const spreads = spread(Math.abs(sum), left);
  return spreads.map((share, index) => (own[index] ?? 0) + Math.sign(sum) * share);
}

/** @returns what an order's discounts take off, not negative */
export function discountOf(adjustments: readonly Adjustment[] = []): number {
  return 0 - adjustmentSum(adjustments.filter(({ kind }) => kind === 'DISCOUNT'));
}

function lineTotal({ price, quantity, taxRate, adjustments }: PricedLine, isTaxed: boolean): LineTotal {
  const applied = limitAdjustments(price * quantity, adjustments);
  return {
    total: price * quantity + adjustmentSum(applied),
    tax: 0,
    taxRate: isTaxed ? taxRate : 0,
    ...(applied.length > 0 && { adjustments: applied }),
  };
}

/** What a line costs with its share of the order's adjustments: its tax is a part of that. */
interface TaxedLine {
  line: LineTotal;
  value: number;
}

/** Calculates the taxes of each rate, and gives each line its part of them. */
function addTaxes(taxed: readonly TaxedLine[], shipping: number, kinds: readonly TaxKind[]) {
  const rates = [...new Set(taxed.map(({ line }) => line.taxRate))].sort((one, other) => other - one);
  const groups = rates.map((rate) => taxed.filter(({ line }) => line.taxRate === rate));
  const values = groups.map((group) => sumOf(group.map(({ value }) => value)));
  const shippingShares = spread(shipping, values);
  const taxes: TaxAmount[] = [];
  let shippingTax = 0;
  for (const [index, rate] of rates.entries()) {
    const group = groups[index] ?? [];
    const [value = 0, shippingShare = 0] = [values[index], shippingShares[index]];
    const hundredths = Math.round(rate * 100);
    // Each kind is rounded by itself, so CGST and SGST are always equal; the taxable value absorbs the odd paisa.
    const ofKind = shareOf(value + shippingShare, hundredths, kinds.length * (PARTS + hundredths));
    const amount = ofKind * kinds.length;
    const parts = spread(amount, [...group.map((line) => line.value), shippingShare]);
    for (const [at, { line }] of group.entries()) line.tax = parts[at] ?? 0;
    shippingTax += parts.at(-1) ?? 0;
    const taxable = value + shippingShare - amount;
    if (hundredths > 0)
      taxes.push(...kinds.map((kind) => ({ kind, rate: rate / kinds.length, taxable, amount: ofKind })));
  }
  return { taxes, shippingTax };
}

function isWithinState(place: TaxedPlace | null, taxRegion: string | null): boolean {
  return place === null || place.region === null || place.region === taxRegion;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
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
