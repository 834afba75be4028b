import { unpaidOf } from '@mela/rules/ledger.ts';
import { UserError } from '../../kernel/errors.ts';
import { readRecordedByHand } from '../payments/ledger.ts';
import { paymentMethod } from '../payments/payment-methods.ts';
import { readSelling } from '../selling/collection.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { ordersMessages, ordersTexts } from './messages.ts';
import { payByAfter } from './order-dates.ts';
import { readNote } from './order-notes.ts';

/**
 * Records a payment of the full amount that is still due. If the order is canceled, the payment becomes an owed refund.
 * @throws UserError if the order is already paid
 */
export async function markOrderPaid(
  context: OrderContext,
  id: string,
  said: string | null | undefined,
): Promise<Order> {
  const note = readNote(said, { field: 'note', label: ordersTexts.theNote });
  return changeOrder(context, byId(id), 'pay', (order) => ({
    set: { payBy: null, ...(order.status === 'AWAITING_PAYMENT' && { status: 'CONFIRMED' as const }) },
    payments: { record: { kind: 'CHARGE', amount: unpaidOf(order) } },
    event: {
      ...newEvent(order.status === 'CANCELED' ? 'PAID_LATE' : 'PAID', actorOf(context.viewer)),
      ...note,
    },
  }));
}

/**
 * Reverts a payment that was recorded by mistake. An unshipped prepaid order waits for its payment again, with a new deadline.
 * @throws UserError without a reason, if the order is not paid, or if a payment provider received the payment
 */
export async function undoOrderPayment(context: OrderContext, id: string, said: string): Promise<Order> {
  const note = readNote(said, { field: 'reason', label: ordersTexts.theReason, isRequired: true });
  return changeOrder(context, byId(id), 'undoPayment', async (order, session) => {
    const charges = await readRecordedByHand(context, order._id, 'CHARGE', session);
    if (charges.length === 0) throw new UserError('CONFLICT', ordersMessages.paymentByProvider);
    const { status, lines, charged = 0 } = order;
    const amount = charges.reduce((sum, charge) => sum + charge.amount, 0);
    const isAll = amount >= charged;
    const isUnshipped = status === 'CONFIRMED' && lines.every(({ shipped }) => shipped === 0);
    const isAwaited = isAll && isUnshipped && paymentMethod(order.paymentMethod)?.isPrepaid === true;
    const awaited = isAwaited && {
      status: 'AWAITING_PAYMENT' as const,
      payBy: payByAfter(new Date(), await readSelling(context, session)),
    };
    return {
      set: { ...awaited },
      payments: { cancel: 'CHARGE' },
      event: { ...newEvent('PAYMENT_UNDONE', actorOf(context.viewer)), ...note, ...(!isAll && { amount }) },
    };
  });
}
