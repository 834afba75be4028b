import type { WebhookCollection, WebhookEvent } from '../webhooks/collection.ts';
import { queueEvents } from '../webhooks/queue-events.ts';
import type { OrderEventKind } from './events.ts';
import type { OrderHappening, OrderListener } from './order-store.ts';

/** The webhook types of order events. Internal events have none. */
const TYPES: Readonly<Partial<Record<OrderEventKind, string>>> = {
  PLACED: 'order.placed',
  EDITED: 'order.edited',
  PAID: 'order.paid',
  PAYMENT_PENDING: 'order.payment_pending',
  PAYMENT_FAILED: 'order.payment_failed',
  PAYMENT_UNDONE: 'order.payment_undone',
  PACKED: 'order.packed',
  PACKING_UNDONE: 'order.packing_undone',
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
  CHARGEBACK_OPENED: 'order.chargeback_opened',
  CHARGEBACK_WON: 'order.chargeback_won',
  CHARGEBACK_LOST: 'order.chargeback_lost',
  RETURN_REQUESTED: 'order.return_requested',
  RETURN_ACCEPTED: 'order.return_accepted',
  RETURN_DECLINED: 'order.return_declined',
  RETURN_RECEIVED: 'order.return_received',
};

/** Queues webhook events in the transaction of the order event, without the customer's details. */
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
    ...(event.returnId !== undefined && { return: { id: event.returnId } }),
    ...(event.amount !== undefined && {
      [amountName(event.kind)]: { amount: event.amount, currency },
    }),
  };
  return [{ kind: 'ORDER', type, data }];
}

function amountName(kind: OrderEventKind): string {
  if (kind.startsWith('CHARGEBACK')) return 'chargeback';
  return kind === 'PAYMENT_UNDONE' ? 'payment' : 'refund';
}
