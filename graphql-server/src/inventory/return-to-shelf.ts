import type { ClientSession } from 'mongodb';
import { levelUpdate, onHandPlus } from './change-level.ts';
import type { InventoryCollections } from './collection.ts';
import { type StockLine, sumLines } from './lines.ts';
import { moveStock } from './move-stock.ts';
import type { OrderCause } from './ship.ts';

/** Puts back on the shelf what came back, in the caller's transaction. */
export async function returnToShelf(
  collections: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  cause: OrderCause,
): Promise<void> {
  await moveStock(collections, session, sumLines(lines), {
    sign: 1,
    update: ({ quantity }) => levelUpdate({ onHand: onHandPlus(quantity) }),
    cause: { ...cause, reason: 'RETURNED' },
  });
}
