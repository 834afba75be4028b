import type { OrderCollections } from './collection.ts';
import { termsOf, termsWithoutContact } from './terms.ts';

const BATCH = 500;

/** Migration: stores the keys that orders are found by. Run twice, it stores the same. */
export async function indexTerms({ orders }: Pick<OrderCollections, 'orders'>): Promise<void> {
  const fields = {
    number: 1,
    email: 1,
    phone: 1,
    shippingAddress: 1,
    billingAddress: 1,
    lines: 1,
    isErased: 1,
  };
  let writes: Parameters<typeof orders.bulkWrite>[0][number][] = [];
  for await (const order of orders.find({}, { projection: fields, batchSize: BATCH })) {
    const terms = order.isErased ? termsWithoutContact(order) : termsOf(order);
    // An order that is erased at this moment must not get its keys back.
    const isSame = { _id: order._id, isErased: order.isErased };
    writes.push({ updateOne: { filter: isSame, update: { $set: { terms } } } });
    if (writes.length < BATCH) continue;
    await orders.bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0) await orders.bulkWrite(writes, { ordered: false });
}
