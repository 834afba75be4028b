import type { Adjustment } from './adjustments.ts';
import { shareAdjustments } from './order-totals.ts';

/** Units of an order line, some of which are refunded. */
export interface RefundedLine {
  /** The amount paid for all its units, in minor units. */
  paid: number;
  /** How many were ordered. */
  quantity: number;
  /** How many were refunded before. */
  refunded: number;
  /** How many are refunded now. */
  chosen: number;
}

/**
 * Calculates the refund of the chosen units of each line. Every unit has the same share of what was paid. Fractions of a minor
 * unit go to later units, so the last unit receives the remainder: all units together are exactly what was paid, in whichever
 * steps.
 * @returns amounts in minor units, in the order of the lines
 * @throws Error for more units than are left
 */
export function refundShares(lines: readonly RefundedLine[]): number[] {
  return lines.map(({ paid, quantity, refunded, chosen }) => {
    const after = refunded + chosen;
    if (chosen < 0 || after > quantity) throw new Error(`${chosen} of ${quantity - refunded} units.`);
    return paidForFirst(after, paid, quantity) - paidForFirst(refunded, paid, quantity);
  });
}

/**
 * The price of the first units of a line together, rounded down. BigInt, because the product may exceed exact
 * numbers.
 */
function paidForFirst(units: number, paid: number, quantity: number): number {
  return Number((BigInt(paid) * BigInt(units)) / BigInt(quantity));
}

interface PaidOrder {
  lines: readonly { total: number; tax: number }[];
  adjustments?: readonly Adjustment[] | undefined;
  /** Whether tax is added to prices. Absent: prices include tax. */
  isTaxAdded?: boolean | undefined;
}

/**
 * @returns the amount paid for each line: its total with its share of the order's adjustments, and its tax, in
 * minor units
 */
export function paidForLines({ lines, adjustments = [], isTaxAdded = false }: PaidOrder): number[] {
  const totals = lines.map(({ total }) => total);
  const shares = shareAdjustments(totals, adjustments);
  return lines.map(({ total, tax }, index) => total + (shares[index] ?? 0) + (isTaxAdded ? tax : 0));
}

/** @returns the amount paid for the shipping, with its tax, in minor units */
export function paidForShipping({
  shipping,
  tax,
  lines,
  isTaxAdded = false,
}: PaidOrder & { shipping: number; tax: number }): number {
  const ofLines = lines.reduce((sum, line) => sum + line.tax, 0);
  return shipping + (isTaxAdded ? tax - ofLines : 0);
}
