import type { Adjustment } from './adjustments.ts';
import { paidForLines, paidForShipping } from './refund-shares.ts';
import { spread, type TaxAmount, type TaxKind, taxesOfRate } from './taxes.ts';

/** A part of an order that is paid for: a line, or the shipping. */
export interface PaidPart {
  /** The amount paid in minor units, with tax. */
  paid: number;
  /** The amounts paid at each tax rate. A line has one rate; shipping has the rates of the goods, divided by value. */
  byRate: readonly { rate: number; paid: number }[];
}

interface TaxedOrder {
  lines: readonly { total: number; tax: number; taxRate: number }[];
  adjustments?: readonly Adjustment[] | undefined;
  shipping: number;
  tax: number;
  taxes: readonly TaxAmount[];
  isTaxAdded?: boolean | undefined;
}

/** @returns the lines of an order, and its shipping as the last part */
export function partsOf(order: TaxedOrder): PaidPart[] {
  const paid = paidForLines(order);
  const lines = order.lines.map(({ taxRate }, index): PaidPart => {
    const ofLine = paid[index] ?? 0;
    return { paid: ofLine, byRate: [{ rate: taxRate, paid: ofLine }] };
  });
  const shipping = paidForShipping(order);
  const rates = [...new Set(order.lines.map(({ taxRate }) => taxRate))].sort((one, other) => other - one);
  // The order's taxes state the amount paid at each rate. At each rate, the amount that exceeds its lines is
  // shipping. The last rate gets the rest.
  let left = shipping;
  const byRate = rates.map((rate, index) => {
    const goods = sumOf(paid.filter((_, at) => order.lines[at]?.taxRate === rate));
    const isLast = index === rates.length - 1;
    const ofRate = isLast ? left : Math.min(paidAt(rate, order.taxes) - goods, left);
    left -= ofRate;
    return { rate, paid: ofRate };
  });
  return [...lines, { paid: shipping, byRate }];
}

/** The amount paid at a rate, with its taxes. CGST and SGST each have half the rate. */
function paidAt(rate: number, taxes: readonly TaxAmount[]): number {
  const kinds = taxes.some(({ kind }) => kind === 'CGST') ? 2 : 1;
  const own = taxes.filter((tax) => tax.rate === rate / kinds);
  return (own[0]?.taxable ?? 0) + sumOf(own.map(({ amount }) => amount));
}

/**
 * Divides a refund among the parts of an order.
 * @param chosen the amounts that the operator refunds for each part; the rest of the refund is divided in
 * proportion to what is left of every part
 * @param before the amounts of earlier refunds, by the same parts
 * @returns the amount of each part, in their order
 */
export function creditedParts(
  amount: number,
  parts: readonly PaidPart[],
  chosen: readonly number[],
  before: readonly number[],
): number[] {
  const left = parts.map(({ paid }, index) => Math.max(paid - (before[index] ?? 0), 0));
  const own = left.map((most, index) => Math.min(chosen[index] ?? 0, most));
  const ofOwn = sumOf(own);
  if (amount <= ofOwn) return spread(amount, own);
  const others = left.map((most, index) => most - (own[index] ?? 0));
  const rest = spread(Math.min(amount - ofOwn, sumOf(others)), others);
  return own.map((one, index) => one + (rest[index] ?? 0));
}

/**
 * The taxes of a refund: the taxes of all refunds so far less those of the earlier refunds. Once everything at
 * a rate is refunded, so is its whole tax.
 * @param credited the amounts of all parts: `now` in this refund, and `before` in all earlier refunds
 */
export function creditedTaxes(
  parts: readonly PaidPart[],
  kinds: readonly TaxKind[],
  credited: { before: readonly number[]; now: readonly number[] },
): TaxAmount[] {
  const until = parts.map((_, index) => (credited.before[index] ?? 0) + (credited.now[index] ?? 0));
  const before = taxesUntil(parts, kinds, credited.before);
  return taxesUntil(parts, kinds, until).flatMap((tax) => {
    const same = before.find(({ kind, rate }) => kind === tax.kind && rate === tax.rate);
    const [amount, taxable] = [tax.amount - (same?.amount ?? 0), tax.taxable - (same?.taxable ?? 0)];
    return amount === 0 && taxable === 0 ? [] : [{ ...tax, amount, taxable }];
  });
}

function taxesUntil(
  parts: readonly PaidPart[],
  kinds: readonly TaxKind[],
  credited: readonly number[],
): TaxAmount[] {
  const values = new Map<number, number>();
  for (const [index, { byRate }] of parts.entries()) {
    const shares = spread(
      credited[index] ?? 0,
      byRate.map(({ paid }) => paid),
    );
    for (const [at, { rate }] of byRate.entries())
      values.set(rate, (values.get(rate) ?? 0) + (shares[at] ?? 0));
  }
  return [...values].flatMap(([rate, value]) => taxesOfRate({ rate, value }, kinds));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
