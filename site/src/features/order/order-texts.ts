import { formatMoney } from '@mela/rules/format-money.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { Address, OrderAnswer, OrderEvent, Refund } from './order-answer.ts';

const STATUSES: Record<OrderAnswer['status'], string> = {
  AWAITING_PAYMENT: 'Awaiting payment',
  CONFIRMED: 'Confirmed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELED: 'Canceled',
};

const PAYMENT_STATUSES: Record<OrderAnswer['paymentStatus'], string> = {
  PENDING: 'Not paid yet',
  PAID: 'Paid',
  PARTLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
  CHARGEBACK: 'Chargeback',
};

const METHODS: Record<string, string> = {
  cash_on_delivery: 'Cash on delivery',
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
};

const EVENTS: Record<string, string> = {
  PLACED: 'Order placed',
  PAID: 'Paid',
  PAYMENT_UNDONE: 'Payment not received yet',
  SHIPPED: 'Shipped',
  TRACKING_CHANGED: 'New tracking details',
  UNDELIVERED: 'Parcel could not be delivered',
  DELIVERED: 'Delivered',
  DELIVERY_UNDONE: 'Not delivered yet',
  CANCELED: 'Canceled',
  EXPIRED: 'Canceled, as it was not paid in time',
  PAID_LATE: 'Paid after it was canceled',
  RESERVED_AGAIN: 'Reopened',
  PAID_BACK: 'Refunded',
  REFUND_UNDONE: 'Refund not made yet',
};

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

export function statusText({ status, isPartlyShipped }: OrderAnswer): string {
  return isPartlyShipped ? 'Partly shipped' : (STATUSES[status] ?? status);
}

/** null for an order that costs nothing. */
export function paymentStatusText({ paymentStatus, paymentMethod }: OrderAnswer): string | null {
  if (paymentMethod === NO_PAYMENT) return null;
  return PAYMENT_STATUSES[paymentStatus] ?? paymentStatus;
}

/** null for an order that costs nothing. */
export function methodText(method: string): string | null {
  if (method === NO_PAYMENT) return null;
  return METHODS[method] ?? method;
}

/** A moment, in the time zone of the browser. */
export function timeText(moment: string): string {
  return TIME.format(new Date(moment));
}

/** The sentence below the status. */
export function leadText(order: OrderAnswer): string {
  const amount = formatMoney(order.total);
  switch (order.status) {
    case 'AWAITING_PAYMENT':
      return `Thank you for your order. It is sent once ${amount} has arrived; below it says how to pay.`;
    case 'CONFIRMED':
      return confirmedText(order);
    case 'SHIPPED':
      return 'Your order is on its way.';
    case 'DELIVERED':
      return 'Your order has arrived. Enjoy it.';
    case 'CANCELED':
      return canceledText(order);
  }
}

function confirmedText({ paymentMethod, paymentStatus, isPartlyShipped, total }: OrderAnswer): string {
  if (isPartlyShipped) return 'A part of your order is on its way. We will send the rest soon.';
  if (paymentMethod !== NO_PAYMENT && paymentStatus !== 'PENDING')
    return 'Thank you for your order. It is paid, and being made ready.';
  return paymentMethod === 'cash_on_delivery'
    ? `Thank you for your order. It is being made ready; please have ${formatMoney(total)} at hand when it arrives.`
    : 'Thank you for your order. It is being made ready.';
}

function canceledText({ events, refundOwed }: OrderAnswer): string {
  if (refundOwed.amount === 0) return 'This order is canceled. Nothing of it is sent.';
  const last = events.findLast(({ kind }) => kind === 'PAID' || kind === 'PAID_LATE');
  return last?.kind === 'PAID_LATE'
    ? 'Your payment came after the order was canceled. The shop has it, and will be in touch.'
    : `This order is canceled. The shop owes you a refund of ${formatMoney(refundOwed)}.`;
}

/** null for what says nothing to a shopper. */
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

/** What a refund is for; null for a part of the payment as such. */
export function refundText({ lines, shipping }: Refund): string | null {
  const items = lines.map(
    ({ quantity, line }) => `${quantity} × ${[line.title, line.variantTitle].filter(Boolean).join(', ')}`,
  );
  return [...items, shipping.amount > 0 && 'Shipping'].filter(Boolean).join(', ') || null;
}

/** Line by line. */
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

/** null for what no browser is to open: only web pages are. */
export function webAddress(address: string | null): string | null {
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** What a UPI app opens, and nothing else. */
export function upiAddress(address: string | null): string | null {
  return address?.startsWith('upi://pay?') ? address : null;
}
