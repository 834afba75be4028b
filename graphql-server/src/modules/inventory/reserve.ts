import type { ClientSession, ObjectId } from 'mongodb';
import { levelUpdate, plus } from './change-level.ts';
import type { InventoryCollections, StockLevel } from './collection.ts';
import { readLevels, type StockLine, sumLines } from './lines.ts';

/** A variant whose available quantity is too low. */
export interface Shortage {
  variantId: ObjectId;
  available: number;
}

/**
 * Reserves the lines of an order in the caller's transaction: all of them, or none. Reservations of untracked
 * variants are recorded too, because tracking may start before they ship.
 * @param known the levels, if this transaction has already read them
 * @returns the shortages; empty when everything is reserved
 */
export async function reserve(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  session: ClientSession,
  lines: readonly StockLine[],
  known?: ReadonlyMap<string, StockLevel>,
): Promise<Shortage[]> {
  const wanted = sumLines(lines);
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ variantId }) => variantId);
  // If one of the levels changes after this read, the transaction fails and is retried.
  const levels = known ?? (await readLevels({ inventory }, ids, session));
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
