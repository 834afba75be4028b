import type { ClientSession } from 'mongodb';
import { levelUpdate, onHandPlus } from './change-level.ts';
import type { InventoryCollections } from './collection.ts';
import { readLevels, type StockLine, sumLines } from './lines.ts';
import { type MovementCause, movementOf } from './movement.ts';

/** Returns items to stock, with a movement for each variant, in the caller's transaction. */
export async function restock(
  { inventory, inventoryMovements }: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  cause: Pick<MovementCause, 'by' | 'note'> & { order: string },
): Promise<void> {
  const returned = sumLines(lines);
  if (returned.length === 0) return;
  const ids = returned.map(({ variantId }) => variantId);
  const levels = await readLevels({ inventory }, ids, session);
  await inventory.bulkWrite(
    returned.map(({ variantId, quantity }) => ({
      // Skip variants without a level: they are untracked and stay untracked.
      updateOne: { filter: { _id: variantId }, update: levelUpdate({ onHand: onHandPlus(quantity) }) },
    })),
    { session },
  );
  const movements = returned.map(({ variantId, productId, quantity }) => {
    const { onHand = null } = levels.get(variantId.toHexString()) ?? {};
    const onHandAfter = onHand === null ? null : onHand + quantity;
    const change = { delta: quantity, onHandAfter };
    return movementOf({ _id: variantId, productId }, change, { ...cause, reason: 'RETURNED' });
  });
  await inventoryMovements.insertMany(movements, { session });
}
