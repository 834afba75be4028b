import type { Resolvers } from '../../../schema.generated.ts';
import { readShopDetails } from '../../shop/read-shop-details.ts';

export const shopResolvers: Resolvers = {
  Query: {
    shop: (_, __, context) => readShopDetails(context),
  },
  Shop: {
    currency: (_, __, { currency }) => currency,
    isSelling: ({ terms }) => terms !== null,
    paymentMethods: ({ terms }) => terms?.paymentMethods ?? [],
    countries: ({ terms }) => terms?.countries ?? [],
  },
};
