import { type ClientSession, ObjectId } from 'mongodb';
import { type InventoryCollections, MOVEMENT_INDEX, type Movement } from './collection.ts';

/** The maximum difference between the clocks of servers. */
const CLOCKS_APART_MS = 60 * 60 * 1000;

/**
 * The remaining quantities of variants whose tracking has ended, considering orders that were shipped or
 * canceled since then.
 * @param onHand the quantity of each when tracking ended, by id
 */
export async function leftAfterOrders(
  { inventoryMovements }: Pick<InventoryCollections, 'inventoryMovements'>,
  session: ClientSession,
  onHand: ReadonlyMap<string, number>,
  since: Date,
): Promise<Map<string, number>> {
  const left = new Map(onHand);
  if (left.size === 0) return left;
  const ids = [...left.keys()].map((id) => ObjectId.createFromHexString(id));
  const behind = ObjectId.createFromTime(Math.floor((since.getTime() - CLOCKS_APART_MS) / 1000));
  const found = inventoryMovements.find<Pick<Movement, 'variantId' | 'delta' | 'onHandAfter' | 'order'>>(
    { variantId: { $in: ids }, _id: { $gte: behind } },
    { session, hint: MOVEMENT_INDEX, projection: { variantId: 1, delta: 1, onHandAfter: 1, order: 1 } },
  );
  const movements = await found.sort({ at: 1, _id: 1 }).toArray();
  for (const { variantId, delta, onHandAfter, order } of movements) {
    const id = variantId.toHexString();
    const former = onHand.get(id) ?? 0;
    // The variant was tracked until this movement, so the quantity already includes earlier orders.
    if (onHandAfter !== null) left.set(id, former);
    else if (order !== undefined) left.set(id, Math.max(0, (left.get(id) ?? former) + delta));
  }
  return left;
}
