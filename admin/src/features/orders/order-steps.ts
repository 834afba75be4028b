import type { SampleOrder } from '../../sample-data/sample-orders.ts';

/** What the change-status selector of an order offers (specification, section 4). */
export const ORDER_STEPS = ['Awaiting payment', 'Confirmed', 'Shipped', 'Delivered'] as const;

export type OrderStep = (typeof ORDER_STEPS)[number];

/** The step that the sample order stands at when it is opened. */
export function firstStep({ status }: SampleOrder): OrderStep {
  if (status === 'Received') return 'Delivered';
  return status === 'Pending' ? 'Confirmed' : 'Awaiting payment';
}
