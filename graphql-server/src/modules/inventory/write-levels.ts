import type { ClientSession, ObjectId } from 'mongodb';
import { levelUpdate, newLevel } from './change-level.ts';
import type { InventoryCollections, StockLevel } from './collection.ts';
import type { CountableVariant } from './level.ts';
import { type MovementCause, movementOf } from './movement.ts';

/** The new on-hand quantity of a variant, and the reason for the change. null: untracked. */
export interface LevelWrite extends Pick<CountableVariant, 'variantId' | 'productId'> {
  /** The current level, as the transaction sees it. */
  former: StockLevel | undefined;
  onHand: number | null;
  cause: MovementCause;
}

/** Writes on-hand quantities, with a movement for each change, in the caller's transaction. Each variant may occur once. */
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

/** The on-hand quantity of a level. null: untracked. */
export function countIn(level: StockLevel | undefined): number | null {
  return level?.onHand ?? null;
}

function movementBy({ variantId, productId, former, onHand, cause }: LevelWrite) {
  const delta = (onHand ?? 0) - (countIn(former) ?? 0);
  return movementOf({ _id: variantId, productId }, { delta, onHandAfter: onHand }, cause);
}

/** Deletes levels that contain no information: untracked, nothing reserved, no threshold. */
export async function forgetUnused(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  session: ClientSession,
  ids: readonly ObjectId[],
): Promise<void> {
  const saysNothing = { onHand: null, reserved: 0, lowAt: null };
  await inventory.deleteMany({ _id: { $in: [...ids] }, ...saysNothing }, { session });
}

/** Deletes the levels of deleted variants. Keeps reserved quantities, which are sold but not yet shipped. */
export async function removeLevels(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  session: ClientSession,
  ids: readonly ObjectId[],
): Promise<void> {
  if (ids.length === 0) return;
  const chosen = { _id: { $in: [...ids] } };
  await inventory.deleteMany({ ...chosen, reserved: 0 }, { session });
  await inventory.updateMany(chosen, levelUpdate({ onHand: null, lowAt: null }), { session });
}
