import type { Category } from '../categories/category.ts';

/** A category as the facade answers it (contract, REST facade). */
export function categoryToWire({ _id, name }: Category) {
  return { id: _id.toHexString(), name };
}
