import type { ObjectId } from 'mongodb';
import type { CatalogueCollections } from '../collections.ts';
import { parentFacet } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import type { Category } from './category.ts';
import { MAX_DEPTH } from './tree.ts';

/**
 * The maximum number of subcategories: for a list, the database reads an index range for each of them in
 * parallel.
 */
const MAX_SUBCATEGORIES = 100;
const MAX_CHILDREN = 100;

/** @returns the ids of all subcategories at any depth, at most a hundred */
export async function findSubcategories(
  { categories }: Pick<CatalogueCollections, 'categories'>,
  id: ObjectId,
): Promise<ObjectId[]> {
  const found: ObjectId[] = [];
  let level = [id];
  for (let depth = 1; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const below = await categories
      .find(
        { facets: { $in: level.map(parentFacet) } },
        { projection: { _id: 1 }, hint: indexName('createdAt') },
      )
      .limit(MAX_SUBCATEGORIES - found.length)
      .toArray();
    level = below.map(({ _id }) => _id);
    found.push(...level);
    if (found.length >= MAX_SUBCATEGORIES) break;
  }
  return found;
}

/** The direct subcategories, in sort order. */
export function findChildren(
  { categories }: Pick<CatalogueCollections, 'categories'>,
  id: ObjectId,
): Promise<Category[]> {
  return categories
    .find({ facets: parentFacet(id) }, { projection: { facets: 0 }, hint: indexName('position') })
    .sort({ position: 1, _id: 1 })
    .limit(MAX_CHILDREN)
    .toArray();
}
