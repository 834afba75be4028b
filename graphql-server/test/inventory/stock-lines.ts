import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';
import type { InventoryCollections } from '../../src/modules/inventory/collection.ts';
import type { StockLine } from '../../src/modules/inventory/lines.ts';

/** An order line of a variant whose product does not matter. */
export function line(id: ObjectId, quantity: number): StockLine {
  return { variantId: id, productId: id, quantity };
}

/** Sets the quantity on hand of an untracked variant. */
export async function stock(
  { inventory }: InventoryCollections,
  id: ObjectId,
  onHand: number | null,
  more: { reserved?: number; lowAt?: number } = {},
): Promise<void> {
  await inventory.updateOne({ _id: id }, levelUpdate({ productId: id, onHand, ...more }), { upsert: true });
}

/** The order line of a product's own variant. */
export function ownLine(productId: ObjectId, quantity: number): StockLine {
  return { variantId: ownIdOf(productId), productId, quantity };
}

/** Sets the stock of a product's own variant. */
export async function ownStock(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  productId: ObjectId,
  onHand: number | null,
): Promise<void> {
  const update = levelUpdate({ productId, onHand });
  await inventory.updateOne({ _id: ownIdOf(productId) }, update, { upsert: true });
}

function ownIdOf(productId: ObjectId): ObjectId {
  return ObjectId.createFromHexString(ownVariantId(productId.toHexString()));
}
