import type { StatusMark } from '../../components/StatusPill.tsx';
import type { OrderStatus, PaymentStatus, SampleOrder } from '../../sample-data/sample-orders.ts';

/** The status filter's options (specification, section 2). */
export const ORDER_FILTERS = ['Active', 'Disabled', 'Show all'] as const;

/** The filter for all orders. */
export const ALL_ORDERS = ORDER_FILTERS[2];

export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The status of an order by its step. Canceled orders are disabled, and all others are active. */
const STATUSES = {
  Active: ['Pending', 'Received'],
  Disabled: ['Canceled'],
  'Show all': ['Pending', 'Canceled', 'Received'],
} satisfies Record<OrderFilter, OrderStatus[]>;

export function filterOrders(orders: SampleOrder[], filter: OrderFilter): SampleOrder[] {
  const statuses: OrderStatus[] = STATUSES[filter];
  return orders.filter(({ status }) => statuses.includes(status));
}

export const ORDER_STATUS_MARKS = {
  Pending: 'open',
  Canceled: 'bad',
  Received: 'good',
} satisfies Record<OrderStatus, StatusMark>;

/** Payments on the order detail screen (specification, section 4). */
export const PAYMENTS = {
  Paid: { label: 'Payment done', mark: 'good' },
  Chargeback: { label: 'Chargeback', mark: 'bad' },
  Refund: { label: 'Refund', mark: 'open' },
} satisfies Record<PaymentStatus, { label: string; mark: StatusMark }>;

/** The options of the status selector (specification, section 4). */
export const ORDER_STEPS = ['Awaiting payment', 'Confirmed', 'Shipped', 'Delivered'] as const;

export type OrderStep = (typeof ORDER_STEPS)[number];

/** The initial step of a sample order. All were paid, and the canceled ones were canceled before shipping. */
export function firstStep({ status }: SampleOrder): OrderStep {
  return status === 'Received' ? 'Delivered' : 'Confirmed';
}

/** The list's status for an order at a step. */
export function statusOf(step: OrderStep): OrderStatus {
  return step === 'Delivered' ? 'Received' : 'Pending';
}
