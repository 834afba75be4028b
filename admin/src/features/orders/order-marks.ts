import type { StatusMark } from '../../components/StatusPill.tsx';
import type { OrderStatus, PaymentStatus } from '../../sample-data/sample-orders.ts';

export const ORDER_STATUS_MARKS = {
  Pending: 'open',
  Canceled: 'bad',
  Received: 'good',
} satisfies Record<OrderStatus, StatusMark>;

/** A payment as the order's detail calls it (specification, section 4). */
export const PAYMENTS = {
  Paid: { words: 'Payment done', mark: 'good' },
  Chargeback: { words: 'Chargeback', mark: 'bad' },
  Refund: { words: 'Refund', mark: 'open' },
} satisfies Record<PaymentStatus, { words: string; mark: StatusMark }>;
