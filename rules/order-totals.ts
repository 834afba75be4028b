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

/** Pieces of a variant, at the price of one. */
export interface PricedLine {
  price: number;
  quantity: number;
  /** In per cent, with at most two decimals. */
  taxRate: number;
  adjustments?: readonly Adjustment[];
}

/** Of the shop's settings what totals depend on. */
export interface TotalTerms extends TaxTerms {
  /** In per cent of the subtotal. */
  shippingPercent: number;
  /** From what subtotal on sending is free; null: from none. */
  freeShippingFrom: number | null;
  /** What sending the goods costs, by their value after all adjustments. Absent: by the percentage. */
  shippingFor?: (value: number) => number;
  /** Whether prices include tax; absent: they do. */
  pricesIncludeTax?: boolean;
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

/**
 * All in whole minor units: `total = subtotal - discount + surcharges of the order + shipping`, of which `tax` is tax; `+ tax` where prices
 * do not include it.
 */
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
  /** Prices do not include tax: it is added to the total. Absent: they do. */
  isTaxAdded?: true;
  total: number;
  /** By rate, the highest first. */
  taxes: TaxAmount[];
}

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
 * Calculates what an order costs (`taxes.ts` says how amounts are rounded). Adjustments of the order are spread over its lines, so that
 * tax follows them too; none makes a line or the order cost less than nothing. Shipping depends on the value of the goods after all
 * adjustments, and is taxed at their rates, by value.
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
