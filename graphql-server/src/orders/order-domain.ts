import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { checkOrders } from './check-orders.ts';
import { type OrderCollections, orderCollectionsOf, orderIndexesOf } from './collection.ts';

export const ORDER_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: orderCollectionsOf,
  indexesOf: orderIndexesOf,
  notBackedUp: ['orderLeases'],
  filledByServers: { orderLeases: null },
  counted: { orders: 'orders' },
  checks: [checkOrders],
} satisfies Domain<OrderCollections>;
