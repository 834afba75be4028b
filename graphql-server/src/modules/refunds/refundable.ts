import { unrefundedOf } from '@mela/rules/ledger.ts';
import { paidForLines } from '@mela/rules/refund-shares.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import type { Order } from '../orders/collection.ts';
import type { Payment, PaymentCollections } from '../payments/collection.ts';
import { readLedger } from '../payments/ledger.ts';
import type { RefundProvider } from '../payments/refund-provider.ts';
import { ORDER_INDEX, type RefundCollections, type RefundDetails } from './collection.ts';

/** The money of an order: its payments, and what its refunds are for. */
export interface OrderMoney {
  payments: readonly Payment[];
  details: readonly RefundDetails[];
}

/** A line of an order, as far as it can be refunded. */
interface RefundableLine {
  lineId: string;
  quantity: number;
  /** For all units, in minor units. */
  paid: number;
  /** Units that were refunded, or are being refunded. */
  refunded: number;
  /** Units that can go back to stock: shipped, and not restocked by a refund yet. */
  restockable: number;
}

/** What of an order can still be refunded. Amounts are in minor units. */
export interface Refundable {
  currency: string;
  amount: number;
  shipping: number;
  lines: RefundableLine[];
  /** The charge that a payment provider can refund; null: the team refunds by hand. */
  charge: Payment | null;
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
  order: Pick<Order, 'currency' | 'lines' | 'adjustments' | 'shipping'>,
  { payments, details }: OrderMoney,
  providers: readonly RefundProvider[],
): Refundable {
  const counted = detailsThatCount({ payments, details });
  const paid = paidForLines(order);
  return {
    currency: order.currency,
    amount: Math.max(unrefundedOf(payments), 0),
    shipping: counted.reduce((left, { shipping }) => left - shipping, order.shipping),
    lines: order.lines.map((line, index) => ({
      lineId: line.id,
      quantity: line.quantity,
      paid: paid[index] ?? 0,
      refunded: unitsOf(counted, line.id),
      // Pieces went back to stock even where the refund was undone, or failed.
      restockable: Math.max(line.shipped - unitsOf(details, line.id, true), 0),
    })),
    charge: refundableCharge(payments, providers),
  };
}

/** The details of refunds that were made or are under way. */
function detailsThatCount({ payments, details }: OrderMoney): RefundDetails[] {
  const counts = new Set<string>();
  for (const { _id, state } of payments) if (state === 'SUCCEEDED' || state === 'PENDING') counts.add(_id);
  return details.filter(({ _id }) => counts.has(_id));
}

function unitsOf(details: readonly RefundDetails[], lineId: string, isRestocked = false): number {
  const lines = details.flatMap((detail) => detail.lines);
  const ofLine = lines.filter((line) => line.lineId === lineId && (line.restock || !isRestocked));
  return ofLine.reduce((sum, { quantity }) => sum + quantity, 0);
}

function refundableCharge(
  payments: readonly Payment[],
  providers: readonly RefundProvider[],
): Payment | null {
  const isRefunded = ({ kind, state, providerId, provider }: Payment) =>
    kind === 'CHARGE' &&
    state === 'SUCCEEDED' &&
    providerId !== null &&
    providers.some(({ method }) => method === provider);
  return payments.findLast(isRefunded) ?? null;
}
