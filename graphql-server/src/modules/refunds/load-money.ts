import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { ORDER_INDEX as PAYMENT_INDEX, type PaymentCollections } from '../payments/collection.ts';
import { ORDER_INDEX, type RefundCollections } from './collection.ts';
import type { OrderMoney } from './refundable.ts';

/** Loads the money of orders by their ids, in batches. Not cached, because a mutation may change it between two of its fields. */
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
