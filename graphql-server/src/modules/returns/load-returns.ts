import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { Order, OrderCollections } from '../orders/collection.ts';
import type { OrderView } from '../orders/order-view.ts';
import { ORDER_INDEX, type Receipt, type Return, type ReturnCollections } from './collection.ts';

/** Loads the returns of orders by order id, oldest first. Not cached, because a mutation may change them between two fields. */
export type ReturnLoader = DataLoader<string, Return[]>;

export function returnLoader({ returns }: Pick<ReturnCollections, 'returns'>): ReturnLoader {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const orderId = { $in: ids.map((id) => ObjectId.createFromHexString(id)) };
      const found = await returns
        .find({ orderId }, { ...NEWEST, hint: ORDER_INDEX, sort: { orderId: 1, place: 1 } })
        .toArray();
      const byOrder = Map.groupBy(found, (one) => one.orderId.toHexString());
      return ids.map((id) => byOrder.get(id) ?? []);
    },
    { cache: false },
  );
}

/** Loads the orders of returns. */
export type OrderLoader = DataLoader<string, Order>;

export function orderLoader({ orders }: Pick<OrderCollections, 'orders'>): OrderLoader {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const _id = { $in: ids.map((id) => ObjectId.createFromHexString(id)) };
      const found = await orders.find({ _id }, { ...NEWEST, hint: '_id_' }).toArray();
      const byId = new Map(found.map((order) => [order._id.toHexString(), order]));
      return ids.map((id) => byId.get(id) ?? new Error('The order of a return does not exist.'));
    },
    { cache: false },
  );
}

/** A return as the reader of its order may see it. */
export interface SeenReturn extends Return {
  order: OrderView;
}

/** A receipt of a return. */
export interface SeenReceipt extends Receipt {
  of: SeenReturn;
}
