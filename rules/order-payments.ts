/** The part of an order's event about its payment. */
interface PaymentEvent {
  kind: string;
  /** The amount of a refund, or of an undone refund or payment, in minor units; absent: all of it. */
  amount?: number | null | undefined;
  /** The order's total before and after an edit. */
  totalBefore?: number | null | undefined;
  totalAfter?: number | null | undefined;
}

/** The payment of an order, derived from its events. Amounts are in minor units. */
interface RecordedPayment {
  /** The total of all payments. Each payment covers everything that was due at that time. */
  charged: number;
  /** Whether the payment came after the order was canceled. */
  isLate: boolean;
  hasRefund: boolean;
  refunded: number;
}

/**
 * Replays an order's events, oldest first.
 * @param total the current total
 */
export function recordedPayment(events: readonly PaymentEvent[], total: number): RecordedPayment {
  const payment = { charged: 0, isLate: false, hasRefund: false, refunded: 0 };
  let due = events.find(({ kind }) => kind === 'EDITED')?.totalBefore ?? total;
  for (const { kind, amount, totalAfter } of events) {
    if (kind === 'EDITED') due = totalAfter ?? due;
    else if (kind === 'PAID' || kind === 'PAID_LATE') {
      payment.charged = Math.max(payment.charged, due);
      payment.isLate = kind === 'PAID_LATE';
    } else if (kind === 'PAYMENT_UNDONE') {
      payment.charged -= amount ?? payment.charged;
      payment.isLate = false;
    } else if (kind === 'PAID_BACK') {
      payment.hasRefund = true;
      payment.refunded += amount ?? total;
    } else if (kind === 'REFUND_UNDONE' || kind === 'RESERVED_AGAIN') {
      // Subtract the undone refund. A reopened order has no refunded payment, and a final refund without an
      // amount subtracts everything.
      payment.refunded -= amount ?? payment.refunded;
      payment.hasRefund = payment.refunded > 0;
    }
  }
  return payment;
}
