import type { WebhookCollection, WebhookEvent } from '../publishing/webhook/collection.ts';
import { queueEvents } from '../publishing/webhook/queue-events.ts';
import type { OrderEventKind } from './events.ts';
import type { OrderHappening, OrderListener } from './order-store.ts';

/** What stays within the shop has none. */
const TYPES: Readonly<Partial<Record<OrderEventKind, string>>> = {
  PLACED: 'order.placed',
  PAID: 'order.paid',
  PAYMENT_UNDONE: 'order.payment_undone',
  SHIPPED: 'order.shipped',
  TRACKING_CHANGED: 'order.tracking_changed',
  UNDELIVERED: 'order.undelivered',
  DELIVERED: 'order.delivered',
  DELIVERY_UNDONE: 'order.delivery_undone',
  CANCELED: 'order.canceled',
  EXPIRED: 'order.expired',
  PAID_LATE: 'order.paid_late',
  RESERVED_AGAIN: 'order.reserved_again',
  PAID_BACK: 'order.paid_back',
  REFUND_FAILED: 'order.refund_failed',
  REFUND_UNDONE: 'order.refund_undone',
};

/** Tells the webhook of orders, in the transaction in which it happens to them: who ordered is not told. */
export function orderEvents(collections: { webhooks: WebhookCollection }): OrderListener {
  return (session, happened) => queueEvents(collections, session, happened.flatMap(eventOf));
}

function eventOf({ order, event }: OrderHappening): WebhookEvent[] {
  const type = TYPES[event.kind];
  if (type === undefined) return [];
  const { _id, number, status, paymentStatus, total, currency } = order;
  const data = {
    ...{ id: _id.toHexString(), number: String(number), status, paymentStatus },
    total: { amount: total, currency },
    // Only refunds have an amount.
    ...(event.amount !== undefined && { refund: { amount: event.amount, currency } }),
  };
  return [{ kind: 'ORDER', type, data }];
}
