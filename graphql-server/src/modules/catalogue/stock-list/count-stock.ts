import { PRODUCT_INDEX } from '../../inventory/collection.ts';
import type { CatalogueContext } from '../context.ts';
import { isAmongLevels, levelFilter, levelIndex, notDrafts, type StockFilter } from './list-stock.ts';

const EVERYTHING: StockFilter = { productIds: null };

/** Cached for each request: its totals share most of their counts, and each count reads a collection. */
const counted = new WeakMap<CatalogueContext, Map<string, Promise<number>>>();

type Count = (context: CatalogueContext, filter: StockFilter) => Promise<number>;

function oncePerRequest(count: Count): Count {
  return (context, filter) => {
    const known = counted.get(context) ?? new Map<string, Promise<number>>();
    counted.set(context, known);
    const key = `${count.name} ${JSON.stringify(filter)}`;
    const result = known.get(key) ?? count(context, filter);
    known.set(key, result);
    return result;
  };
}

const countLevels = oncePerRequest(countStoredLevels);
const countVariants = oncePerRequest(countVariantsOfProducts);

/** The number of variants that match a filter, tracked or not. */
export async function countStock(context: CatalogueContext, filter: StockFilter): Promise<number> {
  const { state, tracking, withDrafts, productIds } = filter;
  // Use the same keys in the same order, because they form the cache key.
  const scope: StockFilter = { productIds, ...(withDrafts === false && { withDrafts }) };
  const stored = (which: Pick<StockFilter, 'state' | 'tracking'>) =>
    countLevels(context, { ...scope, ...which });
  if (isAmongLevels(filter)) return tracking === 'UNTRACKED' ? 0 : stored({ state, tracking });
  const all = await countVariants(context, scope);
  if (tracking === 'UNTRACKED') return Math.max(0, all - (await stored({ tracking: 'TRACKED' })));
  if (state !== 'IN_STOCK') return all;
  return Math.max(0, all - (await stored({ state: 'LOW' })) - (await stored({ state: 'OUT_OF_STOCK' })));
}

/** The number of variants of all products, tracked or not. */
export function countTracking(
  context: CatalogueContext,
  tracking: NonNullable<StockFilter['tracking']>,
): Promise<number> {
  return countStock(context, { ...EVERYTHING, tracking });
}

/** The number of variants that are low or out of stock, without those of drafts, which are not for sale. */
export function countState(context: CatalogueContext, state: 'LOW' | 'OUT_OF_STOCK'): Promise<number> {
  return countStock(context, { ...EVERYTHING, state, withDrafts: false });
}

async function countStoredLevels(context: CatalogueContext, filter: StockFilter): Promise<number> {
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

/** Counts a product without options as one variant. */
async function countVariantsOfProducts(
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
