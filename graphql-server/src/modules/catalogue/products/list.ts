import { shownStatus } from '@mela/rules/shown-status.ts';
import type { Document, FindCursor, ObjectId } from 'mongodb';
import { assertValid } from '../../../kernel/errors.ts';
import { MAX_PAGE_SIZE } from '../../../kernel/list/paging.ts';
import { MAX_QUERY_MS } from '../../../kernel/list/scans.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { CatalogueContext } from '../context.ts';
import { type Facet, facetFilter, statusFacet, WITHOUT_FACETS, wordsIn } from '../list/facets.ts';
import { type PlacedGroup, readGroupedPage } from '../list/grouped-page.ts';
import {
  encodePosition,
  isGrouped,
  isPlain,
  listIndexName,
  type SortField,
  type SortOrder,
} from '../list/orders.ts';
import { type Page, type PageRequest, pageOf, readPage } from '../list/page.ts';
import { catalogueMessages } from '../messages.ts';
import { type FoundInRelease, findInRelease } from './find-in-release.ts';
import { listByRelevance, listRanked } from './list-by-relevance.ts';
import { listFeatured } from './list-featured.ts';
import type { Product } from './product.ts';
import { filterFacets, filterWhere, type ProductFilter } from './product-filter.ts';
import { type SimilarWords, searchFacets } from './search-facets.ts';
import { findSimilarWords } from './similar-words.ts';

/** A label that sorts after every name. */
const LAST = '\uFFFF';
const NEWEST_FIRST: SortOrder = { field: 'createdAt', direction: -1 };

export interface ProductPage extends Page<Product> {
  /** The filter. null if the products were requested by id. */
  filter: ProductFilter | null;
}

/** One page in a sort order. null: best matches first. */
export type ProductListRequest = Omit<PageRequest, 'facets' | 'order'> & { order: SortOrder | null };

export async function listProducts(
  context: CatalogueContext,
  request: ProductListRequest,
  filter: ProductFilter,
): Promise<ProductPage> {
  return { ...(await listFiltered(context, request, filter)), filter };
}

async function listFiltered(
  context: CatalogueContext,
  request: ProductListRequest,
  filter: ProductFilter,
): Promise<Page<Product>> {
  const found = await findInRelease(context, filter);
  if (found) return listFound(context, request, found);
  const page = await listMatching(context, request, filter, null);
  // Operators get literal matches, because they also use the text to select products for changes.
  const isTolerant = request.order === null || context.shownAt !== null;
  if (page.edges.length > 0 || !isTolerant) return page;
  const similar = await findSimilarWords(context, filter.text);
  return similar ? listMatching(context, request, filter, similar) : page;
}

async function listFound(
  context: CatalogueContext,
  { order, ...request }: ProductListRequest,
  { ranked, ...conditions }: FoundInRelease,
): Promise<Page<Product>> {
  const page = order
    ? await listInOrder(context, { ...request, ...conditions, order })
    : await listRanked(context, { ...request, ...conditions, order: NEWEST_FIRST }, ranked);
  return { ...page, total: ranked.length };
}

/** @param similar alternatives for each word. null: literal matches only */
async function listMatching(
  context: CatalogueContext,
  request: ProductListRequest,
  filter: ProductFilter,
  similar: SimilarWords | null,
): Promise<Page<Product>> {
  const facets = await facetsOf(context, filter, similar);
  const narrowed = { ...(await filterWhere(context, filter)), facets };
  const { order } = request;
  if (order) return listInOrder(context, { ...request, ...narrowed, order });
  const asked = { ...request, ...narrowed, order: NEWEST_FIRST };
  return wordsIn(filter.text)
    ? listByRelevance(context, asked, filter.text ?? '')
    : listFeatured(context, asked);
}

async function listInOrder(context: CatalogueContext, request: PageRequest): Promise<Page<Product>> {
  const { products, scans } = context;
  const { order, facets, where = null } = request;
  if (isGrouped(order.field)) {
    const groups = await groupsOf(context, order.field, facets, where);
    return readGroupedPage(products, request, groups, scans);
  }
  const isShort = await isShortList(context, order, facets);
  return readPage(products, { ...request, isShort }, scans);
}

