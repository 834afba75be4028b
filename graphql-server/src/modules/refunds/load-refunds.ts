import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { OrderView } from '../orders/order-view.ts';
import {
  ORDER_INDEX as PAYMENT_INDEX,
  type Payment,
  type PaymentCollections,
} from '../payments/collection.ts';
import { ORDER_INDEX, type RefundCollections, type RefundDetails } from './collection.ts';
import type { OrderMoney } from './refundable.ts';

/**
 * Loads the payments and refunds of orders in batches. Not cached, because a mutation may change them between two of its fields.
 */
export type MoneyLoader = DataLoader<string, OrderMoney>;

export function moneyLoader({ payments, refunds }: PaymentCollections & RefundCollections): MoneyLoader {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const orderId = { $in: ids.map((id) => ObjectId.createFromHexString(id)) };
      const [paid, details] = await Promise.all([
        payments.find({ orderId }, { ...NEWEST, hint: PAYMENT_INDEX, sort: { at: 1 } }).toArray(),
        refunds.find({ orderId }, { ...NEWEST, hint: ORDER_INDEX }).toArray(),
      ]);
      const paymentsOf = Map.groupBy(paid, (one) => one.orderId.toHexString());
      const detailsOf = Map.groupBy(details, (one) => one.orderId.toHexString());
      return ids.map((id) => ({ payments: paymentsOf.get(id) ?? [], details: detailsOf.get(id) ?? [] }));
    },
    { cache: false },
  );
}

/** A refund as the reader of its order may see it. */
export interface SeenRefund {
  order: OrderView;
  payment: Payment;
  /** Absent for refunds that were recorded without details. */
  details: RefundDetails | undefined;
}

/** The refunds of an order, oldest first, without reverted ones. */
export function seenRefunds(order: OrderView, { payments, details }: OrderMoney): SeenRefund[] {
  const byId = new Map(details.map((detail) => [detail._id, detail]));
  return payments
    .filter(({ kind, state, amount }) => kind === 'REFUND' && state !== 'CANCELED' && amount > 0)
    .filter(({ state }) => order.reader === 'SHOP' || state !== 'FAILED')
    .map((payment) => ({ order, payment, details: byId.get(payment._id) }));
}
