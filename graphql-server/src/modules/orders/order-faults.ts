import { adjustmentSum, hasValidShares } from '@mela/rules/adjustments.ts';
import { balanceOf, settlementOf } from '@mela/rules/ledger.ts';
import { recordedPayment } from '@mela/rules/order-payments.ts';
import { discountOf, shareAdjustments } from '@mela/rules/order-totals.ts';
import { unshippedOf } from '@mela/rules/order-units.ts';
import type { Payment } from '../payments/collection.ts';
import { settledOrder, shippedCount } from './change-order.ts';
import type { Order, OrderLine } from './collection.ts';
import type { OrderEventKind } from './events.ts';
import { ordersTexts } from './messages.ts';

/** Checks an order and its payments for consistency. @returns each fault as the rest of a sentence about the order */
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
  return is === should ? [] : [`${what} is ${is}, expected ${should}`];
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
  isTaxAdded,
  adjustments = [],
}: Order): string[] {
  const ofLines = sum(lines.map((line) => line.tax));
  const totals = lines.map((line) => line.total);
  const badShares = adjustments.filter((adjustment) => !hasValidShares(adjustment, lines.length));
  // Skip this check for invalid totals, which another check reports.
  const canShare = totals.every(Number.isSafeInteger) && badShares.length === 0;
  const shares = canShare ? shareAdjustments(totals, adjustments) : [];
  return [
    ...badShares.map(({ label }) => ordersTexts.wrongShares({ label })),
    ...lines.flatMap(({ id, price, quantity, total: ofLine, adjustments: own }) =>
      differs(`the total of line ${id}`, ofLine, price * quantity + adjustmentSum(own)),
    ),
    ...lines.flatMap(({ id, total: ofLine }, index) => {
      const paid = ofLine + (shares[index] ?? 0);
      const ofTax = lines[index]?.tax ?? 0;
      return ofTax > paid && !isTaxAdded
        ? [`the tax of line ${id} is ${ofTax}, more than its price ${paid}`]
        : [];
    }),
    ...differs('its subtotal', subtotal, sum(lines.map((line) => line.total))),
    ...differs('its discount', discount, discountOf(adjustments)),
    ...differs('its total', total, subtotal + adjustmentSum(adjustments) + shipping + (isTaxAdded ? tax : 0)),
    ...differs('its tax', tax, sum(taxes.map(({ amount }) => amount))),
    ...(ofLines > tax ? [ordersTexts.wrongLineTaxes({ ofLines, tax })] : []),
    ...differs('its item count', itemCount, sum(lines.map(({ quantity }) => quantity))),
  ];
}

function shippingFaults({ lines, fulfilments, status }: Order): string[] {
  const inParcels = new Map<string, number>();
  for (const { lineId, quantity } of fulfilments
    .filter(({ returnedAt }) => !returnedAt)
    .flatMap((parcel) => parcel.lines))
    inParcels.set(lineId, (inParcels.get(lineId) ?? 0) + quantity);
  const isAll = shippedCount({ lines }) > 0 && lines.every((line) => unshippedOf(line) === 0);
  const isSaidToBe = status === 'SHIPPED' || status === 'DELIVERED';
  return [
    ...lines.flatMap(({ id, shipped }) =>
      differs(`the shipped quantity of line ${id}`, shipped, inParcels.get(id) ?? 0),
    ),
    ...lines.flatMap(unitFaults),
    ...(isAll === isSaidToBe
      ? []
      : [ordersTexts.wrongStatus({ status, shipped: isAll ? 'all' : 'not all' })]),
  ];
}

function unitFaults({ id, quantity, shipped, removed = 0, refunded = 0, returned = 0 }: OrderLine): string[] {
  return [
    ...(shipped > quantity ? [`line ${id} has ${shipped} shipped items, but a quantity of ${quantity}`] : []),
    ...(shipped + removed > quantity && shipped <= quantity
      ? [`line ${id} has ${shipped} shipped and ${removed} removed items, but a quantity of ${quantity}`]
      : []),
    ...(refunded > quantity
      ? [`line ${id} has ${refunded} refunded items, but a quantity of ${quantity}`]
      : []),
    ...(returned > shipped
      ? [`line ${id} has ${returned} returned items, but only ${shipped} shipped items`]
      : []),
    ...([removed, refunded, returned].some((count) => count < 0)
      ? [`line ${id} has a negative quantity`]
      : []),
  ];
}

function stateFaults({ status, payBy, events }: Order): string[] {
  const has = (...kinds: OrderEventKind[]) => events.some(({ kind }) => kinds.includes(kind));
  return [
    ...(events[0]?.kind === 'PLACED' ? [] : [ordersTexts.notPlaced]),
    ...(status === 'CANCELED' && !has('CANCELED', 'EXPIRED') ? [ordersTexts.canceledWithoutReason] : []),
    ...((status === 'AWAITING_PAYMENT') === (payBy !== null) ? [] : [ordersTexts.wrongDeadline]),
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
      : [ordersTexts.wrongPaymentStatus({ status: paymentStatus, expected: due.paymentStatus })]),
    ...differs('its refunded amount', refunded, due.refunded),
    ...differs('its owed refund', refundOwed, due.refundOwed),
    ...differs('the amount paid in its events', recorded.charged, balance.charged),
    ...differs('the amount refunded in its events', recorded.refunded, balance.refunded),
    ...(order.charged === undefined ? [] : differs('its paid amount', order.charged, balance.charged)),
    // An edited order may cost less than was paid before.
    ...(balance.charged > total && !events.some(({ kind }) => kind === 'EDITED')
      ? [`its charges add up to ${balance.charged}, more than its total ${total}`]
      : []),
    ...(balance.refunded > balance.charged
      ? [`its refunds add up to ${balance.refunded}, more than its charges ${balance.charged}`]
      : []),
    ...payments
      .filter((payment) => payment.currency !== currency)
      .map((payment) =>
        ordersTexts.wrongCurrency({
          payment: payment._id,
          currency: payment.currency,
          orderCurrency: currency,
        }),
      ),
  ];
}
