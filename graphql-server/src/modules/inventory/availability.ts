import type { Availability } from '@mela/rules/availability.ts';
import type { ObjectId } from 'mongodb';
import type { InventoryCollections, StockLevel } from './collection.ts';

/** The availability of a variant. */
export interface VariantAvailability {
  state: Availability;
  /** The available quantity, if it is low; otherwise null. */
  left: number | null;
}

/** Untracked variants are always in stock. */
export const IN_STOCK: VariantAvailability = { state: 'IN_STOCK', left: null };

/** The availability of variants, by id. Omits variants with plenty of stock, which are the majority. */
export async function readAvailability(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  ids: readonly ObjectId[],
): Promise<Map<string, VariantAvailability>> {
  const found = inventory.find<Pick<StockLevel, '_id' | 'available' | 'state'>>(
    { _id: { $in: [...ids] }, state: { $ne: 'IN_STOCK' } },
    { projection: { available: 1, state: 1 } },
  );
  return new Map((await found.toArray()).map((level) => [level._id.toHexString(), availabilityIn(level)]));
}

function availabilityIn({ available, state }: Pick<StockLevel, 'available' | 'state'>): VariantAvailability {
  return { state, left: state === 'LOW' ? available : null };
}
