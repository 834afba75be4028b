import type { StatusMark } from '../../components/StatusPill.tsx';
import type {
  LiveOrderFragment,
  OrderRowFragment,
  OrderStatus,
  PaymentStatus,
} from '../../graphql.generated.ts';

interface Word {
  label: string;
  mark: StatusMark;
}

/** The status labels of the specification (section 4). */
export const LIVE_STATUSES: Record<OrderStatus, Word> = {
  DRAFT: { label: 'Draft', mark: 'open' },
  AWAITING_PAYMENT: { label: 'Awaiting payment', mark: 'open' },
  CONFIRMED: { label: 'Confirmed', mark: 'open' },
  SHIPPED: { label: 'Shipped', mark: 'good' },
  DELIVERED: { label: 'Delivered', mark: 'good' },
  CANCELED: { label: 'Canceled', mark: 'bad' },
};

/** The status of an order, including partly shipped. */
export function statusOf({
  status,
  isPartlyShipped,
}: Pick<OrderRowFragment, 'status' | 'isPartlyShipped'>): Word {
  return isPartlyShipped ? { label: 'Partially shipped', mark: 'open' } : LIVE_STATUSES[status];
}

export const LIVE_PAYMENTS: Record<PaymentStatus, Word> = {
  PENDING: { label: 'Pending', mark: 'open' },
  PAID: { label: 'Paid', mark: 'good' },
  PARTLY_REFUNDED: { label: 'Partially refunded', mark: 'open' },
  REFUNDED: { label: 'Refunded', mark: 'open' },
  CHARGEBACK: { label: 'Chargeback', mark: 'bad' },
};

export const REFUND_STATES: Record<LiveOrderFragment['refunds'][number]['state'], Word> = {
  PENDING: { label: 'Pending', mark: 'open' },
  DONE: { label: 'Refunded', mark: 'good' },
  FAILED: { label: 'Failed', mark: 'bad' },
};

/** The refund filter. */
/** The figures of the sales reports. */
export const FIGURES = {
  ORDERS: { label: 'Sales' },
  PAID: { label: 'Paid sales' },
  UNPAID: { label: 'Unpaid sales' },
  REFUNDED: { label: 'Refunded sales' },
  DISCOUNTED: { label: 'Discounted sales' },
} as const;

export const REFUNDS = { OWED: { label: 'Refunds owed' } } as const;

const METHODS: Record<string, string> = {
  cash_on_delivery: 'Cash on delivery',
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  none: 'No payment needed',
};

export function methodLabel(name: string): string {
  return METHODS[name] ?? name;
}

const EVENT_WORDS: Record<LiveOrderFragment['events'][number]['kind'], string> = {
  PLACED: 'Placed',
  EDITED: 'Edited',
  PAID: 'Marked as paid',
  PAYMENT_PENDING: 'Payment pending',
  PAYMENT_FAILED: 'Payment failed',
  PAYMENT_UNDONE: 'Marked as unpaid',
  SHIPPED: 'Shipped',
  TRACKING_CHANGED: 'Tracking corrected',
  UNDELIVERED: 'Parcel not delivered',
  DELIVERED: 'Delivered',
  DELIVERY_UNDONE: 'Marked as not delivered',
  CANCELED: 'Canceled',
  EXPIRED: 'Canceled: not paid in time',
  PAID_LATE: 'Paid after it was canceled',
  RESERVED_AGAIN: 'Reopened',
  PAID_BACK: 'Refunded',
  REFUND_REQUESTED: 'Refund requested from the payment provider',
  REFUND_FAILED: 'Refund rejected by the payment provider',
  REFUND_UNDONE: 'Refund undone',
  CHARGEBACK_OPENED: 'Chargeback opened by the payer’s bank',
  CHARGEBACK_WON: 'Chargeback won',
  CHARGEBACK_LOST: 'Chargeback lost',
  CONTACT_CHANGED: 'Contact details corrected',
  EMAIL_RESENT: 'Email sent again',
  NOTED: 'Note',
  ERASED: 'Customer data erased',
  LINK_EMAILED: 'Link emailed to the customer',
  RETURN_REQUESTED: 'Return requested',
  RETURN_ACCEPTED: 'Return accepted',
  RETURN_DECLINED: 'Return declined',
  RETURN_RECEIVED: 'Returned items received',
};

/** The text of an event. Distinguishes an order that the team marked as paid from a payment through a provider. */
export function eventText({
  kind,
  actor,
}: Pick<LiveOrderFragment['events'][number], 'kind' | 'actor'>): string {
  return kind === 'PAID' && actor.kind === 'SYSTEM' ? 'Paid' : EVENT_WORDS[kind];
}

const ACTORS: Record<LiveOrderFragment['events'][number]['actor']['kind'], string> = {
  SHOPPER: 'Customer',
  OPERATOR: 'Team',
  API_TOKEN: 'API token',
  SYSTEM: 'System',
};

/** The actor of an event, by name if known. */
export function actorText({ kind, name }: LiveOrderFragment['events'][number]['actor']): string {
  return kind === 'API_TOKEN' && name ? `API token ${name}` : (name ?? ACTORS[kind]);
}

/** The customer's name, or a placeholder after erasure. */
export function shopperOf({
  shippingAddress,
  status,
}: {
  shippingAddress: { name: string } | null;
  status?: OrderStatus;
}): string {
  return shippingAddress?.name ?? (status === 'DRAFT' ? 'No address yet' : 'Erased');
}

export const CONTACT_FIELDS = {
  EMAIL: 'Email',
  PHONE: 'Phone',
  SHIPPING_ADDRESS: 'Shipping address',
  BILLING_ADDRESS: 'Billing address',
  NOTE: 'Note',
} as const;
