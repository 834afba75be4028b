import type { Context } from '../../kernel/kernel.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { isShown } from '../catalogue/products/list.ts';

export const shopContentResolvers: Resolvers = {
  Shop: {
    content: (_, __, { releaseContent }) => releaseContent.read(),
  },
  ProductsSection: {
    products: ({ productIds }, _, context) => readProducts(productIds, context),
  },
  HomeProductGroup: {
    products: ({ productIds }, _, context) => readProducts(productIds, context),
  },
};

/** Omits products that the caller cannot see, such as those whose dates have ended since the release. */
async function readProducts(ids: readonly string[], context: Context) {
  const found = await Promise.all(ids.map((id) => context.productById.load(id)));
  return found.flatMap((product) => (product && isShown(context, product) ? [product] : []));
}
