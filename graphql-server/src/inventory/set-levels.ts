import type { ClientSession, ObjectId } from 'mongodb';
import { levelUpdate } from './change-level.ts';
import type { InventoryCollections, Movement } from './collection.ts';
import { forgetUnused } from './forget-unused.ts';
import { readLevels } from './lines.ts';
import { type MovementCause, movementOf } from './movement.ts';

/** How many lie on the shelf of a variant from now on; null: they are not counted. */
export interface NewLevel {
  variantId: ObjectId;
  productId: ObjectId;
  /** How many there were when it was read; undefined: whatever there is. */
  from?: number | null;
  onHand: number | null;
}

/**
 * Sets what lies on shelves, with a movement for each that changes, in the caller's transaction.
 * @returns those of which there are not as many any more as was read: then nothing is written
 */
export async function setLevels(
  { inventory, inventoryMovements }: InventoryCollections,
  session: ClientSession,
  levels: readonly NewLevel[],
  cause: MovementCause,
): Promise<NewLevel[]> {
  if (levels.length === 0) return [];
  const ids = levels.map(({ variantId }) => variantId);
  const present = await readLevels({ inventory }, ids, session);
  const known = levels.map((level) => ({
    level,
    now: present.get(level.variantId.toHexString())?.onHand ?? null,
  }));
  const stale = known.filter(({ level, now }) => level.from !== undefined && level.from !== now);
  if (stale.length > 0) return stale.map(({ level }) => level);
  const changed = known.filter(({ level, now }) => level.onHand !== now);
  if (changed.length === 0) return [];
  const at = new Date();
  await inventory.bulkWrite(
    changed.map(({ level: { variantId, productId, onHand } }) => ({
      updateOne: { filter: { _id: variantId }, update: levelUpdate({ productId, onHand }, at), upsert: true },
    })),
    { session },
  );
  const movements = changed.map(({ level, now }) => movementTo(level, now, cause));
  await inventoryMovements.insertMany(movements, { session });
  const uncounted = changed.filter(({ level }) => level.onHand === null);
  if (uncounted.length > 0) {
    await forgetUnused(
      { inventory },
      session,
      uncounted.map(({ level }) => level.variantId),
    );
  }
  return [];
}

function movementTo(
  { variantId, productId, onHand }: NewLevel,
  now: number | null,
  cause: MovementCause,
): Movement {
  return movementOf(
    { _id: variantId, productId },
    { delta: (onHand ?? 0) - (now ?? 0), onHandAfter: onHand },
    cause,
  );
}
