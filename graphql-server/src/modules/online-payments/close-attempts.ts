import type { OrderEventKind } from '../orders/events.ts';
import type { OrderListener } from '../orders/order-store.ts';
import type { OnlinePaymentCollections } from './collection.ts';

/** An edited order may cost something else. */
const CLOSING: ReadonlySet<OrderEventKind> = new Set(['CANCELED', 'EXPIRED', 'EDITED']);

/**
 * Schedules open attempts of orders that need another payment or none, so that the checker cancels them and nobody pays from a page
 * left open. Skips payments that the checker itself records.
 */
export function closeAttempts({ paymentAttempts }: OnlinePaymentCollections): OrderListener {
  return async (session, happened) => {
    const ended = happened.filter(
      ({ event: { kind, actor } }) => CLOSING.has(kind) || (kind === 'PAID' && actor?.kind !== 'SYSTEM'),
    );
    if (ended.length === 0) return;
    const orderId = { $in: ended.map(({ order }) => order._id) };
    const due = { $set: { nextAt: new Date(0) }, $unset: { claim: '' } } as const;
    await paymentAttempts.updateMany({ orderId, isClosed: false }, due, { session });
  };
}
