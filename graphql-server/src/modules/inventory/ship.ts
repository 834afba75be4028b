import type { ClientSession } from 'mongodb';
import { levelUpdate, onHandPlus, plus } from './change-level.ts';
import type { InventoryCollections } from './collection.ts';
import { readLevels, type StockLine, sumLines } from './lines.ts';
import { type MovementCause, movementOf } from './movement.ts';
import { forgetUnused } from './write-levels.ts';

/**
 * Takes off the shelf what was reserved and is shipped, with a movement for each variant, in the caller's transaction. What goes out
 * was there: where the number says less, it becomes 0.
 */
export async function ship(
  { inventory, inventoryMovements }: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  cause: Pick<MovementCause, 'by' | 'note'> & { order: string },
): Promise<void> {
  const shipped = sumLines(lines);
  if (shipped.length === 0) return;
  const ids = shipped.map(({ variantId }) => variantId);
  const levels = await readLevels({ inventory }, ids, session);
  await inventory.bulkWrite(
    shipped.map(({ variantId, quantity }) => ({
      updateOne: {
        filter: { _id: variantId },
        update: levelUpdate({ onHand: onHandPlus(-quantity), reserved: plus('reserved', -quantity) }),
      },
    })),
    { session },
  );
  const movements = shipped.map(({ variantId, productId, quantity }) => {
    const { onHand = null } = levels.get(variantId.toHexString()) ?? {};
    const onHandAfter = onHand === null ? null : Math.max(0, onHand - quantity);
    const delta = onHand === null ? -quantity : (onHandAfter as number) - onHand;
    return movementOf({ _id: variantId, productId }, { delta, onHandAfter }, { ...cause, reason: 'SOLD' });
  });
  await inventoryMovements.insertMany(movements, { session });
  await forgetUnused({ inventory }, session, ids);
}
