import type { ClientSession } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { Payment } from '../payments/collection.ts';
import { readRecordedByHand } from '../payments/ledger.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder, type OrderChange } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent, type OrderEvent } from './events.ts';
import { ordersMessages, ordersTexts } from './messages.ts';
import { readNote } from './order-notes.ts';
import { statusWith } from './order-units.ts';
import { reserveAgain } from './reopen-order.ts';

/** A refund that the team made outside the system. */
export interface RefundRecord {
  /** The amount in minor units. null: everything that is owed. */
  amount?: number | null | undefined;
  note?: string | null | undefined;
  /** Whether nothing is owed afterwards, even if less was refunded. */
  isFinal?: boolean | null | undefined;
}

/**
 * Records a full or partial refund of a canceled order. The remainder stays owed unless the record is final.
 * @throws UserError if the amount exceeds what is owed
 */
export async function markOrderRefunded(
  context: OrderContext,
  id: string,
  record: RefundRecord,
): Promise<Order> {
  const note = readNote(record.note, { field: 'note', label: ordersTexts.theNote });
  return changeOrder(context, byId(id), 'markRefunded', (order) => {
    const event = { ...newEvent('PAID_BACK', actorOf(context.viewer)), ...note };
    return refunded(order, event, record);
  });
}

/** @throws UserError for an invalid amount */
export function refunded(
  { refunded: before, refundOwed: owed = 0, total }: Order,
  event: OrderEvent,
  { amount, isFinal }: Omit<RefundRecord, 'note'>,
): OrderChange {
  const paidBack = amount ?? owed;
  const least = isFinal === true ? 0 : 1;
  const isWithin = Number.isSafeInteger(paidBack) && paidBack >= least && paidBack <= owed;
  assertValid(isWithin ? {} : { amount: ordersMessages.refundNotOwed });
  const isAll = before + paidBack === total;
  const final = isFinal === true && !isAll && { isFinal: true as const };
  return {
    set: {},
    event: { ...event, amount: paidBack, ...final },
    payments: { record: { kind: 'REFUND', amount: paidBack, ...final } },
  };
}

/**
 * Reverts all manually recorded refunds, so that they are owed again.
 * @throws UserError without a reason, without such a refund, or if a payment provider made all of them
 */
export async function undoOrderRefund(context: OrderContext, id: string, said: string): Promise<Order> {
  const note = readNote(said, { field: 'reason', label: ordersTexts.theReason, isRequired: true });
  return changeOrder(context, byId(id), 'undoRefund', async (order, session) => {
    const undone = await readRecordedByHand(context, order._id, 'REFUND', session);
    if (undone.length === 0) throw new UserError('CONFLICT', ordersMessages.refundByProvider);
    const amount = undone.reduce((sum, payment) => sum + payment.amount, 0);
    return {
      set: await withUnitsBack(context, session, order, undone),
      event: { ...newEvent('REFUND_UNDONE', actorOf(context.viewer)), ...note, amount },
      payments: { cancel: 'REFUND' },
    };
  });
}

/** Returns unshipped units whose refund is reverted to the order. In a canceled order, they stay removed until it is reopened. */
async function withUnitsBack(
  context: OrderContext,
  session: ClientSession,
  order: Order,
  undone: readonly Payment[],
): Promise<OrderChange['set']> {
  const units = refundedUnits(order, undone);
  const lines = order.lines.map((line) => {
    const refunded = (line.refunded ?? 0) - (units.get(line.id) ?? 0);
    const removed = order.status === 'CANCELED' ? line.removed : Math.min(line.removed ?? 0, refunded);
    return { ...line, refunded, ...(removed !== undefined && { removed }) };
  });
  const back = order.lines
    .map((line, index) => ({ ...line, quantity: (line.removed ?? 0) - (lines[index]?.removed ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  await reserveAgain(context, session, order, back);
  return { lines, ...statusWith(order.status, lines) };
}

/** The refunded units per line. Refund payments and their events are matched by time. */
function refundedUnits({ events }: Order, payments: readonly Payment[]): Map<string, number> {
  const times = new Set(payments.map(({ at }) => at.getTime()));
  const units = new Map<string, number>();
  for (const { kind, at, lines = [] } of events)
    if (kind === 'PAID_BACK' && times.has(at.getTime()))
      for (const { lineId, quantity } of lines) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return units;
}