/** One page of the products with these ids that the caller may see, in this order. @throws UserError for too many */
export async function listByIds(context: CatalogueContext, ids: readonly string[]): Promise<ProductPage> {
  if (ids.length > MAX_PAGE_SIZE) assertValid({ ids: catalogueMessages.tooManyIds({ max: MAX_PAGE_SIZE }) });
  const objectIds = ids.map(parseObjectId).filter((id) => id !== null);
  const options = { projection: WITHOUT_FACETS, maxTimeMS: MAX_QUERY_MS };
  const found = await context.products.find({ _id: { $in: objectIds } }, options).toArray();
  const shown = found.filter((product) => isShown(context, product));
  const byId = new Map(shown.map((product) => [product._id.toHexString(), product]));
  const edges = [...new Set(ids.map((id) => id.toLowerCase()))].flatMap((id) => {
    const node = byId.get(id);
    return node
      ? [{ cursor: encodePosition(NEWEST_FIRST, { value: node.createdAt, id: node._id }), node }]
      : [];
  });
  const page = pageOf({ first: MAX_PAGE_SIZE, offset: 0, order: NEWEST_FIRST, facets: [] }, edges);
  return { ...page, filter: null };
}

/** Uncategorised products come last. */
async function groupsOf(
  { categories, counts, products, scans }: CatalogueContext,
  field: SortField,
  facets: Facet[],
  where: Document | null,
): Promise<PlacedGroup[]> {
  const groups = await counts.groups(products, field, facets, scans, where);
  if (field === 'status')
    return groups.map((group) => ({ ...group, place: String(group.value ?? 'ACTIVE') }));
  const ids = groups.map(({ value }) => value as ObjectId);
  const named = await categories
    .find({ _id: { $in: ids } }, { projection: { nameKey: 1 }, maxTimeMS: MAX_QUERY_MS })
    .toArray();
  const keys = new Map(named.map(({ _id, nameKey }) => [_id.toHexString(), nameKey]));
  return groups.map((group) => {
    const id = String(group.value);
    return { ...group, place: `${keys.get(id) ?? LAST}\0${id}` };
  });
}

/** One page of products. Sorting by category or status groups the products. */
export async function findProducts(
  context: CatalogueContext,
  { field, direction }: SortOrder,
  filter: ProductFilter,
): Promise<FindCursor<Product>> {
  const found = await findInRelease(context, filter);
  const { where } = found ?? (await filterWhere(context, filter));
  const facets = found?.facets ?? (await facetsOf(context, filter));
  const isShort = await isShortList(context, { field, direction }, facets);
  return context.products
    .find(where ? { $and: [facetFilter(facets), where] } : facetFilter(facets), {
      projection: WITHOUT_FACETS,
    })
    .hint(found?.hint ?? listIndexName(context.products, field, isShort))
    .sort({ [field]: direction, _id: direction });
}

/** Whether the caller may see a product. */
export function isShown({ isReleased, shownAt }: CatalogueContext, product: Product): boolean {
  if (isReleased) return product.status !== 'HIDDEN';
  return shownAt === null || shownStatus(product, shownAt) === 'ACTIVE';
}

/** Loads products in this order. Omits those that the caller cannot see, such as those whose dates have ended since the release. */
export async function loadShown(context: CatalogueContext, ids: readonly string[]): Promise<Product[]> {
  const found = await Promise.all(ids.map((id) => context.productById.load(id)));
  return found.flatMap((product) => (product && isShown(context, product) ? [product] : []));
}

/** For sort orders whose index omits facets: whether so few products match that reading and then sorting them is faster. */
async function isShortList(
  { counts, products, scans }: CatalogueContext,
  { field }: SortOrder,
  [first]: Facet[],
): Promise<boolean> {
  return first !== undefined && isPlain(products, field) && counts.isRare(products, first, scans);
}

async function facetsOf(
  context: CatalogueContext,
  filter: ProductFilter,
  similar: SimilarWords | null = null,
): Promise<Facet[]> {
  const { counts, products, scans } = context;
  const searched = await searchFacets(context, filter.text, similar);
  const facets = [...searched, ...(await filterFacets(context, filter))];
  if (context.shownAt) facets.push(statusFacet('ACTIVE'));
  return counts.rarestFirst(products, facets, scans);
}
