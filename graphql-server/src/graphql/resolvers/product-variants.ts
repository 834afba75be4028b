import { imagesOf } from '../../catalogue/products/product.ts';
import { titleOf, variantState } from '../../catalogue/products/product-variant.ts';
import { inShopCurrency } from '../../rules/money.ts';
import { selectedOptions, variantPrices } from '../../rules/variants.ts';
import type { ProductVariantResolvers } from '../schema.generated.ts';

export const productVariantFields: ProductVariantResolvers = {
  id: ({ variant }) => variant.id,
  title: titleOf,
  sku: ({ variant }) => variant.sku ?? null,
  barcode: ({ variant }) => variant.barcode ?? null,
  selectedOptions: ({ product, variant }) => selectedOptions(product.options ?? [], variant.values),
  price: ({ product, variant }) => inShopCurrency(variantPrices(product, variant).price),
  compareAtPrice: ({ product, variant }) => {
    const { compareAtPrice } = variantPrices(product, variant);
    return compareAtPrice === null ? null : inShopCurrency(compareAtPrice);
  },
  image: ({ product, variant }) => {
    const place = product.images.findIndex(({ hash }) => hash === variant.image);
    return imagesOf(product)[place] ?? null;
  },
  weightGrams: ({ product, variant }) => variant.weightGrams ?? product.weightGrams ?? null,
  isSold: ({ variant }) => variant.isSold !== false,
  own: ({ product, variant }) => variantState(product, variant),
  availability: async ({ product, variant }, _, { levelsOfProduct }) => {
    const levels = await levelsOfProduct.load(product._id.toHexString());
    return levels.find(({ _id }) => _id.toHexString() === variant.id)?.state ?? 'IN_STOCK';
  },
};
