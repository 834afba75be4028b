import { formatMoney } from '@mela/rules/format-money.ts';
import { unrefundedOf } from '@mela/rules/ledger.ts';
import { unrefundedUnits, unreturnedOf } from '@mela/rules/order-units.ts';
import { paidForLines, paidForShipping } from '@mela/rules/refund-shares.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import type { Order } from '../orders/collection.ts';
import type { Payment, PaymentCollections } from '../payments/collection.ts';
import { readLedger } from '../payments/ledger.ts';
import type { RefundProvider } from '../payments/refund-provider.ts';
import { ORDER_INDEX, type RefundCollections, type RefundDetails } from './collection.ts';
import { refundsMessages } from './messages.ts';

/** The payments and refunds of an order. */
export interface OrderMoney {
  payments: readonly Payment[];
  details: readonly RefundDetails[];
}

/** The refundable part of a line. */
export interface RefundableLine {
  lineId: string;
  quantity: number;
  /** The amount paid for all units, in minor units. */
  paid: number;
  /** The number of units with a completed or pending refund. */
  refunded: number;
  /** The number of refundable units that were not shipped. A refund removes them from the order. */
  unshipped: number;
  /** The number of shipped units that have not come back and can be restocked. */
  restockable: number;
}

/** What can still be refunded. Amounts are in minor units. */
export interface Refundable {
  currency: string;
  amount: number;
  shipping: number;
  lines: RefundableLine[];
  /** The charges that a payment provider can refund, newest first, with the remaining amount of each. Empty: refund by hand. */
  charges: { charge: Payment; left: number }[];
}

export async function readMoney(
  { refunds, ...ledger }: RefundCollections & PaymentCollections,
  orderId: ObjectId,
  session?: ClientSession,
): Promise<OrderMoney> {
  const payments = await readLedger(ledger, orderId, session);
  const details = await refunds.find({ orderId }, { ...newestIn(session), hint: ORDER_INDEX }).toArray();
  return { payments, details };
}

export function refundableOf(
  order: Pick<Order, 'currency' | 'lines' | 'adjustments' | 'shipping' | 'tax' | 'isTaxAdded'>,
  { payments, details }: OrderMoney,
  providers: readonly RefundProvider[],
): Refundable {
  const counted = detailsThatCount({ payments, details });
  const paid = paidForLines(order);
  return {
    currency: order.currency,
    amount: Math.max(unrefundedOf(payments), 0),
    shipping: counted.reduce((left, { shipping }) => left - shipping, paidForShipping(order)),
    lines: order.lines.map((line, index) => ({
      lineId: line.id,
      quantity: line.quantity,
      paid: paid[index] ?? 0,
      refunded: line.refunded ?? 0,
      unshipped: unrefundedUnits(line).unshipped,
      restockable: unreturnedOf(line),
    })),
    charges: refundableCharges({ payments, details }, providers),
  };
}

/** The details of completed and pending refunds. */
export function detailsThatCount({ payments, details }: OrderMoney): RefundDetails[] {
  const counts = new Set<string>();
  for (const { _id, state } of payments) if (state === 'SUCCEEDED' || state === 'PENDING') counts.add(_id);
  return details.filter(({ _id }) => counts.has(_id));
}

/**
 * The charges that a provider can refund. An order that was edited after its payment can have several, and each refund uses one of them.
 */
function refundableCharges(money: OrderMoney, providers: readonly RefundProvider[]): Refundable['charges'] {
  const isRefunded = ({ kind, state, providerId, provider }: Payment) =>
    kind === 'CHARGE' &&
    state === 'SUCCEEDED' &&
    providerId !== null &&
    providers.some(({ method }) => method === provider);
  const amounts = new Map(money.payments.map(({ _id, amount }) => [_id, amount]));
  // The details of the shop's refunds contain their charge. For refunds from a provider's dashboard, the ledger does.
  const refunds = [
    ...detailsThatCount(money),
    ...money.payments.filter(({ state }) => state === 'SUCCEEDED'),
  ];
  return money.payments
    .filter(isRefunded)
    .reverse()
    .map((charge) => ({
      charge,
      left: refunds
        .filter(({ chargeId }) => chargeId === charge._id)
        .reduce((left, { _id }) => left - (amounts.get(_id) ?? 0), charge.amount),
    }));
}

/** @returns the charge to refund; null: the team refunds by hand. @throws UserError if no charge has that much left */
export function chargeFor({ charges, currency }: Refundable, amount: number): Payment | null {
  if (charges.length === 0) return null;
  const found = charges.find(({ left }) => left >= amount);
  const most = Math.max(...charges.map(({ left }) => left));
  const text = formatMoney({ amount: most, currency });
  assertValid(found ? {} : { amount: refundsMessages.severalPayments({ amount: text }) });
  return found?.charge ?? null;
}
