import { type Document, ObjectId } from 'mongodb';
import { ID_INDEX } from '../../../kernel/mongodb/versions.ts';
import type { CatalogueContext } from '../context.ts';
import type { RankedProduct } from '../extension-points.ts';
import { type Facet, facetFilter, statusFacet, wordsIn } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { filterFacets, filterWhere, type ProductFilter } from './product-filter.ts';

/** Up to this number of products, a query by ids is faster than the index of a sort order. */
const MAX_BY_ID = 1_000;

/** The products of a release that match a text: ranked, best first, and as a database filter. */
export interface FoundInRelease {
  ranked: readonly RankedProduct[];
  facets: Facet[];
  where: Document;
  isNarrowed: true;
  hint?: string;
}

/** @returns null without a text, or if the database can search for it @throws UserError when the text is too long */
export async function findInRelease(
  context: CatalogueContext,
  { text, ...filter }: ProductFilter,
): Promise<FoundInRelease | null> {
  const { searchRelease } = context;
  if (!searchRelease || !text || !wordsIn(text)) return null;
  const ranked = await narrow(context, filter, await searchRelease(text));
  return { ranked, ...withIds(ranked) };
}

/**
 * Combines two sources, because the database has no search words of released products, and the search index
 * has no stock or prices.
 */
async function narrow(
  context: CatalogueContext,
  filter: ProductFilter,
  ranked: readonly RankedProduct[],
): Promise<readonly RankedProduct[]> {
  const { counts, products, scans } = context;
  const asked = await filterFacets(context, filter);
  const { where } = await filterWhere(context, filter);
  if (ranked.length === 0 || (asked.length === 0 && !where)) return ranked;
  const facets = await counts.rarestFirst(products, [...asked, statusFacet('ACTIVE')], scans);
  const { where: hasId, hint = indexName('createdAt') } = withIds(ranked);
  const conditions = [facetFilter(facets), hasId, ...(where ? [where] : [])];
  const fitting = await scans.run((options) =>
    products
      .find({ $and: conditions }, { projection: { _id: 1 }, hint, ...options })
      .map(({ _id }) => _id.toHexString())
      .toArray(),
  );
  const ids = new Set(fitting);
  return ranked.filter(({ id }) => ids.has(id));
}

function withIds(ranked: readonly RankedProduct[]): Omit<FoundInRelease, 'ranked'> {
  return {
    facets: [statusFacet('ACTIVE')],
    where: { _id: { $in: ranked.map(({ id }) => ObjectId.createFromHexString(id)) } },
    isNarrowed: true,
    ...(ranked.length <= MAX_BY_ID && { hint: ID_INDEX }),
  };
}
