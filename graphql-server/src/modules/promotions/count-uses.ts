import type { Adjustment } from '@mela/rules/adjustments.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import type { Order } from '../orders/collection.ts';
import type { OrderHappening, OrderListener } from '../orders/order-store.ts';
import { MODULE } from './cart-discounts.ts';
import { customerKey, type DiscountUse, ORDER_INDEX, type PromotionCollections } from './collection.ts';

/**
 * Counts the uses of discounts in the transactions of their orders. Each use writes the discount's count, so concurrent orders cannot
 * exceed a limit: MongoDB retries one transaction, which then reads the other's count.
 */
export function countUses(collections: PromotionCollections): OrderListener {
  return async (session, happened) => {
    await addUses(
      collections,
      session,
      happened.filter(({ event }) => event.kind === 'PLACED'),
    );
    for (const { order, event } of happened) {
      const orderId = order._id;
      if (event.kind === 'EDITED') await replaceUses(collections, session, order);
      if (event.kind === 'CANCELED' || event.kind === 'EXPIRED')
        await recount(collections, session, orderId, false);
      if (event.kind === 'RESERVED_AGAIN') await recount(collections, session, orderId, true);
      if (event.kind === 'ERASED')
        await collections.discountUses.updateMany(
          { '_id.orderId': orderId },
          { $set: { customer: null } },
          { session, hint: ORDER_INDEX },
        );
    }
  };
}

/** The discounts that an order used, from its adjustments. */
export function usesOf({
  _id: orderId,
  total,
  adjustments,
  shippingAdjustments,
}: Order): Omit<DiscountUse, 'customer'>[] {
  const own = [...(adjustments ?? []), ...(shippingAdjustments ?? [])].filter(
    ({ source }) => source.module === MODULE,
  );
  const byDiscount = Map.groupBy(own, ({ source }: Adjustment) => source.id);
  return Array.from(byDiscount, ([id, parts]) => ({
    _id: { orderId, discountId: ObjectId.createFromHexString(id) },
    discounted: 0 - parts.reduce((sum, { amount }) => sum + amount, 0),
    sales: total,
    isCounted: true,
  }));
}

function addUses(
  collections: PromotionCollections,
  session: ClientSession,
  placed: readonly OrderHappening[],
): Promise<void> {
  const uses = placed.flatMap(({ order }) =>
    usesOf(order).map((use): DiscountUse => ({ ...use, customer: customerKey(order.email) })),
  );
  return insertUses(collections, session, uses);
}

async function insertUses(
  { discounts, discountResults, discountUses }: PromotionCollections,
  session: ClientSession,
  uses: readonly DiscountUse[],
): Promise<void> {
  if (uses.length === 0) return;
  await discountUses.insertMany(uses, { session });
  const byDiscount = Map.groupBy(uses, ({ _id }) => _id.discountId.toHexString());
  const ids = [...byDiscount.keys()].map((id) => ObjectId.createFromHexString(id));
  const limits = await discounts
    .find({ _id: { $in: ids } }, { session, projection: { usesInAll: 1 } })
    .toArray();
  for (const [id, added] of byDiscount) {
    const _id = ObjectId.createFromHexString(id);
    const { usesInAll = null } = limits.find((discount) => discount._id.equals(_id)) ?? {};
    const room = usesInAll === null ? {} : { uses: { $lte: usesInAll - added.length } };
    const change = { $inc: sumOf(added, 1) };
    const { matchedCount } = await discountResults.updateOne({ _id, ...room }, change, { session });
    if (matchedCount === 0) throw new Error('A discount was used more often than its transaction allowed.');
  }
}

/** Replaces the uses of an edited order, whose discounts and amounts may have changed. */
async function replaceUses(
  collections: PromotionCollections,
  session: ClientSession,
  order: Order,
): Promise<void> {
  const { discountResults, discountUses } = collections;
  const ofOrder = { '_id.orderId': order._id };
  const known = await discountUses.find(ofOrder, { session, hint: ORDER_INDEX }).toArray();
  const now = new Map(usesOf(order).map((use) => [use._id.discountId.toHexString(), use]));
  for (const before of known) {
    const id = before._id.discountId;
    const use = now.get(id.toHexString());
    const [added, removed] = [sumOf(use ? [use] : [], 1), sumOf([before], -1)];
    const $inc = {
      uses: added.uses + removed.uses,
      discounted: added.discounted + removed.discounted,
      sales: added.sales + removed.sales,
    };
    await discountResults.updateOne({ _id: id }, { $inc }, { session });
    if (!use) await discountUses.deleteOne({ _id: before._id }, { session });
    else
      await discountUses.updateOne(
        { _id: before._id },
        { $set: { discounted: use.discounted, sales: use.sales } },
        { session },
      );
    now.delete(id.toHexString());
  }
  const customer = customerKey(order.email);
  await insertUses(
    collections,
    session,
    [...now.values()].map((use): DiscountUse => ({ ...use, customer })),
  );
}

/** Subtracts the uses of a canceled order, or adds those of a reopened one, even beyond the limits. */
async function recount(
  { discountResults, discountUses }: PromotionCollections,
  session: ClientSession,
  orderId: ObjectId,
  isCounted: boolean,
): Promise<void> {
  const changed = { '_id.orderId': orderId, isCounted: !isCounted };
  const uses = await discountUses.find(changed, { session, hint: ORDER_INDEX }).toArray();
  for (const use of uses) {
    const change = { $inc: sumOf([use], isCounted ? 1 : -1) };
    await discountResults.updateOne({ _id: use._id.discountId }, change, { session });
    await discountUses.updateOne({ _id: use._id }, { $set: { isCounted } }, { session });
  }
}

/** @param sign 1 adds the uses; -1 subtracts them */
function sumOf(uses: readonly Pick<DiscountUse, 'discounted' | 'sales'>[], sign: 1 | -1) {
  const total = (field: 'discounted' | 'sales') => sign * uses.reduce((sum, use) => sum + use[field], 0);
  return { uses: sign * uses.length, discounted: total('discounted'), sales: total('sales') };
}
