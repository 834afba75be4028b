import type { ClientSession } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import type { StockLine } from '../inventory/lines.ts';
import { reserve } from '../inventory/reserve.ts';
import { paymentMethod } from '../payments/payment-methods.ts';
import { readSelling } from '../selling/collection.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder, type OrderChange } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { ordersMessages, ordersTexts } from './messages.ts';
import { payByAfter } from './order-dates.ts';
import { unshippedLines } from './order-units.ts';

/**
 * Reopens a canceled order and reserves its units again. A prepaid order without payment waits for its payment.
 * @throws UserError if something is out of stock, or the order cannot be reopened
 */
export async function reopenOrder(context: OrderContext, id: string): Promise<Order> {
  return changeOrder(context, byId(id), 'reopen', (order, session) => reopened(context, session, order));
}

export async function reopened(
  context: OrderContext,
  session: ClientSession,
  order: Order,
): Promise<OrderChange> {
  // Units with a refund stay removed from the order.
  const lines = order.lines.map((line) => ({ ...line, removed: line.refunded ?? 0 }));
  const wanted = unshippedLines(lines);
  if (wanted.length === 0) throw new UserError('CONFLICT', ordersMessages.allBeingRefunded);
  await reserveAgain(context, session, order, wanted);
  const isPrepaid = paymentMethod(order.paymentMethod)?.isPrepaid === true;
  const event = newEvent('RESERVED_AGAIN', actorOf(context.viewer));
  // Reverts the final refund, so that the payment is owed again if the order is canceled again.
  const payments = { cancel: 'REFUND' } as const;
  if (order.paymentStatus === 'PAID' || !isPrepaid)
    return { set: { lines, status: 'CONFIRMED' }, event, payments };
  const payBy = payByAfter(event.at, await readSelling(context, session));
  return { set: { lines, status: 'AWAITING_PAYMENT', payBy }, event, payments };
}

/** @throws UserError that names the first line without enough stock */
export async function reserveAgain(
  context: OrderContext,
  session: ClientSession,
  order: Order,
  lines: readonly StockLine[],
): Promise<void> {
  const [short] = await reserve(context, session, lines);
  if (!short) return;
  const { title = ordersTexts.aProduct } =
    order.lines.find(({ variantId }) => variantId.equals(short.variantId)) ?? {};
  throw new UserError('CONFLICT', ordersMessages.tooFewAvailable({ title, available: short.available }));
}
