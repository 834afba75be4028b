import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { checkOrders } from './check-orders.ts';
import { ORDER_INDEXES, type OrderCollections, orderCollectionsOf } from './collection.ts';

export const ORDER_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: orderCollectionsOf,
  indexes: ORDER_INDEXES,
  counted: { orders: 'orders' },
  checks: [checkOrders],
} satisfies Domain<OrderCollections>;
