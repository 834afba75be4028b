import { UserError } from '../../kernel/errors.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { refunded } from './mark-refunded.ts';
import { ordersMessages } from './messages.ts';
import { reopened } from './reopen-order.ts';

export type LatePaymentResolution = 'RESERVE_AGAIN' | 'PAID_BACK';

/**
 * Carries out the team's decision about a payment of a canceled order: reopens the order, or records a full refund.
 * @throws UserError if something is out of stock, or no refund is owed
 */
export async function resolveLatePayment(
  context: OrderContext,
  id: string,
  resolution: LatePaymentResolution,
): Promise<Order> {
  return changeOrder(context, byId(id), 'resolveLatePayment', async (order, session) => {
    if (resolution === 'PAID_BACK')
      return refunded(order, newEvent('PAID_BACK', actorOf(context.viewer)), {});
    if (order.isErased) throw new UserError('CONFLICT', ordersMessages.lateAddressErased);
    if (order.paymentStatus !== 'PAID') throw new UserError('CONFLICT', ordersMessages.partiallyRefunded);
    return reopened(context, session, order);
  });
}
