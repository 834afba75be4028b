import type { ObjectId } from 'mongodb';
import type { CatalogueContext } from '../context.ts';

/** Omits what belongs to drafts, and to products that were deleted. */
export async function notDrafts<T extends { productId: ObjectId }>(
  { products, scans }: Pick<CatalogueContext, 'products' | 'scans'>,
  levels: readonly T[],
): Promise<T[]> {
  const ids = [...new Map(levels.map(({ productId }) => [productId.toHexString(), productId])).values()];
  const found = await scans.run((options) =>
    products
      .find({ _id: { $in: ids }, status: { $ne: 'DRAFT' } }, { ...options, projection: { _id: 1 } })
      .toArray(),
  );
  const kept = new Set(found.map(({ _id }) => _id.toHexString()));
  return levels.filter(({ productId }) => kept.has(productId.toHexString()));
}
