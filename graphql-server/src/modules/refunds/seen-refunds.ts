import type { OrderView } from '../orders/order-view.ts';
import type { Payment } from '../payments/collection.ts';
import type { RefundDetails } from './collection.ts';
import type { OrderMoney } from './refundable.ts';

/** A refund as the reader of its order may see it. */
export interface SeenRefund {
  order: OrderView;
  payment: Payment;
  /** Absent for refunds that were recorded without any. */
  details: RefundDetails | undefined;
}

/** The refunds of an order, the first one first. Those that were recorded by mistake are omitted. */
export function seenRefunds(order: OrderView, { payments, details }: OrderMoney): SeenRefund[] {
  const byId = new Map(details.map((detail) => [detail._id, detail]));
  return payments
    .filter(({ kind, state, amount }) => kind === 'REFUND' && state !== 'CANCELED' && amount > 0)
    .filter(({ state }) => order.reader === 'SHOP' || state !== 'FAILED')
    .map((payment) => ({ order, payment, details: byId.get(payment._id) }));
}
