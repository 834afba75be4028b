import { recordedPayment } from '@mela/rules/order-payments.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { OrderState } from '@mela/rules/transitions.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';

/** The part of an order that decides which actions are possible. */
export function orderState(order: LiveOrderFragment): OrderState {
  const { status, paymentStatus, isErased, lines, refundOwed, events, total, paymentMethod } = order;
  const amounts = events.map(({ kind, amount }) => ({ kind, amount: amount?.amount }));
  return {
    status,
    paymentStatus,
    isErased,
    isFree: paymentMethod === NO_PAYMENT,
    shippedCount: lines.reduce((count, { shipped }) => count + shipped, 0),
    refundOwed: refundOwed.amount,
    hasRefund: recordedPayment(amounts, total.amount).hasRefund,
  };
}
