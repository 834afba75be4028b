import type { ClientSession, ObjectId } from 'mongodb';
import type { InventoryCollections, StockLevel } from './collection.ts';

/** A quantity of a variant that is reserved, shipped or returned. */
export interface StockLine {
  variantId: ObjectId;
  productId: ObjectId;
  /** The number of units, at least 1. */
  quantity: number;
}

/** Merges lines of the same variant, in a fixed order, so that concurrent transactions wait for each other instead of failing. */
export function sumLines(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>();
  for (const line of lines) {
    const key = line.variantId.toHexString();
    const { quantity = 0 } = sums.get(key) ?? {};
    sums.set(key, { ...line, quantity: quantity + line.quantity });
  }
  return [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
}

/** @returns the existing levels by variant id, as the session's transaction sees them */
export async function readLevels(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  ids: readonly ObjectId[],
  session?: ClientSession,
): Promise<Map<string, StockLevel>> {
  const found = inventory.find({ _id: { $in: [...ids] } }, session ? { session } : {});
  return new Map((await found.toArray()).map((level) => [level._id.toHexString(), level]));
}
