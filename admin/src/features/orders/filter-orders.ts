import type { OrderStatus, SampleOrder } from '../../sample-data/sample-orders.ts';

/** The status filter's options (specification, section 2). */
export const ORDER_FILTERS = ['Active', 'Disabled', 'Show all'] as const;

export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** An order that was canceled is disabled; every other one is active, whether it has been received or not. */
const STATUSES = {
  Active: ['Pending', 'Received'],
  Disabled: ['Canceled'],
  'Show all': ['Pending', 'Canceled', 'Received'],
} satisfies Record<OrderFilter, OrderStatus[]>;

export function filterOrders(orders: SampleOrder[], filter: OrderFilter): SampleOrder[] {
  const statuses: OrderStatus[] = STATUSES[filter];
  return orders.filter(({ status }) => statuses.includes(status));
}
