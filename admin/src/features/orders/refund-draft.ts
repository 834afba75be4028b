import { refundShares } from '@mela/rules/refund-shares.ts';
import type { LiveOrderFragment, RefundInput } from '../../graphql.generated.ts';

type Refundable = LiveOrderFragment['refundable'];

/** Refundable units of a line: either the shipped or the unshipped ones. */
export interface RefundRow {
  key: string;
  lineId: string;
  isShipped: boolean;
  /** The number of these units. */
  open: number;
  /** How many of them can be restocked. */
  restockable: number;
}

/** The operator's input. Amounts are in minor units. */
export interface RefundDraft {
  /** Units by row. */
  units: Record<string, number>;
  /** Whether a row's units are restocked, as far as possible. By default unshipped units are. */
  restocked: Record<string, boolean>;
  shipping: number;
  /** The amount to refund. null: the value of lines and shipping, up to the refundable amount. */
  amount: number | null;
}

export const EMPTY_DRAFT: RefundDraft = { units: {}, restocked: {}, shipping: 0, amount: null };

export function refundRows({ lines }: Refundable): RefundRow[] {
  return lines
    .flatMap(({ lineId, quantity, refunded, unshipped, restockable }) => [
      { key: `${lineId} unshipped`, lineId, isShipped: false, open: unshipped, restockable: unshipped },
      {
        ...{ key: `${lineId} shipped`, lineId, isShipped: true },
        ...{ open: quantity - refunded - unshipped, restockable },
      },
    ])
    .filter(({ open }) => open > 0);
}

export function isRestocked({ restocked }: RefundDraft, { key, isShipped }: RefundRow): boolean {
  return restocked[key] ?? !isShipped;
}

/** A refund of everything that is left. */
export function wholeDraft(refundable: Refundable): RefundDraft {
  const units = refundRows(refundable).map(({ key, open }) => [key, open]);
  return { ...EMPTY_DRAFT, units: Object.fromEntries(units), shipping: refundable.shipping.amount };
}

/** The value of lines and shipping in minor units, calculated as on the server. */
export function refundValue(draft: RefundDraft, refundable: Refundable): number {
  const rows = refundRows(refundable);
  const shares = refundShares(
    refundable.lines.map(({ lineId, paid, quantity, refunded }) => ({
      ...{ paid: paid.amount, quantity, refunded },
      chosen: rows
        .filter((row) => row.lineId === lineId)
        .reduce((sum, row) => sum + chosenUnits(draft, row), 0),
    })),
  );
  return shares.reduce((sum, share) => sum + share, draft.shipping);
}

/** The amount to refund, in minor units. */
export function amountOf(draft: RefundDraft, refundable: Refundable): number {
  return draft.amount ?? Math.min(refundValue(draft, refundable), refundable.amount.amount);
}

/** The mutation's input. */
export function inputOf(draft: RefundDraft, refundable: Refundable): Omit<RefundInput, 'isManual'> {
  const lines = refundRows(refundable).flatMap((row) => {
    const { lineId, isShipped, restockable } = row;
    const chosen = chosenUnits(draft, row);
    const restocked = isRestocked(draft, row) ? Math.min(chosen, restockable) : 0;
    return [
      { lineId, isShipped, quantity: restocked, restock: true },
      { lineId, isShipped, quantity: chosen - restocked, restock: false },
    ].filter((line) => line.quantity > 0);
  });
  return { lines, shipping: draft.shipping, amount: amountOf(draft, refundable) };
}

function chosenUnits({ units }: RefundDraft, { key, open }: RefundRow): number {
  const chosen = units[key] ?? 0;
  return Number.isInteger(chosen) ? Math.min(Math.max(chosen, 0), open) : 0;
}
