import type { Category } from '../catalogue/categories/category.ts';

/** A category as the facade answers it (contract, REST facade). */
export function categoryToJson({ _id, name }: Category) {
  return { id: _id.toHexString(), name };
}
