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
import { payByAfter } from './order-dates.ts';

/**
 * Reopens a canceled order: its lines are reserved again. One that has to be paid in advance, and is not, waits for its payment.
 * @throws UserError where something is out of stock, or the order cannot be reopened
 */
export async function reopenOrder(context: OrderContext, id: string): Promise<Order> {
  return changeOrder(context, byId(id), 'reopen', (order, session) => reopened(context, session, order));
}

export async function reopened(
  context: OrderContext,
  session: ClientSession,
  order: Order,
): Promise<OrderChange> {
  await reserveAgain(context, session, order, order.lines);
  const isPrepaid = paymentMethod(order.paymentMethod)?.isPrepaid === true;
  const event = newEvent('RESERVED_AGAIN', actorOf(context.viewer));
  // What was final about its refund ends: canceled again, it owes its payment again.
  const payments = { cancel: 'REFUND' } as const;
  if (order.paymentStatus === 'PAID' || !isPrepaid) return { set: { status: 'CONFIRMED' }, event, payments };
  const payBy = payByAfter(event.at, await readSelling(context, session));
  return { set: { status: 'AWAITING_PAYMENT', payBy }, event, payments };
}

/** @throws UserError that names the first line of which not enough is available */
export async function reserveAgain(
  context: OrderContext,
  session: ClientSession,
  order: Order,
  lines: readonly StockLine[],
): Promise<void> {
  const [short] = await reserve(context, session, lines);
  if (!short) return;
  const { title = 'A product' } =
    order.lines.find(({ variantId }) => variantId.equals(short.variantId)) ?? {};
  throw new UserError('CONFLICT', `${title}: only ${short.available} available. Adjust the stock first.`);
}
