import type { StatusMark } from '../../components/StatusPill.tsx';
import type { LiveOrderFragment, OrderStatus, PaymentStatus } from '../../graphql.generated.ts';

interface Word {
  label: string;
  mark: StatusMark;
}

/** Where an order stands, in the specification's words (section 4). */
export const LIVE_STATUSES: Record<OrderStatus, Word> = {
  AWAITING_PAYMENT: { label: 'Awaiting payment', mark: 'open' },
  CONFIRMED: { label: 'Confirmed', mark: 'open' },
  SHIPPED: { label: 'Shipped', mark: 'good' },
  DELIVERED: { label: 'Delivered', mark: 'good' },
  CANCELED: { label: 'Canceled', mark: 'bad' },
};

export const LIVE_PAYMENTS: Record<PaymentStatus, Word> = {
  PENDING: { label: 'Pending', mark: 'open' },
  PAID: { label: 'Payment done', mark: 'good' },
  PARTLY_REFUNDED: { label: 'Partly refunded', mark: 'open' },
  REFUNDED: { label: 'Refund', mark: 'open' },
  CHARGEBACK: { label: 'Chargeback', mark: 'bad' },
};

const METHODS: Record<string, string> = {
  cash_on_delivery: 'Cash on delivery',
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
};

export function methodLabel(name: string): string {
  return METHODS[name] ?? name;
}

export const EVENT_WORDS: Record<LiveOrderFragment['events'][number]['kind'], string> = {
  PLACED: 'Placed',
  PAID: 'Paid',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELED: 'Canceled',
  EXPIRED: 'Not paid in time',
  PAID_LATE: 'Paid after it was canceled',
  RESERVED_AGAIN: 'Stock reserved again',
  PAID_BACK: 'Paid back',
  NOTED: 'Note',
  ERASED: 'Personal details erased',
};

/** The name of the shopper, which is gone once it was erased. */
export function shopperOf({ shippingAddress }: { shippingAddress: { name: string } | null }): string {
  return shippingAddress?.name ?? 'Erased';
}
