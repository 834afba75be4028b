import { selectedOptions, variantPrices } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import { isAllowed, type Needs } from '../../../kernel/roles.ts';
import type { Resolvers } from '../../../schema.generated.ts';
import { type Level, notCounted } from '../../inventory/level.ts';
import type { CatalogueContext } from '../context.ts';
import { imagesOf } from '../products/product.ts';
import { type ProductVariant, titleOf, variantState } from '../products/product-variant.ts';

/** Who sees stock and costs: the same rights as for the inventory query. */
export const SEES_INVENTORY: Needs = { role: 'VIEWER', scope: 'READ' };

export const productVariantResolvers: Resolvers = {
  ProductVariant: {
    id: ({ variant }) => variant.id,
    title: titleOf,
    sku: ({ variant }) => variant.sku ?? null,
    barcode: ({ variant }) => variant.barcode ?? null,
    selectedOptions: ({ product, variant }) => selectedOptions(product.options ?? [], variant.values),
    price: ({ product, variant }, _, { currency }) => ({
      amount: variantPrices(product, variant).price,
      currency,
    }),
    compareAtPrice: ({ product, variant }, _, { currency }) => {
      const { compareAtPrice } = variantPrices(product, variant);
      return compareAtPrice === null ? null : { amount: compareAtPrice, currency };
    },
    image: ({ product, variant }) => {
      const place = product.images.findIndex(({ hash }) => hash === variant.image);
      return imagesOf(product)[place] ?? null;
    },
    weightGrams: ({ product, variant }) => variant.weightGrams ?? product.weightGrams ?? null,
    cost: ({ product, variant }, _, { viewer }) =>
      isAllowed(viewer, SEES_INVENTORY) ? (variant.cost ?? product.cost ?? null) : null,
    isSold: ({ variant }) => variant.isSold !== false,
    own: ({ product, variant }) => variantState(product, variant),
    availability: async (sold, _, context) => (await levelOf(sold, context)).state,
    inventory: (sold, _, context) =>
      isAllowed(context.viewer, SEES_INVENTORY) ? levelOf(sold, context) : null,
  },
  VariantState: {
    cost: ({ cost }, _, { viewer }) => (isAllowed(viewer, SEES_INVENTORY) ? (cost ?? null) : null),
  },
};

async function levelOf(
  { product, variant }: ProductVariant,
  { levelsOfProduct }: CatalogueContext,
): Promise<Level> {
  const levels = await levelsOfProduct.load(product._id.toHexString());
  const own = levels.find(({ _id }) => _id.toHexString() === variant.id);
  const variantId = ObjectId.createFromHexString(variant.id);
  return own ?? notCounted({ variantId, productId: product._id });
}
