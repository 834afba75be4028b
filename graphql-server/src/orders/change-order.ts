import type { ClientSession, Filter } from 'mongodb';
import { UserError } from '../errors.ts';
import { parseObjectId } from '../mongodb/documents.ts';
import { assertNoSwap } from '../mongodb/swap.ts';
import { inTransaction } from '../mongodb/transaction.ts';
import { type OrderAction, obstacleTo } from '../rules/transitions.ts';
import type { Fulfilment, Order } from './collection.ts';
import type { OrderServices } from './context.ts';
import type { OrderEvent } from './events.ts';

/** What an action makes of an order. */
export interface OrderChange {
  set: Partial<Order>;
  event: OrderEvent;
  /** A parcel that left. */
  fulfilment?: Fulfilment;
  /** The events until now, where they change. */
  formerEvents?: OrderEvent[];
}

/** An order has a line for each that was written to it: no shop notes more. What an order needs to end is always written. */
const MAX_EVENTS = 500;

/**
 * Changes an order in one transaction, with what happens to the stock and what others write of it: of two that do it at once the
 * second finds it done.
 * @param action null: possible at any time
 * @throws UserError where there is no such order, or the action is not possible any more
 */
export async function changeOrder(
  services: OrderServices,
  filter: Filter<Order>,
  action: OrderAction | null,
  change: (order: Order, session: ClientSession) => Promise<OrderChange> | OrderChange,
): Promise<Order> {
  const { orders, orderListeners } = services;
  services.revision.assertWritable();
  const changed = await inTransaction(orders.db.client, async (session) => {
    await assertNoSwap(orders.db, session);
    const order = await orders.findOne(filter, { session });
    if (!order) throw new UserError('NOT_FOUND', 'Order not found');
    assertPossible(action, order);
    const { set, event, fulfilment, formerEvents = order.events } = await change(order, session);
    const fulfilments = fulfilment ? [...order.fulfilments, fulfilment] : order.fulfilments;
    const own = { fulfilments, events: [...formerEvents, event], revision: order.revision + 1 };
    const after = { ...order, ...own, ...set };
    await orders.updateOne({ _id: order._id }, { $set: { ...own, ...set } }, { session });
    for (const listener of orderListeners) await listener(session, [{ order: after, event }]);
    return after;
  });
  await noteChange(services);
  return changed;
}

/** Tells those who watch all orders. Without it they see it later. */
async function noteChange({ orderState }: Pick<OrderServices, 'orderState'>): Promise<void> {
  const options = { upsert: true, writeConcern: { w: 1 } } as const;
  await orderState.updateOne({ _id: 'changes' }, { $inc: { count: 1 } }, options).catch(() => {});
}

export function shippedCount({ lines }: Pick<Order, 'lines'>): number {
  return lines.reduce((count, { shipped }) => count + shipped, 0);
}

function assertPossible(action: OrderAction | null, order: Order): void {
  const obstacle = action !== null && obstacleTo(action, { ...order, shippedCount: shippedCount(order) });
  if (obstacle) throw new UserError('CONFLICT', `${obstacle}.`);
  if (action === null && order.events.length >= MAX_EVENTS)
    throw new UserError('CONFLICT', 'So much was written to this order that nothing more fits.');
}

/** @throws UserError for what is no id of an order */
export function byId(id: unknown): Filter<Order> {
  const _id = parseObjectId(id);
  if (!_id) throw new UserError('NOT_FOUND', 'Order not found');
  return { _id };
}
