import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './new-event.ts';

/** Notes that an order has arrived. @throws UserError where not all of it is shipped */
export async function markOrderDelivered(context: OrderContext, id: string): Promise<Order> {
  return changeOrder(context, byId(id), 'deliver', () => ({
    set: { status: 'DELIVERED' },
    event: newEvent('DELIVERED', context.recorder.author),
  }));
}
