import { readSelling, type SellingCollections } from '../selling/collection.ts';
import { type OrderCollections, UNPAID_INDEX } from './collection.ts';
import { payByAfter } from './pay-by.ts';

/**
 * In a restored copy of the shop: gives orders that are not paid all of their time again. What was paid since the backup is not in
 * it, and their shoppers would be told that they are off before anybody could note it. @returns how many wait for their payment
 */
export async function renewTimeToPay(
  collections: Pick<OrderCollections, 'orders'> & SellingCollections,
): Promise<number> {
  const { orders } = collections;
  const payBy = payByAfter(new Date(), await readSelling(collections));
  const unpaid = { status: 'AWAITING_PAYMENT' } as const;
  await orders.updateMany({ ...unpaid, payBy: { $lt: payBy } }, { $set: { payBy } }, { hint: UNPAID_INDEX });
  return orders.countDocuments(unpaid, { hint: UNPAID_INDEX });
}
