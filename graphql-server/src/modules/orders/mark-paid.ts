import { UserError } from '../../kernel/errors.ts';
import { readRecordedByHand } from '../payments/ledger.ts';
import { paymentMethod } from '../payments/payment-methods.ts';
import { readSelling } from '../selling/collection.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { payByAfter } from './order-dates.ts';
import { readNote } from './order-notes.ts';

/**
 * Records that an order was paid. The payment of a canceled order is kept, and owed to the shopper.
 * @throws UserError where it is paid already
 */
export async function markOrderPaid(
  context: OrderContext,
  id: string,
  said: string | null | undefined,
): Promise<Order> {
  const note = readNote(said, { field: 'note', label: 'The note' });
  return changeOrder(context, byId(id), 'pay', ({ status, total }) => ({
    set: { payBy: null, ...(status === 'AWAITING_PAYMENT' && { status: 'CONFIRMED' as const }) },
    payments: { record: { kind: 'CHARGE', amount: total } },
    event: {
      ...newEvent(status === 'CANCELED' ? 'PAID_LATE' : 'PAID', actorOf(context.viewer)),
      ...note,
    },
  }));
}

/**
 * Takes back a payment that was recorded by mistake. An order that is paid in advance and of which nothing is shipped waits for its
 * payment again, with its whole time to pay.
 * @throws UserError without a reason, where it is not paid, and where a payment provider received the payment
 */
export async function undoOrderPayment(context: OrderContext, id: string, said: string): Promise<Order> {
  const note = readNote(said, { field: 'reason', label: 'The reason', isRequired: true });
  return changeOrder(context, byId(id), 'undoPayment', async (order, session) => {
    const charges = await readRecordedByHand(context, order._id, 'CHARGE', session);
    if (charges.length === 0)
      throw new UserError('CONFLICT', 'The payment provider received this payment, so it cannot be undone.');
    const { status, lines } = order;
    const isUnshipped = status === 'CONFIRMED' && lines.every(({ shipped }) => shipped === 0);
    const isAwaited = isUnshipped && paymentMethod(order.paymentMethod)?.isPrepaid === true;
    const awaited = isAwaited && {
      status: 'AWAITING_PAYMENT' as const,
      payBy: payByAfter(new Date(), await readSelling(context, session)),
    };
    return {
      set: { ...awaited },
      payments: { cancel: 'CHARGE' },
      event: { ...newEvent('PAYMENT_UNDONE', actorOf(context.viewer)), ...note },
    };
  });
}
