import { formatMoney } from '@mela/rules/format-money.ts';
import { fillList, fillPlaces, type Places } from '../../components/fill-places.ts';
import { setShown } from '../../components/page-script.ts';
import { adjustmentText, showAdjustments } from '../checkout/adjustment-rows.ts';
import { arrivalText, shippingText, taxText } from '../checkout/order-words.ts';
import type { OrderAnswer, OrderEvent, OrderLine, Payment, Refund } from './order-answer.ts';
import {
  addressText,
  eventText,
  leadText,
  methodText,
  paymentStatusText,
  refundText,
  statusText,
  timeText,
  upiAddress,
  webAddress,
} from './order-texts.ts';

const READ_ONLY =
  'This page shows the order without personal details. To see your address or to cancel the order, use the link in the email about it.';
/** An operator has changed the email address: links in emails do not change the order any more. */
const ONLY_THE_SHOP =
  'This page shows the order without personal details. To change or cancel the order, please contact us.';

/** Puts an order into its page. */
export function showOrder(page: HTMLElement, order: OrderAnswer): void {
  const title = page.querySelector('h1');
  if (title) title.textContent = `Order ${order.number}`;
  const { payment, isCancellable } = order;
  const lines = page.querySelector('[data-lines]');
  if (lines) fillList(lines, order.lines.map(lineOf));
  const events = page.querySelector('[data-events]');
  if (events) fillList(events, order.events.flatMap(eventOf));
  const refunds = page.querySelector('[data-refunds]');
  if (refunds) fillList(refunds, order.refunds.map(refundOf));
  fillPlaces(page, { ...factsOf(order), ...sumsOf(order), ...paymentOf(payment, order) });
  showAdjustments(
    page,
    order.adjustments.filter(({ kind }) => kind === 'SURCHARGE'),
  );
  markStatus(page, order);
  showQrCode(page, payment?.qrSvg ?? null);
  const cancel = page.querySelector<HTMLElement>('[data-cancel]');
  if (cancel) setShown(cancel, isCancellable);
  const emailLink = page.querySelector<HTMLElement>('[data-email-link]');
  if (emailLink) setShown(emailLink, order.canEmailLink);
}

function factsOf(order: OrderAnswer): Places {
  const {
    status,
    arrival,
    placedAt,
    paymentMethod,
    email,
    phone,
    gstin,
    note,
    isErased,
    isReadOnly,
    canEmailLink,
  } = order;
  const isUnderWay = status !== 'DELIVERED' && status !== 'CANCELED';
  const shippingAddress = addressText(order.shippingAddress);
  const billingAddress = addressText(order.billingAddress);
  return {
    status: statusText(order),
    paymentStatus: paymentStatusText(order),
    lead: leadText(order),
    arrival: isUnderWay ? arrivalText(arrival) : null,
    placedAt: timeText(placedAt),
    paymentMethod: methodText(paymentMethod),
    shippingAddress: isErased && !isReadOnly ? 'Erased' : shippingAddress,
    billingAddress: billingAddress === shippingAddress ? null : billingAddress,
    email,
    phone,
    gstin,
    orderNote: note,
    readOnly: isReadOnly ? (canEmailLink ? READ_ONLY : ONLY_THE_SHOP) : null,
  };
}

function sumsOf(order: OrderAnswer): Places {
  const { subtotal, discount, shipping, shippingRate, total, refunded, refunds, taxes } = order;
  return {
    subtotal: formatMoney(subtotal),
    discount: discount.amount > 0 ? `−${formatMoney(discount)}` : null,
    shipping: [shippingRate?.name, shippingText(shipping)].filter(Boolean).join(': '),
    total: formatMoney(total),
    refunded: refunded.amount > 0 || refunds.length > 0 ? formatMoney(refunded) : null,
    taxes: taxText(taxes),
  };
}

function paymentOf(payment: Payment | null, { total, payBy, status }: OrderAnswer): Places {
  const isOpen = payment !== null && status !== 'CANCELED';
  const upiUri = isOpen ? upiAddress(payment.upiUri) : null;
  const isTransfer = isOpen && payment.method !== 'cash_on_delivery';
  return {
    payment: isOpen ? `Pay ${formatMoney(total)}: ${methodText(payment.method)}` : null,
    paymentText: payment?.text ?? null,
    payBy: isTransfer && payBy ? `It is kept for you until ${timeText(payBy)}.` : null,
    upiUri,
    reference: isTransfer ? payment.reference : null,
  };
}

function lineOf(line: OrderLine): Places {
  const { title, variantTitle, path, image, quantity, shipped, price, total } = line;
  const isPartlyShipped = shipped > 0 && shipped < quantity;
  const notes = [adjustmentText(line.adjustments), isPartlyShipped && `${shipped} of ${quantity} shipped`];
  return {
    title,
    variantTitle,
    path: path.startsWith('/') ? path : null,
    image: image?.thumbnailUrl ?? null,
    quantity: String(quantity),
    price: formatMoney(price),
    lineTotal: formatMoney(total),
    note: notes.filter(Boolean).join(' · '),
  };
}

function refundOf(refund: Refund): Places {
  return {
    refundAmount: formatMoney(refund.amount),
    refundState: refund.state === 'PENDING' ? 'Under way' : null,
    refundFor: refundText(refund),
    refundedAt: timeText(refund.at),
  };
}

function eventOf(event: OrderEvent): Places[] {
  const what = eventText(event);
  const trackingUrl = webAddress(event.trackingUrl);
  if (!what) return [];
  return [
    {
      what,
      when: timeText(event.at),
      note: event.note,
      trackingUrl,
      track: trackingUrl && 'Follow the parcel',
    },
  ];
}

function markStatus(page: HTMLElement, { status, paymentStatus }: OrderAnswer): void {
  const badge = page.querySelector('[data-status-badge]');
  badge?.classList.toggle('status--good', status === 'SHIPPED' || status === 'DELIVERED');
  badge?.classList.toggle('status--bad', status === 'CANCELED');
  page.querySelector('[data-payment-badge]')?.classList.toggle('status--good', paymentStatus === 'PAID');
}

/** Inserts the SVG of a QR code into the page, whose security policy allows no image from a data URL. */
function showQrCode(page: HTMLElement, svg: string | null): void {
  const figure = page.querySelector<HTMLElement>('[data-qr]');
  const place = figure?.querySelector('[data-qr-code]');
  if (!figure || !place) return;
  const code = svg && new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const isCode = code && code.nodeName === 'svg' && !code.querySelector(':not(svg, g, path, rect)');
  figure.hidden = !isCode;
  place.replaceChildren();
  if (!isCode) return;
  code.setAttribute('role', 'img');
  code.setAttribute('aria-label', 'QR code of the payment');
  place.append(document.importNode(code, true));
}
