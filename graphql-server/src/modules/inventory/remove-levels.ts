import type { ClientSession, ObjectId } from 'mongodb';
import { levelUpdate } from './change-level.ts';
import type { InventoryCollections } from './collection.ts';

/** Forgets what lies on the shelves of variants that are deleted; what is sold of them and not shipped yet stays noted. */
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
