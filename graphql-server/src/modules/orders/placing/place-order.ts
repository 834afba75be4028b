import { assertValid } from '../../../kernel/errors.ts';
import { actorByLink } from '../actor.ts';
import type { Order } from '../collection.ts';
import type { OrderContext } from '../context.ts';
import { attemptOf } from './attempt.ts';
import { type OrderDraft, readOrder } from './order-draft.ts';

/**
 * Places an order once per key. Sending it again returns the same order, without a time limit.
 * @throws UserError for invalid input, and CartChangedError if a price, the stock or the total differs from what the shopper saw
 */
export async function placeOrder(context: OrderContext, draft: OrderDraft, key: string): Promise<Order> {
  const { order, faults } = await readOrder(draft);
  assertValid(faults);
  const attempt = attemptOf(order, key, actorByLink(context.viewer));
  context.addressLimits.take('order', context);
  context.disk.assertWritable();
  return context.orderQueue.place(attempt);
}
