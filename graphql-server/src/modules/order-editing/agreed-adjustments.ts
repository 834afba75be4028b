import { type Adjustment, adjustmentSum } from '@mela/rules/adjustments.ts';
import { shareAdjustments } from '@mela/rules/order-totals.ts';
import { spread } from '@mela/rules/taxes.ts';
import type { OrderLine } from '../orders/collection.ts';
import type { WantedLine } from './read-edit.ts';

/** Scales an amount to another quantity, in whole minor units. */
function scaled(amount: number, { quantity }: OrderLine, now: number): number {
  return quantity === now ? amount : Math.round((amount * now) / quantity) || 0;
}

/** The agreed adjustments of a line, scaled to its current quantity. */
export function adjustmentsOfLine(line: OrderLine, now: number): Adjustment[] {
  return (line.adjustments ?? []).map((one) => ({ ...one, amount: scaled(one.amount, line, now) }));
}

interface EditedOrder {
  lines: readonly OrderLine[];
  adjustments?: readonly Adjustment[];
}

/** The totals and adjustments that the cart's current rules give for all lines after the edit. */
interface Offered {
  totals: readonly number[];
  adjustments: readonly Adjustment[];
}

/**
 * The adjustments of an order after an edit. Existing units keep their agreed shares. Added units get the adjustments of the current cart
 * rules, but no adjustment exceeds what the cart with all lines would get.
 */
export function editedAdjustments(
  { lines, adjustments = [] }: EditedOrder,
  wanted: readonly WantedLine[],
  offered: Offered,
): Adjustment[] {
  const kept = adjustments.map((adjustment) => keptPart(adjustment, lines, wanted));
  const added = offered.adjustments.map((adjustment) =>
    addedPart(adjustment, partsOf(adjustment, kept), wanted, offered.totals),
  );
  const grown = kept.map((adjustment) => [adjustment, ...partsOf(adjustment, added)].reduce(together));
  const isNew = (adjustment: Adjustment) => partsOf(adjustment, kept).length === 0;
  return [...grown, ...added.filter(isNew)].filter(({ amount }) => amount !== 0);
}

/** @returns the adjustments with the same source and kind */
function partsOf({ source, kind }: Adjustment, all: readonly Adjustment[]): Adjustment[] {
  return all.filter(
    (one) => one.kind === kind && one.source.module === source.module && one.source.id === source.id,
  );
}

function together(one: Adjustment, other: Adjustment): Adjustment {
  return withShares(one, one.shares?.map((share, index) => share + (other.shares?.[index] ?? 0)) ?? []);
}

/** The share of an adjustment for the units that the order had before. */
function keptPart(
  adjustment: Adjustment,
  lines: readonly OrderLine[],
  wanted: readonly WantedLine[],
): Adjustment {
  const totals = lines.map(({ total }) => total);
  const shares = adjustment.shares ?? shareAdjustments(totals, [adjustment]);
  return withShares(
    adjustment,
    wanted.map(({ line, quantity }) => {
      const index = line ? lines.indexOf(line) : -1;
      return line ? scaled(shares[index] ?? 0, line, Math.min(quantity, line.quantity)) : 0;
    }),
  );
}

/** The share of an adjustment for the added units. */
function addedPart(
  adjustment: Adjustment,
  kept: readonly Adjustment[],
  wanted: readonly WantedLine[],
  totals: readonly number[],
): Adjustment {
  const shares = adjustment.shares ?? shareAdjustments(totals, [adjustment]);
  const weights = wanted.map(({ line, quantity }, index) => {
    const added = Math.max(0, quantity - (line?.quantity ?? 0));
    // Rounds up, because the whole adjustment was already rounded.
    return Math.ceil((Math.abs(shares[index] ?? 0) * added) / quantity) || 0;
  });
  const before = Math.abs(adjustmentSum(kept));
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  const amount = Math.min(Math.max(Math.abs(adjustment.amount) - before, 0), most);
  const sign = adjustment.kind === 'DISCOUNT' ? -1 : 1;
  const parts = amount === 0 ? weights.map(() => 0) : spread(amount, weights);
  return withShares(
    adjustment,
    parts.map((part) => sign * part || 0),
  );
}

function withShares(adjustment: Adjustment, shares: readonly number[]): Adjustment {
  return { ...adjustment, shares, amount: shares.reduce((sum, share) => sum + share, 0) };
}
