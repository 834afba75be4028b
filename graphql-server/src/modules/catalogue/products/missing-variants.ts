import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { firstCombinations } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import type { ProductContent } from './product.ts';

/**
 * Adds a variant for each combination of the options of a product that was stored before variants existed, up to the limit of
 * variants. The first one takes over the product's stock.
 */
export function withMissingVariants<T extends Pick<ProductContent, '_id' | 'options' | 'variants'>>(
  product: T,
): T {
  const { _id, options = [], variants } = product;
  if (variants || options.length === 0) return product;
  const made = firstCombinations(options).map((values, index) => ({
    id: index === 0 ? ownVariantId(_id.toHexString()) : new ObjectId().toHexString(),
    values,
  }));
  return { ...product, variants: made };
}
