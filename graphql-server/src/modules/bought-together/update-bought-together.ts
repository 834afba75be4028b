import { type AnyBulkWriteOperation, ObjectId } from 'mongodb';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { CatalogueCollections } from '../catalogue/collections.ts';
import type { Product } from '../catalogue/products/product.ts';
import { type OrderCollections, SALES_INDEX } from '../orders/collection.ts';
import { countedIn } from '../orders/sold-orders.ts';
import { PairCounts } from './count-pairs.ts';

const DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;
/** Only this many of the newest orders count, so that the work does not grow with the shop. */
const MAX_ORDERS = 20_000;
const PER_WRITE = 500;

type Collections = Pick<CatalogueCollections, 'products'> & Pick<OrderCollections, 'orders'>;

/** Stores with each product the products that are ordered together with it. Skips unchanged products. */
export async function updateBoughtTogether(
  collections: Collections,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  const most = (await countOrders(collections, now, signal)).most();
  const { products } = collections;
  const known = products.find(
    {
      $or: [
        { boughtWith: { $exists: true } },
        { _id: { $in: [...most.keys()].map((id) => new ObjectId(id)) } },
      ],
    },
    { ...NEWEST, projection: { boughtWith: 1 } },
  );
  let writes: AnyBulkWriteOperation<Product>[] = [];
  const write = async () => {
    signal.throwIfAborted();
    if (writes.length > 0) await products.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const { _id, boughtWith = [] } of known) {
    const others = most.get(_id.toHexString()) ?? [];
    if (others.join() === boughtWith.join()) continue;
    writes.push({ updateOne: { filter: { _id }, update: changeTo(others) } });
    if (writes.length === PER_WRITE) await write();
  }
  await write();
}

async function countOrders({ orders }: Collections, now: Date, signal: AbortSignal): Promise<PairCounts> {
  const counts = new PairCounts();
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const sold = orders
    .find(
      { placedAt: { $gte: since }, ...countedIn('ORDERS') },
      { ...NEWEST, projection: { 'lines.productId': 1 } },
    )
    .hint(SALES_INDEX)
    .sort({ placedAt: -1 })
    .limit(MAX_ORDERS);
  for await (const { lines } of sold) {
    signal.throwIfAborted();
    counts.addOrder(lines.map(({ productId }) => productId.toHexString()));
  }
  return counts;
}

function changeTo(others: readonly string[]) {
  if (others.length === 0) return { $unset: { boughtWith: true } as const };
  return { $set: { boughtWith: others.map((id) => new ObjectId(id)) } };
}
