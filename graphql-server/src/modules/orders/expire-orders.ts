import { UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { SYSTEM } from './actor.ts';
import { canceled } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { UNPAID_INDEX } from './collection.ts';
import type { OrderServices } from './context.ts';
import { newEvent } from './events.ts';

const MAX_AT_ONCE = 500;

/**
 * Cancels orders that were not paid in time and releases their stock.
 * @param signal stops between two orders
 * @returns the number of canceled orders
 * @throws the first error, after processing all other orders
 */
export async function expireOrders(
  services: OrderServices,
  now = new Date(),
  signal?: AbortSignal,
): Promise<number> {
  const { orders } = services;
  const unpaid = await orders
    .find({ status: 'AWAITING_PAYMENT', payBy: { $lte: now } }, { ...NEWEST, projection: { _id: 1 } })
    .hint(UNPAID_INDEX)
    .limit(MAX_AT_ONCE)
    .toArray();
  let ended = 0;
  const failures: unknown[] = [];
  for (const { _id } of unpaid) {
    if (signal?.aborted) break;
    const isDue = { _id, status: 'AWAITING_PAYMENT', payBy: { $lte: now } } as const;
    try {
      await changeOrder(services, isDue, 'expire', (order, session) =>
        canceled(services, session, order, newEvent('EXPIRED', SYSTEM)),
      );
      ended += 1;
    } catch (error) {
      // A UserError means that the order was just paid or canceled. Other errors do not stop the remaining orders.
      if (!(error instanceof UserError)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return ended;
}
