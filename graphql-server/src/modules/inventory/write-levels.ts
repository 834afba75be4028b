import type { ClientSession } from 'mongodb';
import { levelUpdate, newLevel } from './change-level.ts';
import type { InventoryCollections, StockLevel } from './collection.ts';
import { forgetUnused } from './forget-unused.ts';
import type { CountableVariant } from './level.ts';
import { type MovementCause, movementOf } from './movement.ts';

/** How many lie on the shelf of a variant from now on, and why; null: they are not counted. */
export interface LevelWrite extends Pick<CountableVariant, 'variantId' | 'productId'> {
  /** As the transaction sees it. */
  former: StockLevel | undefined;
  onHand: number | null;
  cause: MovementCause;
}

/** Writes what lies on shelves, with a movement for each that changes, in the caller's transaction; each variant once. */
export async function writeLevels(
  { inventory, inventoryMovements }: InventoryCollections,
  session: ClientSession,
  writes: readonly LevelWrite[],
): Promise<void> {
  const changed = writes.filter(({ former, onHand }) => onHand !== countIn(former));
  if (changed.length === 0) return;
  const at = new Date();
  await inventory.bulkWrite(
    changed.map(({ variantId, productId, former, onHand }) =>
      former
        ? { updateOne: { filter: { _id: variantId }, update: levelUpdate({ productId, onHand }, at) } }
        : { insertOne: { document: newLevel({ _id: variantId, productId, onHand }, at) } },
    ),
    { session, ordered: false },
  );
  await inventoryMovements.insertMany(changed.map(movementBy), { session });
  const uncounted = changed.filter(({ onHand }) => onHand === null).map(({ variantId }) => variantId);
  if (uncounted.length > 0) await forgetUnused({ inventory }, session, uncounted);
}

/** null: not counted. */
export function countIn(level: StockLevel | undefined): number | null {
  return level?.onHand ?? null;
}

function movementBy({ variantId, productId, former, onHand, cause }: LevelWrite) {
  const delta = (onHand ?? 0) - (countIn(former) ?? 0);
  return movementOf({ _id: variantId, productId }, { delta, onHandAfter: onHand }, cause);
}
