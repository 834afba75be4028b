import type { ClientSession } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import type { OrderCollections } from '../orders/collection.ts';
import { MODULE } from './cart-discounts.ts';
import { ORDER_INDEX, type PromotionCollections } from './collection.ts';
import { usesOf } from './count-uses.ts';
import { promotionsTexts } from './messages.ts';

const BATCH = 500;

/** Compares the use counts of all discounts with the orders. @returns a sentence for each mismatch */
export async function* checkUses(
  collections: PromotionCollections & OrderCollections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const options = session ? { session } : {};
  yield* wrongResults(collections, options);
  yield* wrongUses(collections, options);
}

type Options = { session?: ClientSession };

async function* wrongResults(
  { discountResults, discountUses, discounts }: PromotionCollections,
  options: Options,
): AsyncGenerator<string> {
  const sum = { uses: { $sum: 1 }, discounted: { $sum: '$discounted' }, sales: { $sum: '$sales' } };
  const counted = discountUses.aggregate<{ _id: object; uses: number; discounted: number; sales: number }>(
    [{ $match: { isCounted: true } }, { $group: { _id: '$_id.discountId', ...sum } }],
    options,
  );
  const due = new Map<string, { uses: number; discounted: number; sales: number }>();
  for await (const { _id, ...sums } of counted) due.set(String(_id), sums);
  for await (const { _id, ...stored } of discountResults.find({}, options)) {
    const { uses, discounted, sales } = due.get(String(_id)) ?? { uses: 0, discounted: 0, sales: 0 };
    due.delete(String(_id));
    if (stored.uses !== uses || stored.discounted !== discounted || stored.sales !== sales)
      yield promotionsTexts.wrongUses({
        id: String(_id),
        storedUses: stored.uses,
        storedDiscounted: stored.discounted,
        storedSales: stored.sales,
        uses,
        discounted,
        sales,
      });
  }
  for (const id of due.keys()) yield promotionsTexts.usesNotRecorded({ id });
  const all = discounts.aggregate<{ _id: object }>(
    [
      {
        $lookup: {
          from: discountResults.collectionName,
          localField: '_id',
          foreignField: '_id',
          as: 'result',
        },
      },
      { $match: { result: [] } },
    ],
    options,
  );
  for await (const { _id } of all) yield promotionsTexts.noUsageRecord({ id: _id });
}

/** Compares the stored uses with the adjustments of the orders. */
async function* wrongUses(
  { orders, discountUses }: PromotionCollections & OrderCollections,
  options: Options,
): AsyncGenerator<string> {
  const own = { $elemMatch: { 'source.module': MODULE } };
  const discounted = orders.find(
    { $or: [{ adjustments: own }, { shippingAdjustments: own }] },
    { ...options, projection: { terms: 0, events: 0 } },
  );
  let expected = 0;
  for await (const batch of inBatches(discounted, BATCH)) {
    const ofBatch = { '_id.orderId': { $in: batch.map(({ _id }) => _id) } };
    const uses = await discountUses.find(ofBatch, { ...options, hint: ORDER_INDEX }).toArray();
    const stored = new Map(uses.map((use) => [JSON.stringify(use._id), use]));
    for (const order of batch) {
      for (const due of usesOf(order)) {
        expected += 1;
        const use = stored.get(JSON.stringify(due._id));
        const isCounted = order.status !== 'CANCELED';
        const isSame =
          use?.discounted === due.discounted && use.sales === due.sales && use.isCounted === isCounted;
        if (!isSame) yield promotionsTexts.wrongUse({ order: order.number, id: String(due._id.discountId) });
      }
    }
  }
  const recorded = await discountUses.countDocuments({}, options);
  if (recorded > expected) yield promotionsTexts.wrongUseCount({ recorded, expected });
}
