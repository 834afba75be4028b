import type { ClientSession } from 'mongodb';
import { levelUpdate, onHandPlus, plus } from './change-level.ts';
import type { InventoryCollections } from './collection.ts';
import { readLevels, type StockLine, sumLines } from './lines.ts';
import { type MovementCause, movementOf } from './movement.ts';
import { forgetUnused } from './write-levels.ts';

/**
 * Removes reserved items from stock, with a movement for each variant, in the caller's transaction. If more items were shipped
 * than the recorded quantity, it becomes 0.
 */
export async function takeOff(
  { inventory, inventoryMovements }: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  cause: MovementCause & { order: string },
): Promise<void> {
  const taken = sumLines(lines);
  if (taken.length === 0) return;
  const ids = taken.map(({ variantId }) => variantId);
  const levels = await readLevels({ inventory }, ids, session);
  await inventory.bulkWrite(
    taken.map(({ variantId, quantity }) => ({
      updateOne: {
        filter: { _id: variantId },
        update: levelUpdate({ onHand: onHandPlus(-quantity), reserved: plus('reserved', -quantity) }),
      },
    })),
    { session },
  );
  const movements = taken.map(({ variantId, productId, quantity }) => {
    const { onHand = null } = levels.get(variantId.toHexString()) ?? {};
    const onHandAfter = onHand === null ? null : Math.max(0, onHand - quantity);
    const delta = onHand === null ? -quantity : (onHandAfter as number) - onHand;
    return movementOf({ _id: variantId, productId }, { delta, onHandAfter }, cause);
  });
  await inventoryMovements.insertMany(movements, { session });
  await forgetUnused({ inventory }, session, ids);
}
