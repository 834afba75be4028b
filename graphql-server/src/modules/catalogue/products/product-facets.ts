import type { CountedFacets, Facet, FacetQuery } from '@mela/rules/listing/facets.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { toUnits } from '@mela/rules/price.ts';
import { MAX_QUERY_MS } from '../../../kernel/list/scans.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { HANDLE_INDEX } from '../collections.ts';
import type { CatalogueContext } from '../context.ts';
import { currentHandle } from '../handles.ts';
import { facetFilter, statusFacet } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import type { ProductPage } from './list.ts';
import { filterFacets, filterWhere, type ProductFilter } from './product-filter.ts';

/** A value that no category has, for a category that the index does not know. */
const UNKNOWN = '\0';

export type ListFacet = Facet;

export interface ListFacets {
  facets: ListFacet[];
  /** In minor units. */
  prices: CountedFacets['prices'];
}

const read = new WeakMap<ProductPage, Promise<ListFacets | null>>();

/**
 * The facets of a list of released products, from the index that answers the shop's pages. null for other lists.
 * @throws UserError when too many searches run
 */
export function facetsOf(context: CatalogueContext, page: ProductPage): Promise<ListFacets | null> {
  const known = read.get(page) ?? readFacets(context, page);
  read.set(page, known);
  return known;
}

async function readFacets(
  context: CatalogueContext,
  { filter }: Pick<ProductPage, 'filter'>,
): Promise<ListFacets | null> {
  const { countReleaseFacets, currency } = context;
  if (!countReleaseFacets || !filter) return null;
  const { facets, prices } = await countReleaseFacets(await queryOf(context, filter));
  const toMinor = (units: number) => Math.round(units * 10 ** decimalsOf(currency));
  return {
    facets: await withCategoryIds(context, facets),
    prices: prices && { min: toMinor(prices.min), max: toMinor(prices.max) },
  };
}

async function queryOf(context: CatalogueContext, filter: ProductFilter): Promise<FacetQuery> {
  const units = (amount: number | null | undefined) =>
    amount == null ? null : toUnits(amount, context.currency);
  return {
    text: filter.text?.trim() ?? '',
    category: await categoryOf(context, filter),
    options: (filter.options ?? []).map(({ name, value }) => ({ name, values: [value] })),
    attributes: filter.attributes ?? [],
    brands: filter.brands ?? null,
    tags: filter.tags ?? [],
    anyTags: filter.anyTags ?? null,
    min: units(filter.minPrice),
    max: units(filter.maxPrice),
    isAvailable: filter.isAvailable ?? null,
    isOnSale: filter.isOnSale ?? null,
    ids: await idsOf(context, filter),
  };
}

async function categoryOf(
  { categoryById }: CatalogueContext,
  { categoryId, includesSubcategories }: ProductFilter,
): Promise<FacetQuery['category']> {
  if (categoryId == null) return null;
  const id = parseObjectId(categoryId);
  const category = id && (await categoryById.load(id.toHexString()));
  return { slug: category ? currentHandle(category) : UNKNOWN, isDeep: includesSubcategories === true };
}

/** The products that match the conditions that the index does not have; null without such conditions. */
async function idsOf(context: CatalogueContext, filter: ProductFilter): Promise<string[] | null> {
  const { isFeatured, isPopular, isNew, badge, status, shownStatus, within } = filter;
  const others = { isFeatured, isPopular, isNew, badge, status, shownStatus, ...(within && { within }) };
  if (Object.values(others).every((value) => value == null)) return null;
  const { products, scans, counts } = context;
  const asked = [...(await filterFacets(context, others)), statusFacet('ACTIVE')];
  const facets = await counts.rarestFirst(products, asked, scans);
  const { where } = await filterWhere(context, others);
  const conditions = [facetFilter(facets), ...(where ? [where] : [])];
  return scans.run((options) =>
    products
      .find({ $and: conditions }, { projection: { _id: 1 }, hint: indexName('createdAt'), ...options })
      .map(({ _id }) => _id.toHexString())
      .toArray(),
  );
}

/** Replaces handles of categories by ids, because the index names categories by their handles. */
async function withCategoryIds({ categories }: CatalogueContext, facets: Facet[]): Promise<Facet[]> {
  const slugs = facets.flatMap(({ kind, values }) =>
    kind === 'CATEGORY' ? values.map(({ value }) => value) : [],
  );
  if (slugs.length === 0) return facets;
  const found = await categories
    .find(
      { handles: { $in: slugs } },
      { projection: { handles: 1 }, hint: HANDLE_INDEX, maxTimeMS: MAX_QUERY_MS },
    )
    .toArray();
  const ids = new Map(found.map((category) => [currentHandle(category), category._id.toHexString()]));
  return facets.map((facet) =>
    facet.kind === 'CATEGORY'
      ? {
          ...facet,
          values: facet.values.flatMap((one) => {
            const value = ids.get(one.value);
            return value ? [{ ...one, value }] : [];
          }),
        }
      : facet,
  );
}
