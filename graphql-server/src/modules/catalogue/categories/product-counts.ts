import { ObjectId } from 'mongodb';
import type { RequestScans } from '../../../kernel/list/scans.ts';
import type { CatalogueCollections } from '../collections.ts';
import type { Counts } from '../list/counts.ts';
import { categoryFacet, shownFilter, statusFacet } from '../list/facets.ts';

export interface Counted extends Pick<CatalogueCollections, 'products'> {
  counts: Counts;
  scans: RequestScans;
  /** Counts only products visible to shoppers at this time. null: counts all products. */
  shownAt: Date | null;
  /** Whether the products come from a release, in which all are visible. */
  isReleased: boolean;
}

/** Counts the products in each category, with a covering index for one category, and a single query for several. */
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
