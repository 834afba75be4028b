import { type Adjustment, adjustmentSum, limitAdjustments, limitOrderAdjustments } from './adjustments.ts';
import {
  isTaxedIn,
  shareOf,
  spread,
  type TaxAmount,
  type TaxedPlace,
  type TaxKind,
  type TaxTerms,
  taxesOfRate,
  taxKindsOf,
} from './taxes.ts';

/** Units of a variant. The price is for one unit. */
export interface PricedLine {
  price: number;
  quantity: number;
  /** The tax rate in per cent, with at most two decimals. */
  taxRate: number;
  adjustments?: readonly Adjustment[];
}

/** The shop's settings on which totals depend. */
export interface TotalTerms extends TaxTerms {
  /** The shipping costs in per cent of the subtotal. */
  shippingPercent: number;
  /** The subtotal from which shipping is free; null: never. */
  freeShippingFrom: number | null;
  /** Returns the shipping price for the value of the goods after all adjustments. Absent: the percentage applies. */
  shippingFor?: (value: number) => number;
  /** Whether prices include tax. Absent: yes. */
  pricesIncludeTax?: boolean;
}

/** A line with its adjustments, as far as they apply: `total = price × quantity + adjustments`. */
interface LineTotal {
  total: number;
  /**
   * The tax on the line with its share of the order's adjustments. The taxes of all lines and of the shipping
   * add up to the order's tax.
   */
  tax: number;
  taxRate: number;
  /** The line's adjustments. Absent: none. */
  adjustments?: Adjustment[];
}

/**
 * All in whole minor units: `total = subtotal - discount + surcharges of the order + shipping`. The total
 * includes `tax`; if prices do not include tax, it is `+ tax`.
 */
export interface OrderTotals {
  /** The totals of the lines, in their order. */
  lines: LineTotal[];
  /** The sum of the lines' totals, which include the lines' own adjustments. */
  subtotal: number;
  /** The sum of the order's own discounts. */
  discount: number;
  /** Adjustments of the whole order, as far as they apply. Absent: none. */
  adjustments?: Adjustment[];
  /** The shipping price after its own adjustments. */
  shipping: number;
  /** Adjustments of the shipping price, as far as they apply. Absent: none. */
  shippingAdjustments?: Adjustment[];
  shippingTax: number;
  tax: number;
  /** Set if prices do not include tax, so that it is added to the total. Absent: prices include tax. */
  isTaxAdded?: true;
  total: number;
  /** The taxes, sorted by descending rate. */
  taxes: TaxAmount[];
}

const PARTS = 10_000;

/** The shipping price for goods of this value, both in the currency's smallest unit. */
export function shippingFor(
  subtotal: number,
  { shippingPercent, freeShippingFrom }: Pick<TotalTerms, 'shippingPercent' | 'freeShippingFrom'>,
): number {
  const isFree = freeShippingFrom !== null && subtotal >= freeShippingFrom;
  return isFree ? 0 : shareOf(subtotal, Math.round(shippingPercent * 100), PARTS);
}

/**
 * Calculates the totals of an order (`taxes.ts` explains the rounding). Adjustments of the order are spread
 * over its lines, so that tax follows them; no line and no order becomes negative. Shipping depends on the
 * value of the goods after all adjustments, and is taxed at their rates, by value.
 * @param place null: the shop's own state
 * @param adjustments those of the whole order; each line has its own
 * @param shippingAdjustments those of the shipping price
 */
export function orderTotals(
  priced: readonly PricedLine[],
  terms: TotalTerms,
  place: TaxedPlace | null,
  adjustments: readonly Adjustment[] = [],
  shippingAdjustments: readonly Adjustment[] = [],
): OrderTotals {
  const isTaxAdded = terms.pricesIncludeTax === false;
  const isTaxed = isTaxedIn(place, terms);
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
  const { taxes, shippingTax } = addTaxes(taxed, shipping, taxKindsOf(place, terms), isTaxAdded);
  const tax = sumOf(lines.map((line) => line.tax)) + shippingTax;
  return {
    lines,
    subtotal,
    discount: discountOf(applied),
    ...(applied.length > 0 && { adjustments: applied }),
    shipping,
    ...(ofShipping.length > 0 && { shippingAdjustments: ofShipping }),
    shippingTax,
    tax,
    ...(isTaxAdded && { isTaxAdded: true as const }),
    total: value + shipping + (isTaxAdded ? tax : 0),
    taxes,
  };
}

/**
 * Divides an order's adjustments among its lines: first by the shares that adjustments name, and then all
 * others by what is left of each line.
 * @param totals the lines' totals
 * @returns each line's share in the same order, negative for a discount
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

/** @returns the sum of an order's discounts, at least 0 */
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

/** The price of a line with its share of the order's adjustments, which includes the line's tax. */
interface TaxedLine {
  line: LineTotal;
  value: number;
}

/** Calculates the taxes for each rate, and divides them among the lines. */
function addTaxes(
  taxed: readonly TaxedLine[],
  shipping: number,
  kinds: readonly TaxKind[],
  isTaxAdded: boolean,
) {
  const rates = [...new Set(taxed.map(({ line }) => line.taxRate))].sort((one, other) => other - one);
  const groups = rates.map((rate) => taxed.filter(({ line }) => line.taxRate === rate));
  const values = groups.map((group) => sumOf(group.map(({ value }) => value)));
  const shippingShares = spread(shipping, values);
  const taxes: TaxAmount[] = [];
  let shippingTax = 0;
  for (const [index, rate] of rates.entries()) {
    const group = groups[index] ?? [];
    const [value = 0, shippingShare = 0] = [values[index], shippingShares[index]];
    const ofRate = taxesOfRate({ rate, value: value + shippingShare }, kinds, isTaxAdded);
    const amount = sumOf(ofRate.map((tax) => tax.amount));
    const parts = spread(amount, [...group.map((line) => line.value), shippingShare]);
    for (const [at, { line }] of group.entries()) line.tax = parts[at] ?? 0;
    shippingTax += parts.at(-1) ?? 0;
    taxes.push(...ofRate);
  }
  return { taxes, shippingTax };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
