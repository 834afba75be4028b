import { assertValid, UserError } from '../../kernel/errors.ts';
import { readRecordedByHand } from '../payments/ledger.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder, type OrderChange } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent, type OrderEvent } from './events.ts';
import { readNote } from './order-notes.ts';

/** A refund that the team made elsewhere. */
export interface RefundRecord {
  /** In minor units; null: all that is owed. */
  amount?: number | null | undefined;
  note?: string | null | undefined;
  /** Whether nothing more is owed afterwards, though less was refunded. */
  isFinal?: boolean | null | undefined;
}

/**
 * Records that the payment of a canceled order, or a part of it, was refunded. What is left stays owed unless the record is final.
 * @throws UserError where no refund is owed, or less than this
 */
export async function markOrderRefunded(
  context: OrderContext,
  id: string,
  record: RefundRecord,
): Promise<Order> {
  const note = readNote(record.note, { field: 'note', label: 'The note' });
  return changeOrder(context, byId(id), 'markRefunded', (order) => {
    const event = { ...newEvent('PAID_BACK', actorOf(context.viewer)), ...note };
    return refunded(order, event, record);
  });
}

/** @throws UserError for an amount out of bounds */
export function refunded(
  { refunded: before, refundOwed: owed = 0, total }: Order,
  event: OrderEvent,
  { amount, isFinal }: Omit<RefundRecord, 'note'>,
): OrderChange {
  const paidBack = amount ?? owed;
  const least = isFinal === true ? 0 : 1;
  const isWithin = Number.isSafeInteger(paidBack) && paidBack >= least && paidBack <= owed;
  assertValid(isWithin ? {} : { amount: 'The amount must be more than 0 and at most what is owed' });
  const isAll = before + paidBack === total;
  const final = isFinal === true && !isAll && { isFinal: true as const };
  return {
    set: {},
    event: { ...event, amount: paidBack, ...final },
    payments: { record: { kind: 'REFUND', amount: paidBack, ...final } },
  };
}

/**
 * Takes back all refunds that the team recorded by mistake: they are owed again.
 * @throws UserError without a reason, or a refund, and where a payment provider made all of them
 */
export async function undoOrderRefund(context: OrderContext, id: string, said: string): Promise<Order> {
  const note = readNote(said, { field: 'reason', label: 'The reason', isRequired: true });
  return changeOrder(context, byId(id), 'undoRefund', async ({ _id }, session) => {
    const undone = await readRecordedByHand(context, _id, 'REFUND', session);
    if (undone.length === 0)
      throw new UserError('CONFLICT', 'The payment provider made this refund, so it cannot be undone.');
    const amount = undone.reduce((sum, payment) => sum + payment.amount, 0);
    return {
      set: {},
      event: { ...newEvent('REFUND_UNDONE', actorOf(context.viewer)), ...note, amount },
      payments: { cancel: 'REFUND' },
    };
  });
}
