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

/** Where an order stands, in the specification's words (section 4). */
export const LIVE_STATUSES: Record<OrderStatus, Word> = {
  AWAITING_PAYMENT: { label: 'Awaiting payment', mark: 'open' },
  CONFIRMED: { label: 'Confirmed', mark: 'open' },
  SHIPPED: { label: 'Shipped', mark: 'good' },
  DELIVERED: { label: 'Delivered', mark: 'good' },
  CANCELED: { label: 'Canceled', mark: 'bad' },
};

/** The status of an order: one of which some is shipped says so. */
export function statusOf({
  status,
  isPartlyShipped,
}: Pick<OrderRowFragment, 'status' | 'isPartlyShipped'>): Word {
  return isPartlyShipped ? { label: 'Partly shipped', mark: 'open' } : LIVE_STATUSES[status];
}

export const LIVE_PAYMENTS: Record<PaymentStatus, Word> = {
  PENDING: { label: 'Pending', mark: 'open' },
  PAID: { label: 'Payment done', mark: 'good' },
  PARTLY_REFUNDED: { label: 'Partly refunded', mark: 'open' },
  REFUNDED: { label: 'Refund', mark: 'open' },
  CHARGEBACK: { label: 'Chargeback', mark: 'bad' },
};

export const REFUND_STATES: Record<LiveOrderFragment['refunds'][number]['state'], Word> = {
  PENDING: { label: 'Under way', mark: 'open' },
  DONE: { label: 'Refunded', mark: 'good' },
  FAILED: { label: 'Failed', mark: 'bad' },
};

/** Orders can be filtered by these. */
export const REFUNDS = { OWED: { label: 'Refunds owed' } } as const;

const METHODS: Record<string, string> = {
  cash_on_delivery: 'Cash on delivery',
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
  none: 'Nothing to pay',
};

export function methodLabel(name: string): string {
  return METHODS[name] ?? name;
}

export const EVENT_WORDS: Record<LiveOrderFragment['events'][number]['kind'], string> = {
  PLACED: 'Placed',
  PAID: 'Marked as paid',
  PAYMENT_UNDONE: 'Payment mark removed',
  SHIPPED: 'Shipped',
  TRACKING_CHANGED: 'Tracking corrected',
  UNDELIVERED: 'Parcel not delivered',
  DELIVERED: 'Delivered',
  DELIVERY_UNDONE: 'Delivery mark removed',
  CANCELED: 'Canceled',
  EXPIRED: 'Canceled: not paid in time',
  PAID_LATE: 'Paid after it was canceled',
  RESERVED_AGAIN: 'Reopened',
  PAID_BACK: 'Refunded',
  REFUND_REQUESTED: 'Refund requested from the payment provider',
  REFUND_FAILED: 'Refund refused by the payment provider',
  REFUND_UNDONE: 'Refund mark removed',
  CONTACT_CHANGED: 'Contact details corrected',
  EMAIL_RESENT: 'Email sent again',
  NOTED: 'Note',
  ERASED: 'Personal details erased',
  LINK_EMAILED: 'Link emailed to the customer',
};

const ACTORS: Record<LiveOrderFragment['events'][number]['actor']['kind'], string> = {
  SHOPPER: 'Customer',
  OPERATOR: 'Team',
  API_TOKEN: 'API token',
  SYSTEM: 'System',
};

/** Who caused an event: by name where there is one. */
export function actorText({ kind, name }: LiveOrderFragment['events'][number]['actor']): string {
  return kind === 'API_TOKEN' && name ? `API token ${name}` : (name ?? ACTORS[kind]);
}

/** The name of the shopper, which is gone once it was erased. */
export function shopperOf({ shippingAddress }: { shippingAddress: { name: string } | null }): string {
  return shippingAddress?.name ?? 'Erased';
}

export const CONTACT_FIELDS = {
  EMAIL: 'Email',
  PHONE: 'Phone',
  SHIPPING_ADDRESS: 'Shipping address',
  BILLING_ADDRESS: 'Billing address',
} as const;
