import type { ClientSession } from 'mongodb';
import { levelUpdate, onHandPlus, plus } from './change-level.ts';
import type { InventoryCollections } from './collection.ts';
import { forgetUnused } from './forget-unused.ts';
import { type StockLine, sumLines } from './lines.ts';
import { moveStock } from './move-stock.ts';
import type { MovementCause } from './movement.ts';

export type OrderCause = Pick<MovementCause, 'by' | 'note'> & { order: string };

/**
 * Takes off the shelf what was reserved and is shipped, in the caller's transaction. What goes out was there: where the number says
 * less, it becomes 0.
 */
export async function ship(
  collections: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  cause: OrderCause,
): Promise<void> {
  const shipped = sumLines(lines);
  await moveStock(collections, session, shipped, {
    sign: -1,
    update: ({ quantity }) =>
      levelUpdate({ onHand: onHandPlus(-quantity), reserved: plus('reserved', -quantity) }),
    cause: { ...cause, reason: 'SOLD' },
  });
  await forgetUnused(
    collections,
    session,
    shipped.map(({ variantId }) => variantId),
  );
}
