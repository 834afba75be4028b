import type { ObjectId } from 'mongodb';
import { levelUpdate } from '../../src/inventory/change-level.ts';
import type { InventoryCollections } from '../../src/inventory/collection.ts';
import type { StockLine } from '../../src/inventory/lines.ts';

/** A line of the variant that is the product. */
export function line(id: ObjectId, quantity: number): StockLine {
  return { variantId: id, productId: id, quantity };
}

/** Puts so many on the shelf of a variant, where nothing was counted. */
export async function stock(
  { inventory }: InventoryCollections,
  id: ObjectId,
  onHand: number | null,
  more: { reserved?: number; lowAt?: number } = {},
): Promise<void> {
  await inventory.updateOne({ _id: id }, levelUpdate({ productId: id, onHand, ...more }), { upsert: true });
}
