import { assertValid } from '../../../kernel/errors.ts';
import { actorByLink } from '../actor.ts';
import type { Order } from '../collection.ts';
import type { OrderContext } from '../context.ts';
import { attemptOf } from './attempt.ts';
import { type OrderDraft, readOrder } from './order-draft.ts';

/**
 * Places an order once for its key; to send it again answers the same order, for ever.
 * @throws UserError for faults of the input, and CartChangedError where a price, the stock or the total is not what was agreed to
 */
export async function placeOrder(context: OrderContext, draft: OrderDraft, key: string): Promise<Order> {
  const { order, faults } = await readOrder(draft);
  assertValid(faults);
  const attempt = attemptOf(order, key, actorByLink(context.viewer));
  context.addressLimits.take('order', context);
  context.disk.assertWritable();
  return context.orderQueue.place(attempt);
}
