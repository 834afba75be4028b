import type { ClientSession } from 'mongodb';
import { levelUpdate, plus } from './change-level.ts';
import type { InventoryCollections } from './collection.ts';
import { type StockLine, sumLines } from './lines.ts';
import { forgetUnused } from './write-levels.ts';

/** Releases a reservation in the caller's transaction, because the order was canceled or not paid in time. */
export async function release(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  session: ClientSession,
  lines: readonly StockLine[],
): Promise<void> {
  const released = sumLines(lines);
  if (released.length === 0) return;
  await inventory.bulkWrite(
    released.map(({ variantId, quantity }) => ({
      updateOne: {
        filter: { _id: variantId },
        update: levelUpdate({ reserved: plus('reserved', -quantity) }),
      },
    })),
    { session },
  );
  await forgetUnused(
    { inventory },
    session,
    released.map(({ variantId }) => variantId),
  );
}
