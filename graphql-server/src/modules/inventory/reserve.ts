import type { ClientSession, ObjectId } from 'mongodb';
import { levelUpdate, plus } from './change-level.ts';
import type { InventoryCollections } from './collection.ts';
import { readLevels, type StockLine, sumLines } from './lines.ts';

/** What cannot be had as often as it is wanted. */
export interface Shortage {
  variantId: ObjectId;
  available: number;
}

/**
 * Reserves what is ordered, in the caller's transaction: all of it, or nothing. What is not counted can always be had, and is noted
 * all the same: it may be counted before it is shipped.
 * @returns what cannot be had; empty when all is reserved
 */
export async function reserve(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  session: ClientSession,
  lines: readonly StockLine[],
): Promise<Shortage[]> {
  const wanted = sumLines(lines);
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ variantId }) => variantId);
  // A change of one of them after this was read makes the transaction fail, which is then tried again.
  const levels = await readLevels({ inventory }, ids, session);
  const shortages = wanted.flatMap(({ variantId, quantity }) => {
    const { available = null } = levels.get(variantId.toHexString()) ?? {};
    return available !== null && available < quantity ? [{ variantId, available }] : [];
  });
  if (shortages.length > 0) return shortages;
  await inventory.bulkWrite(
    wanted.map(({ variantId, productId, quantity }) => ({
      updateOne: {
        filter: { _id: variantId },
        update: levelUpdate({ productId, reserved: plus('reserved', quantity) }),
        upsert: true,
      },
    })),
    { session },
  );
  return [];
}
