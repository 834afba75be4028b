import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { type OrderCollections, orderCollectionsOf, orderIndexesOf } from './collection.ts';

export const ORDER_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: orderCollectionsOf,
  indexesOf: orderIndexesOf,
  notBackedUp: ['orderLeases'],
  counted: { orders: 'orders' },
} satisfies Domain<OrderCollections>;
