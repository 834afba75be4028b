import type { Availability } from '@mela/rules/availability.ts';
import type { ObjectId } from 'mongodb';
import type { InventoryCollections, StockLevel } from './collection.ts';

/** Whether a variant can be had. */
export interface VariantAvailability {
  state: Availability;
  /** How many are left, where these are few. */
  left: number | null;
}

/** What is not counted is always to be had, too. */
export const IN_STOCK: VariantAvailability = { state: 'IN_STOCK', left: null };

/** Whether variants can be had now, by their ids; of those that can, as most of them, and are not few, nothing is answered. */
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
