import type { OrderEventKind } from '../orders/events.ts';
import type { OrderHappening, OrderListener } from '../orders/order-store.ts';
import type { OnlinePaymentCollections } from './collection.ts';

/**
 * The events after which open attempts are closed. Edits are included, because an edited order may cost a
 * different amount.
 */
const CLOSING: ReadonlySet<OrderEventKind> = new Set(['CANCELED', 'EXPIRED', 'EDITED']);

/**
 * Schedules a check of open attempts whose order no longer needs this payment. The checker cancels them, so
 * that no one pays on a page left open. Skips payments that the checker records. Also schedules all attempts
 * of orders with a rejected refund, because the team may have refunded the money in the provider's dashboard.
 */
export function closeAttempts({ paymentAttempts }: OnlinePaymentCollections): OrderListener {
  return async (session, happened) => {
    const ended = happened.filter(
      ({ event: { kind, actor } }) => CLOSING.has(kind) || (kind === 'PAID' && actor?.kind !== 'SYSTEM'),
    );
    const rejected = happened.filter(({ event: { kind } }) => kind === 'REFUND_FAILED');
    const due = { $set: { nextAt: new Date(0) }, $unset: { claim: '' } } as const;
    const schedule = async (some: readonly OrderHappening[], filter: { isClosed?: boolean }) => {
      if (some.length === 0) return;
      const orderId = { $in: some.map(({ order }) => order._id) };
      await paymentAttempts.updateMany({ orderId, ...filter }, due, { session });
    };
    await schedule(ended, { isClosed: false });
    await schedule(rejected, {});
  };
}
