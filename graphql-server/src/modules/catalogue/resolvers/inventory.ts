import { cleanText } from '@mela/rules/text.ts';
import { throwMissingOrStale } from '../../../kernel/errors.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { Resolvers } from '../../../schema.generated.ts';
import { listMovements } from '../../inventory/list-movements.ts';
import { updateInventorySettings } from '../../inventory/update-inventory-settings.ts';
import { correctOnce } from '../products/correct-once.ts';
import { findProductIds, findVariant } from '../products/find-variant.ts';
import { variantsOf } from '../products/variants.ts';
import { countState, countStock, countTracking } from '../stock-list/count-stock.ts';
import { listStock } from '../stock-list/list-stock.ts';

export const inventoryResolvers: Resolvers = {
  Query: {
    availability: (_, { variantIds }, { availability }) => availability.of(variantIds),
    inventory: async (_, { filter, ...page }, context) => {
      const search = cleanText(filter?.search);
      const productIds = search === '' ? null : await findProductIds(context, search);
      return listStock(context, { ...page, ...filter, productIds });
    },
    inventoryMovements: (_, { variantId, ...page }, context) =>
      // The variant may have been deleted: its movements are kept.
      listMovements(context, parseObjectId(variantId) ?? throwMissingOrStale('Variant', null), page),
  },
  Mutation: {
    adjustInventory: (_, { variantId, idempotencyKey, ...correction }, context) =>
      correctOnce(context, variantId, correction, idempotencyKey),
    updateInventorySettings: async (_, { variantId, ...settings }, context) =>
      updateInventorySettings(context, await findVariant(context, variantId), settings),
  },
  Inventory: {
    variantId: ({ _id }) => _id.toHexString(),
    lowAt: ({ lowAt }) => lowAt ?? null,
    updatedAt: ({ updatedAt }) => updatedAt ?? null,
    variant: async ({ _id, productId }, __, { productById }) => {
      const product = await productById.load(productId.toHexString());
      const variants = product ? variantsOf(product) : [];
      const index = variants.findIndex(({ id }) => id === _id.toHexString());
      const variant = variants[index];
      return product && variant ? { product, variant, index } : null;
    },
    product: ({ productId }, _, { productById }) => productById.load(productId.toHexString()),
  },
  InventoryConnection: {
    totalCount: (page, _, context) => countStock(context, page.filter),
    lowCount: (_, __, context) => countState(context, 'LOW'),
    outCount: (_, __, context) => countState(context, 'OUT_OF_STOCK'),
    trackedCount: (_, __, context) => countTracking(context, 'TRACKED'),
    untrackedCount: (_, __, context) => countTracking(context, 'UNTRACKED'),
  },
  InventoryMovement: {
    id: ({ _id }) => _id.toHexString(),
    note: ({ note }) => note ?? null,
    by: ({ by }) => by ?? null,
    order: ({ order }) => order ?? null,
  },
};
