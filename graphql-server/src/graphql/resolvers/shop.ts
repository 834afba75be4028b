import { readShopDetails } from '../../shop/read-shop-details.ts';
import type { QueryResolvers, Resolvers, ShopResolvers } from '../schema.generated.ts';

const queries: QueryResolvers = {
  shop: (_, __, context) => readShopDetails(context),
};

const shopFields: ShopResolvers = {
  currency: (_, __, { currency }) => currency,
  isSelling: ({ terms }) => terms !== null,
  paymentMethods: ({ terms }) => terms?.paymentMethods ?? [],
  countries: ({ terms }) => terms?.countries ?? [],
};

export const shopResolvers: Resolvers = {
  Query: queries,
  Shop: shopFields,
};
