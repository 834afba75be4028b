import { refundShares } from '@mela/rules/refund-shares.ts';
import type { LiveOrderFragment, RefundInput } from '../../graphql.generated.ts';

type Refundable = LiveOrderFragment['refundable'];

/** What the operator has chosen to refund. Amounts are in minor units. */
export interface RefundDraft {
  /** Units by line. */
  units: Record<string, number>;
  /** Lines whose units go back to stock, as far as they were shipped. */
  restocked: Record<string, boolean>;
  shipping: number;
  /** null: what lines and shipping come to, as far as it is left. */
  amount: number | null;
}

export const EMPTY_DRAFT: RefundDraft = { units: {}, restocked: {}, shipping: 0, amount: null };

/** Everything that is left. */
export function wholeDraft(refundable: Refundable): RefundDraft {
  const units = refundable.lines.map(({ lineId, quantity, refunded }) => [lineId, quantity - refunded]);
  return { ...EMPTY_DRAFT, units: Object.fromEntries(units), shipping: refundable.shipping.amount };
}

/** What lines and shipping come to, in minor units: as the server calculates it. */
export function refundValue({ units, shipping }: RefundDraft, { lines }: Refundable): number {
  const shares = refundShares(
    lines.map(({ lineId, paid, quantity, refunded }) => ({
      ...{ paid: paid.amount, quantity, refunded },
      chosen: unitsWithin(units[lineId], quantity - refunded),
    })),
  );
  return shares.reduce((sum, share) => sum + share, shipping);
}

/** What is refunded, in minor units. */
export function amountOf(draft: RefundDraft, refundable: Refundable): number {
  return draft.amount ?? Math.min(refundValue(draft, refundable), refundable.amount.amount);
}

/** The refund as it is sent. Of a line, units that were not shipped do not go back to stock. */
export function inputOf(draft: RefundDraft, refundable: Refundable): Omit<RefundInput, 'isManual'> {
  const lines = refundable.lines.flatMap(({ lineId, quantity, refunded, restockable }) => {
    const chosen = unitsWithin(draft.units[lineId], quantity - refunded);
    const restocked = draft.restocked[lineId] ? Math.min(chosen, restockable) : 0;
    return [
      { lineId, quantity: restocked, restock: true },
      { lineId, quantity: chosen - restocked, restock: false },
    ].filter((line) => line.quantity > 0);
  });
  return { lines, shipping: draft.shipping, amount: amountOf(draft, refundable) };
}

function unitsWithin(units = 0, left: number): number {
  return Number.isInteger(units) ? Math.min(Math.max(units, 0), left) : 0;
}
