import type { ClientSession, ObjectId } from 'mongodb';
import type { InventoryCollections } from './collection.ts';

/** Deletes the levels that say nothing: not counted, nothing reserved, and no mark of their own. */
export async function forgetUnused(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  session: ClientSession,
  ids: readonly ObjectId[],
): Promise<void> {
  const saysNothing = { onHand: null, reserved: 0, lowAt: null };
  await inventory.deleteMany({ _id: { $in: [...ids] }, ...saysNothing }, { session });
}
