/** The part of an order's event that says what became of its payment. */
interface PaymentEvent {
  kind: string;
  /** Of a refund, or of one that was undone, in minor units; absent in events of older versions: all of it. */
  amount?: number | null | undefined;
}

/** What an order's events say of its payment. Amounts are in minor units. */
interface RecordedPayment {
  isPaid: boolean;
  /** Whether the payment came after the order was canceled. */
  isLate: boolean;
  hasRefund: boolean;
  refunded: number;
}

/** Replays an order's events, the oldest first. */
export function recordedPayment(events: readonly PaymentEvent[], total: number): RecordedPayment {
  const payment = { isPaid: false, isLate: false, hasRefund: false, refunded: 0 };
  for (const { kind, amount } of events) {
    if (kind === 'PAID' || kind === 'PAID_LATE') {
      payment.isPaid = true;
      payment.isLate = kind === 'PAID_LATE';
    } else if (kind === 'PAYMENT_UNDONE') {
      payment.isPaid = false;
      payment.isLate = false;
    } else if (kind === 'PAID_BACK') {
      payment.hasRefund = true;
      payment.refunded += amount ?? total;
    } else if (kind === 'REFUND_UNDONE' || kind === 'RESERVED_AGAIN') {
      // An order whose payment was refunded is not reopened; a final refund of nothing ends with it.
      payment.hasRefund = false;
      payment.refunded -= amount ?? payment.refunded;
    }
  }
  return payment;
}
