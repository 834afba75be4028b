import { adjustmentSum, hasValidShares } from '@mela/rules/adjustments.ts';
import { balanceOf, settlementOf } from '@mela/rules/ledger.ts';
import { recordedPayment } from '@mela/rules/order-payments.ts';
import { discountOf, shareAdjustments } from '@mela/rules/order-totals.ts';
import type { Payment } from '../payments/collection.ts';
import { settledOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderEventKind } from './events.ts';

/** Checks an order against itself and its payments. @returns each fault as the rest of a sentence about the order */
export function faultsOf(order: Order, payments: readonly Payment[]): string[] {
  return [
    ...amountFaults(order),
    ...shippingFaults(order),
    ...stateFaults(order),
    ...paymentFaults(order, payments),
  ];
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
  adjustments = [],
}: Order): string[] {
  const ofLines = sum(lines.map((line) => line.tax));
  const totals = lines.map((line) => line.total);
  // Something else names totals that are no amounts at all.
  const badShares = adjustments.filter((adjustment) => !hasValidShares(adjustment, lines.length));
  const canShare = totals.every(Number.isSafeInteger) && badShares.length === 0;
  const shares = canShare ? shareAdjustments(totals, adjustments) : [];
  return [
    ...badShares.map(({ label }) => `the shares of its adjustment ${label} do not fit its lines and amount`),
    ...lines.flatMap(({ id, price, quantity, total: ofLine, adjustments: own }) =>
      differs(`the total of line ${id}`, ofLine, price * quantity + adjustmentSum(own)),
    ),
    ...lines.flatMap(({ id, total: ofLine }, index) => {
      const paid = ofLine + (shares[index] ?? 0);
      const ofTax = lines[index]?.tax ?? 0;
      return ofTax > paid ? [`line ${id} has ${ofTax} of tax, and costs ${paid}`] : [];
    }),
    ...differs('its subtotal', subtotal, sum(lines.map((line) => line.total))),
    ...differs('its discount', discount, discountOf(adjustments)),
    ...differs('its total', total, subtotal + adjustmentSum(adjustments) + shipping),
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

function stateFaults({ status, payBy, events }: Order): string[] {
  const has = (...kinds: OrderEventKind[]) => events.some(({ kind }) => kinds.includes(kind));
  return [
    ...(events[0]?.kind === 'PLACED' ? [] : ['nothing says that it was placed']),
    ...(status === 'CANCELED' && !has('CANCELED', 'EXPIRED') ? ['nothing says why it is off'] : []),
    ...((status === 'AWAITING_PAYMENT') === (payBy !== null)
      ? []
      : ['it is not said until when it must be paid']),
  ];
}

function paymentFaults(order: Order, payments: readonly Payment[]): string[] {
  const { paymentStatus, refunded, refundOwed = 0, total, currency, events } = order;
  const due = settlementOf(settledOrder(order), payments);
  const balance = balanceOf(payments);
  const recorded = recordedPayment(events, total);
  return [
    ...(paymentStatus === due.paymentStatus
      ? []
      : [`its payment status is ${paymentStatus}, and its payments make it ${due.paymentStatus}`]),
    ...differs('what was refunded', refunded, due.refunded),
    ...differs('the refund that is owed', refundOwed, due.refundOwed),
    ...differs('what its events say was paid', recorded.isPaid ? total : 0, balance.charged),
    ...differs('what its events say was refunded', recorded.refunded, balance.refunded),
    ...(balance.charged > total ? [`its charges come to ${balance.charged}, and its total is ${total}`] : []),
    ...(balance.refunded > balance.charged
      ? [`its refunds come to ${balance.refunded}, and its charges to ${balance.charged}`]
      : []),
    ...payments
      .filter((payment) => payment.currency !== currency)
      .map((payment) => `its payment ${payment._id} is in ${payment.currency}, and the order in ${currency}`),
  ];
}
