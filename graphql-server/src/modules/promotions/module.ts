import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { priceAdjusters } from '../orders/cart/price-adjustments.ts';
import { ordersModule } from '../orders/module.ts';
import { orderListeners } from '../orders/order-store.ts';
import { sellingModule } from '../selling/module.ts';
import { labelOf, MODULE } from './cart-discounts.ts';
import { checkUses } from './check-uses.ts';
import { PROMOTION_COLLECTIONS } from './collection.ts';
import { countUses } from './count-uses.ts';
import { discountSubject } from './history-subject.ts';
import { countAllUses, countDiscounts, listDiscounts, resultLoader, statusOf } from './list-discounts.ts';
import { promotionsTexts } from './messages.ts';
import { readDiscounts } from './read-discounts.ts';
import { readCategories, readProducts } from './targets.ts';
import { deleteDiscount, findDiscount, saveDiscount } from './write-discount.ts';

const resolvers: Resolvers = {
  Query: {
    discounts: (_, request, context) => listDiscounts(context, request),
    coupons: (_, request, context) => listDiscounts(context, { ...request, hasCode: true }),
    discount: (_, { id }, context) => findDiscount(context, id),
  },
  Mutation: {
    saveDiscount: (_, { input }, context) => saveDiscount(context, input),
    saveCoupon: (_, { input }, context) => saveDiscount(context, input),
    deleteDiscount: (_, { id }, context) => deleteDiscount(context, id),
  },
  Discount: {
    id: ({ _id }) => _id.toHexString(),
    label: labelOf,
    amount: ({ kind, value, currency }) => (kind === 'AMOUNT' ? { amount: value, currency } : null),
    percent: ({ kind, value }) => (kind === 'PERCENT' || kind === 'BUY_X_GET_Y' ? value : null),
    from: ({ startsAt }) => startsAt,
    until: ({ endsAt }) => endsAt,
    minimum: ({ minimum, currency }) => (minimum === null ? null : { amount: minimum, currency }),
    productIds: ({ productIds }) => productIds.map((id) => id.toHexString()),
    categoryIds: ({ categoryIds }) => categoryIds.map((id) => id.toHexString()),
    products: ({ productIds }, _, context) => readProducts(context, productIds),
    categories: ({ categoryIds }, _, context) => readCategories(context, categoryIds),
    status: async (discount, _, { discountResult }) =>
      statusOf(discount, (await discountResult(discount._id)).uses, new Date()),
    uses: async ({ _id }, _, { discountResult }) => (await discountResult(_id)).uses,
    discounted: async ({ _id, currency }, _, { discountResult }) => ({
      amount: (await discountResult(_id)).discounted,
      currency,
    }),
    sales: async ({ _id, currency }, _, { discountResult }) => ({
      amount: (await discountResult(_id)).sales,
      currency,
    }),
  },
  DiscountConnection: {
    totalCount: (page, _, context) => countDiscounts(context, page),
  },
};

export const promotionsModule = defineModule({
  name: MODULE,
  uses: [catalogueModule, ordersModule, sellingModule],
  collections: PROMOTION_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  subjects: { DISCOUNT: discountSubject },
  checks: [checkUses],
  request: (context) => ({ discountResult: resultLoader(context) }),
  metrics: (shop) => [
    {
      name: 'discount_uses',
      help: promotionsTexts.metricUses,
      read: () => countAllUses(shop),
    },
  ],
  extends: (shop) => [
    extension(priceAdjusters, {
      module: MODULE,
      read: (session, buyers) => readDiscounts(shop, session, buyers),
    }),
    extension(orderListeners, countUses(shop)),
  ],
});
