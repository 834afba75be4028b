import { formatMoment } from '@mela/rules/format-moment.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { LANGUAGE } from '@mela/rules/locale.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import * as orderText from '#messages/order.ts';
import * as sharedText from '#messages/shared.ts';
import type { Address, OrderAnswer, OrderEvent, Refund } from './order-answer.ts';

const STATUSES: Record<OrderAnswer['status'], string> = {
  DRAFT: orderText.draft,
  AWAITING_PAYMENT: orderText.awaitingPayment,
  CONFIRMED: orderText.confirmed,
  SHIPPED: orderText.shipped,
  DELIVERED: orderText.delivered,
  CANCELED: orderText.canceled,
};

const PAYMENT_STATUSES: Record<OrderAnswer['paymentStatus'], string> = {
  PENDING: orderText.notPaid,
  PAID: orderText.paid,
  PARTLY_REFUNDED: orderText.partlyRefunded,
  REFUNDED: orderText.refundedStatus,
  CHARGEBACK: orderText.chargeback,
};

const EVENTS: Record<string, string> = {
  PLACED: orderText.orderPlaced,
  EDITED: orderText.orderEdited,
  PAID: orderText.paid,
  PAYMENT_PENDING: orderText.paymentProcessing,
  PAYMENT_FAILED: orderText.paymentFailed,
  PAYMENT_UNDONE: orderText.paymentUndone,
  SHIPPED: orderText.shipped,
  TRACKING_CHANGED: orderText.trackingChanged,
  UNDELIVERED: orderText.deliveryFailed,
  DELIVERED: orderText.delivered,
  DELIVERY_UNDONE: orderText.deliveryUndone,
  CANCELED: orderText.canceled,
  EXPIRED: orderText.expired,
  PAID_LATE: orderText.paidLate,
  RESERVED_AGAIN: orderText.reopened,
  PAID_BACK: orderText.refundedStatus,
  REFUND_UNDONE: orderText.refundUndone,
  RETURN_REQUESTED: orderText.returnRequested,
  RETURN_ACCEPTED: orderText.returnAccepted,
  RETURN_DECLINED: orderText.returnDeclined,
  RETURN_RECEIVED: orderText.returnReceived,
};

export function statusText({ status, isPartlyShipped }: OrderAnswer): string {
  return isPartlyShipped ? orderText.partlyShipped : (STATUSES[status] ?? status);
}

/** The payment status as text. null for an order that costs nothing. */
export function paymentStatusText({ paymentStatus, paymentMethod }: OrderAnswer): string | null {
  if (paymentMethod === NO_PAYMENT) return null;
  return PAYMENT_STATUSES[paymentStatus] ?? paymentStatus;
}

/** A time in the browser's time zone, which it names. */
export function timeText(moment: string): string {
  return formatMoment(new Date(moment));
}

/** The sentence below the status. */
export function leadText(order: OrderAnswer): string {
  const amount = formatMoney(order.amountDue);
  switch (order.status) {
    case 'DRAFT':
      return draftText(order);
    case 'AWAITING_PAYMENT':
      return orderText.leadAwaitingPayment(amount);
    case 'CONFIRMED':
      return confirmedText(order);
    case 'SHIPPED':
      return orderText.leadShipped;
    case 'DELIVERED':
      return orderText.leadDelivered;
    case 'CANCELED':
      return canceledText(order);
  }
}

function draftText({ draft }: OrderAnswer): string {
  if (draft?.isExpired) return orderText.leadDraftExpired;
  return orderText.leadDraft(draft?.expiresAt ? timeText(draft.expiresAt) : null);
}

function confirmedText({ paymentMethod, paymentStatus, isPartlyShipped, amountDue }: OrderAnswer): string {
  if (isPartlyShipped) return orderText.leadPartlyShipped;
  if (paymentMethod !== NO_PAYMENT && paymentStatus !== 'PENDING') return orderText.leadPaid;
  return paymentMethod === 'cash_on_delivery'
    ? orderText.leadCash(formatMoney(amountDue))
    : orderText.leadPreparing;
}

function canceledText({ events, refundOwed }: OrderAnswer): string {
  if (refundOwed.amount === 0) return orderText.leadCanceled;
  const last = events.findLast(({ kind }) => kind === 'PAID' || kind === 'PAID_LATE');
  return last?.kind === 'PAID_LATE'
    ? orderText.leadPaidLate
    : orderText.leadCanceledRefund(formatMoney(refundOwed));
}

/** An event as text. null if it is of no interest to a shopper. */
export function eventText({ kind, carrier, trackingNumber, amount }: OrderEvent): string | null {
  const text = EVENTS[kind];
  if (!text) return null;
  if (kind === 'PAID_BACK' && amount) return `${text}: ${formatMoney(amount)}`;
  if (kind !== 'SHIPPED' && kind !== 'TRACKING_CHANGED') return text;
  const number = trackingNumber && orderText.trackingNumber(trackingNumber);
  if (kind === 'SHIPPED')
    return [carrier ? orderText.byCarrier(text, carrier) : text, number].filter(Boolean).join(', ');
  const details = [carrier, number].filter(Boolean).join(', ');
  return details === '' ? text : `${text}: ${details}`;
}

/** The items that a refund covers. null if it concerns no particular items. */
export function refundText({ lines, shipping }: Refund): string | null {
  const items = lines.map(
    ({ quantity, line }) => `${quantity} × ${[line.title, line.variantTitle].filter(Boolean).join(', ')}`,
  );
  return [...items, shipping.amount > 0 && sharedText.shipping].filter(Boolean).join(', ') || null;
}

/** An address as text with one line for each part. null if there is no address. */
export function addressText(address: Address | null): string | null {
  if (!address) return null;
  const { name, line1, line2, city, region, regionName, postalCode, country } = address;
  const countries = new Intl.DisplayNames(LANGUAGE, { type: 'region' });
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

/** The address if it is an http or https URL, otherwise null. */
export function webAddress(address: string | null): string | null {
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** The address if it is a URL for UPI apps, otherwise null. */
export function upiAddress(address: string | null): string | null {
  return address?.startsWith('upi://pay?') ? address : null;
}
