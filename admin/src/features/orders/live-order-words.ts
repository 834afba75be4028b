import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import type { StatusMark } from '../../components/StatusPill.tsx';
import type {
  LiveOrderFragment,
  OrderRowFragment,
  OrderStatus,
  PaymentStatus,
} from '../../graphql.generated.ts';

export interface Word {
  label: string;
  mark: StatusMark;
}

/** The status labels of the specification (section 4). */
export const LIVE_STATUSES: Record<OrderStatus, Word> = {
  DRAFT: { label: sharedText.draft, mark: 'open' },
  AWAITING_PAYMENT: { label: ordersText.awaitingPayment, mark: 'open' },
  CONFIRMED: { label: ordersText.confirmed, mark: 'open' },
  SHIPPED: { label: ordersText.shipped, mark: 'good' },
  DELIVERED: { label: sharedText.delivered, mark: 'good' },
  CANCELED: { label: sharedText.canceled, mark: 'bad' },
};

/** The status of an order, including partly shipped. */
export function statusOf({
  status,
  isPartlyShipped,
}: Pick<OrderRowFragment, 'status' | 'isPartlyShipped'>): Word {
  return isPartlyShipped ? { label: ordersText.partiallyShipped, mark: 'open' } : LIVE_STATUSES[status];
}

/** The status of an order, and whether its items are packed. */
export function progressOf(order: Pick<OrderRowFragment, 'status' | 'isPartlyShipped' | 'packedAt'>): Word[] {
  return [statusOf(order), ...(order.packedAt ? [{ label: ordersText.packed, mark: 'good' } as const] : [])];
}

export const LIVE_PAYMENTS: Record<PaymentStatus, Word> = {
  PENDING: { label: sharedText.pending, mark: 'open' },
  PAID: { label: sharedText.paid, mark: 'good' },
  PARTLY_REFUNDED: { label: ordersText.partiallyRefunded, mark: 'open' },
  REFUNDED: { label: ordersText.refunded, mark: 'open' },
  CHARGEBACK: { label: sharedText.chargeback, mark: 'bad' },
};

export const REFUND_STATES: Record<LiveOrderFragment['refunds'][number]['state'], Word> = {
  PENDING: { label: sharedText.pending, mark: 'open' },
  DONE: { label: ordersText.refunded, mark: 'good' },
  FAILED: { label: sharedText.failed, mark: 'bad' },
};

/** The figures of the sales reports. */
export const FIGURES = {
  ORDERS: { label: sharedText.sales },
  PAID: { label: ordersText.paidSales },
  UNPAID: { label: ordersText.unpaidSales },
  REFUNDED: { label: ordersText.refundedSales },
  DISCOUNTED: { label: ordersText.discountedSales },
} as const;

/** The packing filter: orders to ship. */
export const PACKING = {
  TO_PACK: { label: ordersText.toPack },
  PACKED: { label: ordersText.packed },
} as const;

/** The refund filter. */
export const REFUNDS = { OWED: { label: ordersText.refundsOwed } } as const;

const METHODS: Record<string, string> = {
  cash_on_delivery: sharedText.cashOnDelivery,
  upi: 'UPI',
  bank_transfer: ordersText.bankTransfer,
  stripe: ordersText.stripe,
  razorpay: ordersText.razorpay,
  none: ordersText.noPaymentNeeded,
};

export function methodLabel(name: string): string {
  return METHODS[name] ?? name;
}

const EVENT_WORDS: Record<LiveOrderFragment['events'][number]['kind'], string> = {
  PLACED: ordersText.placed,
  EDITED: sharedText.edited,
  PAID: ordersText.markedAsPaid,
  PAYMENT_PENDING: sharedText.paymentPending,
  PAYMENT_FAILED: sharedText.paymentFailed,
  PAYMENT_UNDONE: ordersText.markedAsUnpaid,
  PACKED: ordersText.packed,
  PACKING_UNDONE: ordersText.packingUndone,
  SHIPPED: ordersText.shipped,
  TRACKING_CHANGED: ordersText.trackingCorrected,
  UNDELIVERED: ordersText.parcelNotDelivered,
  DELIVERED: sharedText.delivered,
  DELIVERY_UNDONE: ordersText.markedAsNotDelivered,
  CANCELED: sharedText.canceled,
  EXPIRED: ordersText.canceledNotPaidInTime,
  PAID_LATE: ordersText.paidAfterItWasCanceled,
  RESERVED_AGAIN: ordersText.reopened,
  PAID_BACK: ordersText.refunded,
  REFUND_REQUESTED: ordersText.refundRequestedFromPaymentProvider,
  REFUND_FAILED: ordersText.refundRejectedByPaymentProvider,
  REFUND_UNDONE: ordersText.refundUndone,
  CHARGEBACK_OPENED: ordersText.chargebackOpenedByPayersBank,
  CHARGEBACK_WON: sharedText.chargebackWon,
  CHARGEBACK_LOST: sharedText.chargebackLost,
  CONTACT_CHANGED: ordersText.contactDetailsCorrected,
  EMAIL_RESENT: ordersText.emailSentAgain,
  NOTED: sharedText.note,
  ERASED: sharedText.customerDataErased,
  LINK_EMAILED: ordersText.linkEmailedToCustomer,
  RETURN_REQUESTED: ordersText.returnRequested,
  RETURN_ACCEPTED: ordersText.returnAccepted,
  RETURN_DECLINED: ordersText.returnDeclined,
  RETURN_RECEIVED: ordersText.returnedItemsReceived,
};

/** The text of an event. Distinguishes an order that the team marked as paid from a payment through a provider. */
export function eventText({
  kind,
  actor,
}: Pick<LiveOrderFragment['events'][number], 'kind' | 'actor'>): string {
  return kind === 'PAID' && actor.kind === 'SYSTEM' ? sharedText.paid : EVENT_WORDS[kind];
}

const ACTORS: Record<LiveOrderFragment['events'][number]['actor']['kind'], string> = {
  SHOPPER: sharedText.customer,
  OPERATOR: sharedText.team,
  API_TOKEN: sharedText.apiToken,
  SYSTEM: sharedText.system,
};

/** The actor of an event, by name if known. */
export function actorText({ kind, name }: LiveOrderFragment['events'][number]['actor']): string {
  return kind === 'API_TOKEN' && name ? ordersText.apiTokenName(name) : (name ?? ACTORS[kind]);
}

/** The customer's name, or a placeholder after erasure. */
export function shopperOf({
  shippingAddress,
  status,
}: {
  shippingAddress: { name: string } | null;
  status?: OrderStatus;
}): string {
  return shippingAddress?.name ?? (status === 'DRAFT' ? ordersText.noAddressYet : ordersText.erased);
}

export const CONTACT_FIELDS = {
  EMAIL: sharedText.email,
  PHONE: sharedText.phone,
  SHIPPING_ADDRESS: sharedText.shippingAddress,
  BILLING_ADDRESS: ordersText.billingAddress,
  NOTE: sharedText.note,
} as const;
