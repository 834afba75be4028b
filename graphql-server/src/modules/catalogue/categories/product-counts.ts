import { ObjectId } from 'mongodb';
import type { RequestScans } from '../../../kernel/list/scans.ts';
import type { CatalogueCollections } from '../collections.ts';
import type { Counts } from '../list/counts.ts';
import { categoryFacet, shownFilter, statusFacet } from '../list/facets.ts';

export interface Counted extends Pick<CatalogueCollections, 'products'> {
  counts: Counts;
  scans: RequestScans;
  /** Counts only what shoppers see at this moment; null: all of them. */
  shownAt: Date | null;
  /** Whether there are only products that are shown. */
  isReleased: boolean;
}

/** How many products each category has: of one by its own index keys, of several by one query for all. */
export async function countProducts(
  { counts, isReleased, products, scans, shownAt }: Counted,
  ids: readonly string[],
): Promise<number[]> {
  const facets = shownAt ? [statusFacet('ACTIVE')] : [];
  const where = isReleased ? null : shownFilter(shownAt);
  const [id, ...others] = ids;
  if (id !== undefined && others.length === 0) {
    const own = categoryFacet(ObjectId.createFromHexString(id));
    return [await counts.of(products, [own, ...facets], scans, where)];
  }
  const groups = await counts.groups(products, 'categoryId', facets, scans, where);
  const byId = new Map(groups.map(({ value, count }) => [String(value), count]));
  return ids.map((categoryId) => byId.get(categoryId) ?? 0);
}
