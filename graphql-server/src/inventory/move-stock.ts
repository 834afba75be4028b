import type { ClientSession, Document } from 'mongodb';
import type { InventoryCollections } from './collection.ts';
import { readLevels, type StockLine } from './lines.ts';
import { type MovementCause, movementOf } from './movement.ts';

interface Move {
  /** 1: onto the shelf; -1: off it. */
  sign: 1 | -1;
  update(line: StockLine): Document[];
  cause: MovementCause;
}

/** Moves what lies on shelves, with a movement for each line, in the caller's transaction. */
export async function moveStock(
  { inventory, inventoryMovements }: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  { sign, update, cause }: Move,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ variantId }) => variantId);
  const levels = await readLevels({ inventory }, ids, session);
  await inventory.bulkWrite(
    lines.map((line) => ({ updateOne: { filter: { _id: line.variantId }, update: update(line) } })),
    { session },
  );
  const movements = lines.map(({ variantId, productId, quantity }) => {
    const { onHand = null } = levels.get(variantId.toHexString()) ?? {};
    const onHandAfter = onHand === null ? null : Math.max(0, onHand + sign * quantity);
    const delta = onHand === null ? sign * quantity : (onHandAfter as number) - onHand;
    return movementOf({ _id: variantId, productId }, { delta, onHandAfter }, cause);
  });
  await inventoryMovements.insertMany(movements, { session });
}
