import { type RecordedPayment, recordedPayment } from '@mela/rules/order-payments.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { PaymentStatus } from '@mela/rules/transitions.ts';
import type { Order } from './collection.ts';
import type { OrderEventKind } from './events.ts';

/** What does not agree within an order, each as the rest of a sentence. */
export function faultsOf(order: Order): string[] {
  return [...amountFaults(order), ...shippingFaults(order), ...paymentFaults(order)];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function differs(what: string, is: number, should: number): string[] {
  return is === should ? [] : [`${what} is ${is}, and comes to ${should}`];
}

function amountFaults({
  lines,
  taxes,
  subtotal,
  discount,
  shipping,
  tax,
  total,
  itemCount,
}: Order): string[] {
  const ofLines = sum(lines.map((line) => line.tax));
  return [
    ...lines.flatMap(({ id, price, quantity, total: ofLine }) =>
      differs(`the total of line ${id}`, ofLine, price * quantity),
    ),
    ...differs('its subtotal', subtotal, sum(lines.map((line) => line.total))),
    ...differs('its total', total, subtotal - discount + shipping),
    ...differs('its tax', tax, sum(taxes.map(({ amount }) => amount))),
    ...(ofLines > tax ? [`its lines have ${ofLines} of tax, and all of it ${tax}`] : []),
    ...differs('the number of its pieces', itemCount, sum(lines.map(({ quantity }) => quantity))),
  ];
}

function shippingFaults({ lines, fulfilments, status }: Order): string[] {
  const inParcels = new Map<string, number>();
  for (const { lineId, quantity } of fulfilments
    .filter(({ returnedAt }) => !returnedAt)
    .flatMap((parcel) => parcel.lines))
    inParcels.set(lineId, (inParcels.get(lineId) ?? 0) + quantity);
  const isAll = lines.every(({ quantity, shipped }) => quantity === shipped);
  const isSaidToBe = status === 'SHIPPED' || status === 'DELIVERED';
  return [
    ...lines.flatMap(({ id, shipped }) =>
      differs(`what is shipped of line ${id}`, shipped, inParcels.get(id) ?? 0),
    ),
    ...lines.flatMap(({ id, quantity, shipped }) =>
      shipped > quantity ? [`${shipped} of the ${quantity} pieces of line ${id} are shipped`] : [],
    ),
    ...(isAll === isSaidToBe ? [] : [`it is ${status}, and ${isAll ? 'all' : 'not all'} of it is shipped`]),
  ];
}

function paymentFaults({
  status,
  paymentStatus,
  payBy,
  refunded,
  refundOwed = 0,
  total,
  events,
  paymentMethod,
}: Order): string[] {
  const has = (...kinds: OrderEventKind[]) => events.some(({ kind }) => kinds.includes(kind));
  const recorded = recordedPayment(events, total);
  const isOwed = status === 'CANCELED' && recorded.isPaid && !recorded.isSettled;
  return [
    ...(events[0]?.kind === 'PLACED' ? [] : ['nothing says that it was placed']),
    ...(paymentStatus === (paymentMethod === NO_PAYMENT ? 'PAID' : statusOf(recorded, total))
      ? []
      : [`its payment is ${paymentStatus}, and its events say otherwise`]),
    ...differs('what was paid back', refunded, recorded.refunded),
    ...differs('what is owed to its shopper', refundOwed, isOwed ? total - recorded.refunded : 0),
    ...(status === 'CANCELED' && !has('CANCELED', 'EXPIRED') ? ['nothing says why it is off'] : []),
    ...((status === 'AWAITING_PAYMENT') === (payBy !== null)
      ? []
      : ['it is not said until when it must be paid']),
  ];
}

function statusOf({ isPaid, refunded }: RecordedPayment, total: number): PaymentStatus {
  if (!isPaid) return 'PENDING';
  if (refunded === 0) return 'PAID';
  return refunded === total ? 'REFUNDED' : 'PARTLY_REFUNDED';
}
