import type { ObjectId } from 'mongodb';
import type { CatalogueCollections } from '../catalogue/collections.ts';

interface Target {
  id: string;
  /** The name of the product or category. null if it was deleted. */
  name: string | null;
}

/** The products of a discount, in the stored order. */
export async function readProducts(
  { products }: Pick<CatalogueCollections, 'products'>,
  ids: readonly ObjectId[],
): Promise<Target[]> {
  const found = await products.find({ _id: { $in: [...ids] } }, { projection: { title: 1 } }).toArray();
  return named(ids, new Map(found.map(({ _id, title }) => [_id.toHexString(), title])));
}

/** The categories of a discount, in the stored order. */
export async function readCategories(
  { categories }: Pick<CatalogueCollections, 'categories'>,
  ids: readonly ObjectId[],
): Promise<Target[]> {
  const found = await categories.find({ _id: { $in: [...ids] } }, { projection: { name: 1 } }).toArray();
  return named(ids, new Map(found.map(({ _id, name }) => [_id.toHexString(), name])));
}

function named(ids: readonly ObjectId[], names: ReadonlyMap<string, string>): Target[] {
  return ids.map((id) => ({ id: id.toHexString(), name: names.get(id.toHexString()) ?? null }));
}
