import type { Collection, IndexDescription, ObjectId } from 'mongodb';
import { isDuplicateKey } from '../../../kernel/mongodb/failures.ts';
import { catalogueTexts } from '../messages.ts';
import type { Product } from './product.ts';

export const SKU_INDEX = 'skus';

/** A collation that ignores case. */
export const SKU_COLLATION = { locale: 'en', strength: 2 } as const;

/**
 * SKUs of products and variants are unique. Those that were shared before this rule have a `skuException`, which keeps the index
 * keys distinct.
 */
export const UNIQUE_SKU: IndexDescription = {
  key: { skus: 1, skuException: 1 },
  name: SKU_INDEX,
  unique: true,
  collation: SKU_COLLATION,
  partialFilterExpression: { skus: { $exists: true } },
};

const MAX_TRIES = 10;
const MAX_NAMED = 20;

/** Marks products with an SKU that an older product has as exceptions, so that the unique index can be created. */
async function exceptDuplicateSkus(products: Collection<Product>): Promise<void> {
  const duplicates = products.aggregate<{ ids: ObjectId[] }>(
    [
      { $match: { skus: { $exists: true }, skuException: { $exists: false } } },
      { $sort: { _id: 1 } },
      { $unwind: '$skus' },
      { $group: { _id: '$skus', ids: { $push: '$_id' } } },
      { $match: { 'ids.1': { $exists: true } } },
    ],
    { collation: SKU_COLLATION, allowDiskUse: true },
  );
  for await (const { ids } of duplicates) {
    await products.updateMany({ _id: { $in: ids.slice(1) } }, [{ $set: { skuException: '$_id' } }]);
  }
}

/** Creates the index, even if servers have written duplicate SKUs while it was missing. */
export async function createSkuIndex(products: Collection<Product>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await products.createIndexes([UNIQUE_SKU]);
      return;
    } catch (error) {
      if (!isDuplicateKey(error) || tries === MAX_TRIES) throw error;
      await exceptDuplicateSkus(products);
    }
  }
}

/** @returns a sentence that names the products that share an SKU; null if there are none */
export async function describeDuplicateSkus(products: Collection<Product>): Promise<string | null> {
  const found = await products
    .find({ skus: { $exists: true }, skuException: { $exists: true } })
    .hint(SKU_INDEX)
    .project<Pick<Product, 'title' | 'sku'>>({ title: 1, sku: 1 })
    .limit(MAX_NAMED + 1)
    .toArray();
  if (found.length === 0) return null;
  const named = found.slice(0, MAX_NAMED).map(({ title, sku }) => `${sku} (${title})`);
  return catalogueTexts.sharedSkus({ products: named.join(', '), hasMore: found.length > MAX_NAMED });
}
