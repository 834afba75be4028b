/** The part of an order's event that says what became of its payment. */
interface PaymentEvent {
  kind: string;
  /** Of a refund, in minor units; absent in events of older versions: all of it. */
  amount?: number | null | undefined;
  /** Whether nothing more is owed after a refund. */
  isFinal?: boolean | null | undefined;
}

/** What an order's events say of its payment. Amounts are in minor units. */
export interface RecordedPayment {
  isPaid: boolean;
  /** Whether the payment came after the order was canceled. */
  isLate: boolean;
  hasRefund: boolean;
  refunded: number;
  /** Whether the shop owes no more, even where it refunded less than the total. */
  isSettled: boolean;
}

/** Replays an order's events, the oldest first. */
export function recordedPayment(events: readonly PaymentEvent[], total: number): RecordedPayment {
  const payment = { isPaid: false, isLate: false, hasRefund: false, refunded: 0, isSettled: false };
  for (const { kind, amount, isFinal } of events) {
    if (kind === 'PAID' || kind === 'PAID_LATE') {
      payment.isPaid = true;
      payment.isLate = kind === 'PAID_LATE';
    } else if (kind === 'PAYMENT_UNDONE') {
      payment.isPaid = false;
      payment.isLate = false;
    } else if (kind === 'PAID_BACK') {
      payment.hasRefund = true;
      payment.refunded += amount ?? total;
      payment.isSettled = isFinal === true || payment.refunded >= total;
    } else if (kind === 'REFUND_UNDONE') {
      payment.hasRefund = false;
      payment.refunded = 0;
      payment.isSettled = false;
    }
  }
  return payment;
}
