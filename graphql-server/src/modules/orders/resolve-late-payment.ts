import { UserError } from '../../kernel/errors.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { refunded } from './mark-refunded.ts';
import { reopened } from './reopen-order.ts';

export type LatePaymentResolution = 'RESERVE_AGAIN' | 'PAID_BACK';

/**
 * Decides on the payment of a canceled order: reopens the order, or records that all of it was refunded.
 * @throws UserError where it is out of stock, or no refund is owed
 */
export async function resolveLatePayment(
  context: OrderContext,
  id: string,
  resolution: LatePaymentResolution,
): Promise<Order> {
  return changeOrder(context, byId(id), 'resolveLatePayment', async (order, session) => {
    if (resolution === 'PAID_BACK')
      return refunded(order, newEvent('PAID_BACK', actorOf(context.viewer)), {});
    if (order.isErased)
      throw new UserError('CONFLICT', 'Nobody knows any more where this order goes: pay it back.');
    if (order.paymentStatus !== 'PAID')
      throw new UserError('CONFLICT', 'A part of this payment is refunded, so the order stays canceled.');
    return reopened(context, session, order);
  });
}
