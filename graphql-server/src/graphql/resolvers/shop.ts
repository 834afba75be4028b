import { DEFAULT_CURRENCY } from '../../rules/money.ts';
import { readShopDetails } from '../../shop/read-shop-details.ts';
import type { QueryResolvers, ShopResolvers } from '../schema.generated.ts';

export const shopQueries: QueryResolvers = {
  shop: (_, __, context) => readShopDetails(context),
};

export const shopFields: ShopResolvers = {
  currency: () => DEFAULT_CURRENCY,
  isSelling: ({ terms }) => terms !== null,
  paymentMethods: ({ terms }) => terms?.paymentMethods ?? [],
  countries: ({ terms }) => terms?.countries ?? [],
};
