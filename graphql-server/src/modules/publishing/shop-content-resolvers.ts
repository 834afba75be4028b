import type { Resolvers } from '../../schema.generated.ts';
import { loadShown } from '../catalogue/products/list.ts';

export const shopContentResolvers: Resolvers = {
  Shop: {
    content: (_, __, { releaseContent }) => releaseContent.read(),
  },
  ProductsSection: {
    products: ({ productIds }, _, context) => loadShown(context, productIds),
  },
  HomeProductGroup: {
    products: ({ productIds }, _, context) => loadShown(context, productIds),
  },
};
