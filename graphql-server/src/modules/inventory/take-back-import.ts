import { type ClientSession, type Document, ObjectId } from 'mongodb';
import { levelUpdate, onHandPlus } from './change-level.ts';
import { IMPORTED_INDEX, type InventoryCollections, type Movement } from './collection.ts';
import { readLevels } from './lines.ts';
import { forgetUnused } from './write-levels.ts';

/** The quantities of a product's variants before an import, by id. null: untracked. */
export interface FormerStock {
  productId: ObjectId;
  onHand: ReadonlyMap<string, number | null>;
}

/** Reverts an import's changes to the stock of some products, and deletes its movements. Items sold in the meantime stay sold. */
export async function takeBackImport(
  { inventory, inventoryMovements }: InventoryCollections,
  session: ClientSession,
  importId: ObjectId,
  former: readonly FormerStock[],
): Promise<void> {
  const imported = { importId, productId: { $in: former.map(({ productId }) => productId) } };
  const found = await inventoryMovements.find(imported, { session, hint: IMPORTED_INDEX }).toArray();
  const movements = new Map(found.map((movement) => [movement.variantId.toHexString(), movement]));
  const known = former.flatMap(({ productId, onHand }) => {
    const moved = found.filter((movement) => movement.productId.equals(productId));
    const ids = new Set([...onHand.keys(), ...moved.map(({ variantId }) => variantId.toHexString())]);
    return [...ids].map((id) => ({ id, productId, before: onHand.get(id) ?? null }));
  });
  const variantIds = known.map(({ id }) => ObjectId.createFromHexString(id));
  const levels = await readLevels({ inventory }, variantIds, session);
  const writes = known.flatMap(({ id, productId, before }) => {
    const onHand = formerOnHand(before, movements.get(id), levels.get(id)?.onHand ?? null);
    if (onHand === undefined) return [];
    const filter = { _id: ObjectId.createFromHexString(id) };
    return [{ updateOne: { filter, update: levelUpdate({ productId, onHand }), upsert: true } }];
  });
  if (writes.length > 0) await inventory.bulkWrite(writes, { session });
  await forgetUnused({ inventory }, session, variantIds);
  await inventoryMovements.deleteMany(imported, { session, hint: IMPORTED_INDEX });
}

/** @returns the new quantity, or an expression for it; undefined to keep it */
function formerOnHand(
  before: number | null,
  movement: Movement | undefined,
  now: number | null,
): number | null | Document | undefined {
  if (before === null) return movement ? null : undefined;
  if (movement && movement.onHandAfter !== null) return onHandPlus(-movement.delta);
  // Another change has ended the tracking of the variant, or deleted it.
  return now === null ? before : undefined;
}
