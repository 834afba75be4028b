import { formatMoney } from '@mela/rules/format-money.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { Address, OrderAnswer, OrderEvent, Refund } from './order-answer.ts';

const STATUSES: Record<OrderAnswer['status'], string> = {
  DRAFT: 'Not confirmed yet',
  AWAITING_PAYMENT: 'Awaiting payment',
  CONFIRMED: 'Confirmed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELED: 'Canceled',
};

const PAYMENT_STATUSES: Record<OrderAnswer['paymentStatus'], string> = {
  PENDING: 'Not paid yet',
  PAID: 'Paid',
  PARTLY_REFUNDED: 'Partially refunded',
  REFUNDED: 'Refunded',
  CHARGEBACK: 'Chargeback',
};

const EVENTS: Record<string, string> = {
  PLACED: 'Order placed',
  EDITED: 'Order changed',
  PAID: 'Paid',
  PAYMENT_PENDING: 'Payment processing',
  PAYMENT_FAILED: 'Payment failed',
  PAYMENT_UNDONE: 'Payment not received',
  SHIPPED: 'Shipped',
  TRACKING_CHANGED: 'New tracking details',
  UNDELIVERED: 'Delivery failed',
  DELIVERED: 'Delivered',
  DELIVERY_UNDONE: 'Delivery not confirmed',
  CANCELED: 'Canceled',
  EXPIRED: 'Canceled because it was not paid in time',
  PAID_LATE: 'Paid after cancellation',
  RESERVED_AGAIN: 'Reopened',
  PAID_BACK: 'Refunded',
  REFUND_UNDONE: 'Refund not sent yet',
  RETURN_REQUESTED: 'Return requested',
  RETURN_ACCEPTED: 'Return accepted',
  RETURN_DECLINED: 'Return declined',
  RETURN_RECEIVED: 'Returned items received',
};

const TIME = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

export function statusText({ status, isPartlyShipped }: OrderAnswer): string {
  return isPartlyShipped ? 'Partly shipped' : (STATUSES[status] ?? status);
}

/** null for an order that costs nothing. */
export function paymentStatusText({ paymentStatus, paymentMethod }: OrderAnswer): string | null {
  if (paymentMethod === NO_PAYMENT) return null;
  return PAYMENT_STATUSES[paymentStatus] ?? paymentStatus;
}

/** A time in the browser's time zone. */
export function timeText(moment: string): string {
  return TIME.format(new Date(moment));
}

/** The sentence below the status. */
export function leadText(order: OrderAnswer): string {
  const amount = formatMoney(order.amountDue);
  switch (order.status) {
    case 'DRAFT':
      return draftText(order);
    case 'AWAITING_PAYMENT':
      return `Thank you for your order. Please pay ${amount} as shown below. We will ship it once we receive your payment.`;
    case 'CONFIRMED':
      return confirmedText(order);
    case 'SHIPPED':
      return 'Your order is on its way.';
    case 'DELIVERED':
      return 'Your order has been delivered. Enjoy!';
    case 'CANCELED':
      return canceledText(order);
  }
}

function draftText({ draft }: OrderAnswer): string {
  const until = draft?.expiresAt ? ` by ${timeText(draft.expiresAt)}` : '';
  return draft?.isExpired
    ? 'The time to confirm this order has passed. Contact us if you would still like to order: we will send you a new link.'
    : `We have prepared this order for you. Please check it, and confirm it below${until}.`;
}

function confirmedText({ paymentMethod, paymentStatus, isPartlyShipped, amountDue }: OrderAnswer): string {
  if (isPartlyShipped) return 'Part of your order is on its way. We will ship the rest soon.';
  if (paymentMethod !== NO_PAYMENT && paymentStatus !== 'PENDING')
    return 'Thank you for your order. We have received your payment and are preparing it.';
  return paymentMethod === 'cash_on_delivery'
    ? `Thank you for your order. We are preparing it. Please keep ${formatMoney(amountDue)} in cash ready for the delivery.`
    : 'Thank you for your order. We are preparing it.';
}

function canceledText({ events, refundOwed }: OrderAnswer): string {
  if (refundOwed.amount === 0) return 'This order is canceled.';
  const last = events.findLast(({ kind }) => kind === 'PAID' || kind === 'PAID_LATE');
  return last?.kind === 'PAID_LATE'
    ? 'We received your payment after the order was canceled. We will contact you about it.'
    : `This order is canceled. We will refund ${formatMoney(refundOwed)}.`;
}

/** null if the event is of no interest to a shopper. */
export function eventText({ kind, carrier, trackingNumber, amount }: OrderEvent): string | null {
  const text = EVENTS[kind];
  if (!text) return null;
  if (kind === 'PAID_BACK' && amount) return `${text}: ${formatMoney(amount)}`;
  if (kind !== 'SHIPPED' && kind !== 'TRACKING_CHANGED') return text;
  const number = trackingNumber && `tracking number ${trackingNumber}`;
  if (kind === 'SHIPPED')
    return [carrier ? `${text} by ${carrier}` : text, number].filter(Boolean).join(', ');
  const details = [carrier, number].filter(Boolean).join(', ');
  return details === '' ? text : `${text}: ${details}`;
}

/** What a refund is for. null if it concerns no particular items. */
export function refundText({ lines, shipping }: Refund): string | null {
  const items = lines.map(
    ({ quantity, line }) => `${quantity} × ${[line.title, line.variantTitle].filter(Boolean).join(', ')}`,
  );
  return [...items, shipping.amount > 0 && 'Shipping'].filter(Boolean).join(', ') || null;
}

/** The lines of an address. */
export function addressText(address: Address | null): string | null {
  if (!address) return null;
  const { name, line1, line2, city, region, regionName, postalCode, country } = address;
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const lines = [
    name,
    line1,
    line2,
    `${city} ${postalCode}`.trim(),
    regionName ?? region,
    countries.of(country),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Allows only http and https URLs. Otherwise null. */
export function webAddress(address: string | null): string | null {
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** Allows only URLs for UPI apps. */
export function upiAddress(address: string | null): string | null {
  return address?.startsWith('upi://pay?') ? address : null;
}
