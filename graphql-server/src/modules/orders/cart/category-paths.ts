import type { ClientSession, ObjectId } from 'mongodb';
import type { CatalogueCollections } from '../../catalogue/collections.ts';

interface Categorised {
  categoryId: ObjectId;
}

const MAX_LEVELS = 20;

/** @returns a function from a category to its id and the ids of its ancestors, innermost first */
export async function readCategoryPaths(
  { categories }: Pick<CatalogueCollections, 'categories'>,
  products: readonly Categorised[],
  session?: ClientSession,
): Promise<(categoryId: ObjectId) => string[]> {
  const parents = new Map<string, string | null>();
  let unknown = idsOf(products.map(({ categoryId }) => categoryId));
  for (let level = 0; unknown.size > 0 && level < MAX_LEVELS; level += 1) {
    const ids = [...unknown.values()];
    const options = { projection: { parentId: 1 }, ...(session && { session }) };
    for (const id of unknown.keys()) parents.set(id, null);
    const found = await categories.find({ _id: { $in: ids } }, options).toArray();
    for (const { _id, parentId } of found) parents.set(_id.toHexString(), parentId?.toHexString() ?? null);
    unknown = idsOf(
      found.map(({ parentId }) => parentId).filter((id) => id && !parents.has(id.toHexString())),
    );
  }
  return (categoryId) => {
    const passed = new Set<string>();
    for (let id: string | null = categoryId.toHexString(); id !== null; id = parents.get(id) ?? null) {
      if (passed.has(id)) break;
      passed.add(id);
    }
    return [...passed];
  };
}

function idsOf(ids: readonly (ObjectId | null | undefined)[]): Map<string, ObjectId> {
  return new Map(ids.flatMap((id) => (id ? [[id.toHexString(), id] as const] : [])));
}
