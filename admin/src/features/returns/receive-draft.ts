import { refundShares } from '@mela/rules/refund-shares.ts';
import type { Target } from '../../components/TargetField.tsx';
import type { RefundInput, ReplacementLineInput, ReturnRowFragment } from '../../graphql.generated.ts';

/** The operator's input about received items. Amounts are in minor units. */
export interface ReceiveDraft {
  /** The number of received units, by the line's id. */
  units: Record<string, number>;
  /** The number of restocked units, by the line's id. */
  restocked: Record<string, number>;
  replacement: readonly Target[];
  replacementUnits: Record<string, number>;
  /** The amount to refund. null: the value of the units, or 0 if they are replaced. */
  amount: number | null;
}

/** A draft that receives and restocks all expected units. */
export function draftOf({ lines }: ReturnRowFragment): ReceiveDraft {
  const open = Object.fromEntries(
    lines.map(({ line, quantity, received }) => [line.id, quantity - received]),
  );
  return { units: open, restocked: { ...open }, replacement: [], replacementUnits: {}, amount: null };
}

/** The price paid for the received units, but at most the refundable amount. */
export function receiptValue({ units }: ReceiveDraft, { order: { refundable } }: ReturnRowFragment): number {
  const shares = refundShares(
    refundable.lines.map(({ lineId, paid, quantity, refunded, unshipped }) => ({
      ...{ paid: paid.amount, quantity, refunded },
      chosen: Math.min(units[lineId] ?? 0, quantity - refunded - unshipped),
    })),
  );
  return Math.min(
    shares.reduce((sum, share) => sum + share, 0),
    refundable.amount.amount,
  );
}

export function refundOf(draft: ReceiveDraft, found: ReturnRowFragment): number {
  const { amount } = found.order.refundable.amount;
  const value = draft.replacement.length > 0 ? 0 : receiptValue(draft, found);
  return Math.min(Math.max(draft.amount ?? value, 0), amount);
}

export function receiptInput(draft: ReceiveDraft, found: ReturnRowFragment): Omit<RefundInput, 'isManual'> {
  const lines = found.lines.flatMap(({ line: { id } }) => {
    const units = draft.units[id] ?? 0;
    const restocked = Math.min(draft.restocked[id] ?? 0, units);
    return [
      { lineId: id, quantity: restocked, restock: true },
      { lineId: id, quantity: units - restocked, restock: false },
    ].filter(({ quantity }) => quantity > 0);
  });
  return { lines, amount: refundOf(draft, found) };
}

export function replacementInput({ replacement, replacementUnits }: ReceiveDraft): ReplacementLineInput[] {
  return replacement.map(({ id }) => ({ variantId: id, quantity: replacementUnits[id] ?? 1 }));
}
