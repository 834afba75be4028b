import type { ClientSession } from 'mongodb';
import { levelUpdate } from './change-level.ts';
import type { InventoryCollections } from './collection.ts';
import { forgetUnused } from './forget-unused.ts';
import type { CountableVariant } from './level.ts';
import { type MovementCause, movementOf } from './movement.ts';

/** How many lie on the shelf of a variant from now on, and why; null: they are not counted. */
export interface LevelWrite extends Pick<CountableVariant, 'variantId' | 'productId'> {
  /** How many there are, as the transaction sees it. */
  now: number | null;
  onHand: number | null;
  cause: MovementCause;
}

/** Writes what lies on shelves, with a movement for each that changes, in the caller's transaction; each variant once. */
export async function writeLevels(
  { inventory, inventoryMovements }: InventoryCollections,
  session: ClientSession,
  writes: readonly LevelWrite[],
): Promise<void> {
  const changed = writes.filter(({ now, onHand }) => onHand !== now);
  if (changed.length === 0) return;
  const at = new Date();
  await inventory.bulkWrite(
    changed.map(({ variantId, productId, onHand }) => ({
      updateOne: { filter: { _id: variantId }, update: levelUpdate({ productId, onHand }, at), upsert: true },
    })),
    { session },
  );
  await inventoryMovements.insertMany(changed.map(movementBy), { session });
  const uncounted = changed.filter(({ onHand }) => onHand === null).map(({ variantId }) => variantId);
  if (uncounted.length > 0) await forgetUnused({ inventory }, session, uncounted);
}

function movementBy({ variantId, productId, now, onHand, cause }: LevelWrite) {
  return movementOf(
    { _id: variantId, productId },
    { delta: (onHand ?? 0) - (now ?? 0), onHandAfter: onHand },
    cause,
  );
}
