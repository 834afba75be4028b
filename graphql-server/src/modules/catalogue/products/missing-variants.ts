import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { firstCombinations } from '@mela/rules/variants.ts';
import { type AnyBulkWriteOperation, type Collection, ObjectId } from 'mongodb';
import { WITHOUT_FACETS } from '../list/facets.ts';
import { listedFields, type Product, type ProductContent } from './product.ts';

const PER_BATCH = 500;

/**
 * A product that was stored before there were variants has one for each combination of its options, up to as many as a product
 * may have; the first one is what the product was alone.
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

/** No version is counted up: no operator changed anything. Of two servers at once the first one counts. */
export async function addMissingVariants({ products }: { products: Collection<Product> }): Promise<void> {
  const missing = { options: { $exists: true }, variants: { $exists: false } };
  let batch: AnyBulkWriteOperation<Product>[] = [];
  for await (const product of products.find(missing, { projection: WITHOUT_FACETS })) {
    const { _id, variants = [], ...fields } = withMissingVariants(product);
    const { facets, sold } = listedFields({ ...fields, variants });
    batch.push({ updateOne: { filter: { _id, ...missing }, update: { $set: { variants, facets, sold } } } });
    if (batch.length < PER_BATCH) continue;
    await products.bulkWrite(batch, { ordered: false });
    batch = [];
  }
  if (batch.length > 0) await products.bulkWrite(batch, { ordered: false });
}
