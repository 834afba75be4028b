import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { readNote } from './order-notes.ts';

/** Records that an order has arrived. @throws UserError where not all of it is shipped */
export async function markOrderDelivered(context: OrderContext, id: string): Promise<Order> {
  return changeOrder(context, byId(id), 'deliver', () => ({
    set: { status: 'DELIVERED' },
    event: newEvent('DELIVERED', actorOf(context.viewer)),
  }));
}

/** Takes back a delivery that was recorded by mistake. @throws UserError without a reason, or where it is not delivered */
export async function undoOrderDelivery(context: OrderContext, id: string, said: string): Promise<Order> {
  const note = readNote(said, { field: 'reason', label: 'The reason', isRequired: true });
  return changeOrder(context, byId(id), 'undoDelivery', () => ({
    set: { status: 'SHIPPED' },
    event: { ...newEvent('DELIVERY_UNDONE', actorOf(context.viewer)), ...note },
  }));
}
