import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';

/**
 * Sends an email about an order again, to the address that the order has now and with its present details.
 * @throws UserError where the order has no such email
 */
export async function resendOrderEmail(context: OrderContext, id: string, mailId: string): Promise<Order> {
  return changeOrder(context, byId(id), 'resendEmail', () => ({
    set: {},
    event: { ...newEvent('EMAIL_RESENT', actorOf(context.viewer)), mailId },
  }));
}
