import { UserError } from '../errors.ts';
import { reserve } from '../inventory/reserve.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './new-event.ts';

/** Of an order that is off, and whose payment is here. */
export type LatePaymentResolution = 'RESERVE_AGAIN' | 'PAID_BACK';

/** Says what becomes of the payment of a canceled order. @throws UserError where it cannot be had any more, or there is no such payment */
export async function resolveLatePayment(
  context: OrderContext,
  id: string,
  resolution: LatePaymentResolution,
): Promise<Order> {
  const { author } = context.recorder;
  return changeOrder(context, byId(id), 'resolveLatePayment', async (order, session) => {
    if (resolution === 'PAID_BACK') {
      const event = newEvent('PAID_BACK', author);
      return { set: { paymentStatus: 'REFUNDED', refunded: order.total }, event };
    }
    if (order.isErased)
      throw new UserError('CONFLICT', 'Nobody knows any more where this order goes: pay it back.');
    const [short] = await reserve(context, session, order.lines);
    if (short) {
      const { title = 'It' } = order.lines.find(({ variantId }) => variantId.equals(short.variantId)) ?? {};
      throw new UserError(
        'CONFLICT',
        `${title}: only ${short.available} can be had. Pay the order back, or correct the stock first.`,
      );
    }
    return { set: { status: 'CONFIRMED' }, event: newEvent('RESERVED_AGAIN', author) };
  });
}
