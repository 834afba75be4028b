import { PRODUCT_INDEX } from '../../inventory/collection.ts';
import type { CatalogueContext } from '../context.ts';
import { notDrafts } from './drafts.ts';
import { isAmongLevels, levelFilter, levelIndex, type StockFilter } from './list-stock.ts';

const EVERYTHING: StockFilter = { productIds: null };

/** How many variants match a filter, tracked or not. */
export async function countStock(context: CatalogueContext, filter: StockFilter): Promise<number> {
  const { state, tracking } = filter;
  if (isAmongLevels(filter)) return tracking === 'UNTRACKED' ? 0 : countLevels(context, filter);
  const others: StockFilter[] =
    state === 'IN_STOCK'
      ? [
          { ...filter, tracking: null, state: 'LOW' },
          { ...filter, tracking: null, state: 'OUT_OF_STOCK' },
        ]
      : [];
  if (tracking === 'UNTRACKED') others.splice(0, 2, { ...filter, state: null, tracking: 'TRACKED' });
  let count = await countVariants(context, filter);
  for (const other of others) count -= await countLevels(context, other);
  return Math.max(0, count);
}

/** How many variants of all products are tracked, and how many are not. */
export function countTracking(
  context: CatalogueContext,
  tracking: NonNullable<StockFilter['tracking']>,
): Promise<number> {
  return countStock(context, { ...EVERYTHING, tracking });
}

/** How many variants are low, or out of stock: drafts do not sell, so they do not count. */
export function countState(context: CatalogueContext, state: 'LOW' | 'OUT_OF_STOCK'): Promise<number> {
  return countStock(context, { ...EVERYTHING, state, withDrafts: false });
}

async function countLevels(context: CatalogueContext, filter: StockFilter): Promise<number> {
  const { inventory, scans } = context;
  const isTracked = filter.tracking === 'TRACKED' ? { onHand: { $ne: null } } : {};
  const where = { ...levelFilter(filter), ...isTracked };
  const hint = filter.productIds ? PRODUCT_INDEX : levelIndex(filter);
  if (filter.withDrafts !== false)
    return scans.run((options) => inventory.countDocuments(where, { ...options, hint }));
  const found = await scans.run((options) =>
    inventory.find(where, { ...options, hint, projection: { productId: 1 } }).toArray(),
  );
  return (await notDrafts(context, found)).length;
}

/** A product without options has one variant. */
async function countVariants(
  { products, scans }: CatalogueContext,
  { productIds, withDrafts }: StockFilter,
): Promise<number> {
  const count = { $cond: [{ $isArray: '$variants' }, { $size: { $ifNull: ['$variants', []] } }, 1] };
  const where = {
    ...(productIds && { _id: { $in: [...productIds] } }),
    ...(withDrafts === false && { status: { $ne: 'DRAFT' as const } }),
  };
  const [sum] = await scans.run((options) =>
    products
      .aggregate<{ count: number }>(
        [{ $match: where }, { $group: { _id: null, count: { $sum: count } } }],
        options,
      )
      .toArray(),
  );
  return sum?.count ?? 0;
}
