import type { Document, FindCursor, ObjectId } from 'mongodb';
import { assertValid } from '../../errors.ts';
import { MAX_PAGE_SIZE } from '../../list/bounds.ts';
import { MAX_QUERY_MS } from '../../list/scans.ts';
import { parseObjectId } from '../../mongodb/documents.ts';
import { prefixesOf } from '../../rules/search.ts';
import { shownStatus } from '../../rules/shown-status.ts';
import type { CatalogueContext } from '../context.ts';
import {
  categoryFacet,
  type Facet,
  facetFilter,
  statusFacet,
  textFacets,
  WITHOUT_FACETS,
  wordFacet,
  wordsIn,
} from '../list/facets.ts';
import { type PlacedGroup, readGroupedPage } from '../list/grouped-page.ts';
import {
  encodeCursor,
  indexName,
  isGrouped,
  isPlain,
  type Page,
  type PageRequest,
  pageOf,
  readPage,
  type SortField,
  type SortOrder,
} from '../list/page.ts';
import { listByRelevance } from './list-by-relevance.ts';
import type { Product } from './product.ts';
import { filterFacets, filterWhere, type ProductFilter } from './product-filter.ts';

/** Each of them is a part of the index that is read beside the others. */
const MAX_CATEGORIES_SEARCHED = 50;

/** Behind every name. */
const LAST = '\uFFFF';
const NEWEST_FIRST: SortOrder = { field: 'createdAt', direction: -1 };

export type ProductPage = Page<Product>;

/** A page in an order; null: what fits the text best, first. */
export type ProductListRequest = Omit<PageRequest, 'facets' | 'order'> & { order: SortOrder | null };

export async function listProducts(
  context: CatalogueContext,
  request: ProductListRequest,
  filter: ProductFilter,
): Promise<ProductPage> {
  const { products, scans } = context;
  const facets = await facetsOf(context, filter);
  const narrowed = { ...(await filterWhere(context, filter)), facets };
  const { order } = request;
  if (!order) {
    return listByRelevance(context, { ...request, ...narrowed, order: NEWEST_FIRST }, filter.text ?? '');
  }
  if (isGrouped(order.field)) {
    const groups = await groupsOf(context, order.field, facets, narrowed.where);
    return readGroupedPage(products, { ...request, ...narrowed, order }, groups, scans);
  }
  const isShort = await isShortList(context, order, facets);
  return readPage(products, { ...request, ...narrowed, order, isShort }, scans);
}

/** Those with these ids that the caller may see, in their order, on one page. @throws UserError for too many */
export async function listByIds(context: CatalogueContext, ids: readonly string[]): Promise<ProductPage> {
  if (ids.length > MAX_PAGE_SIZE) assertValid({ ids: `ids must be at most ${MAX_PAGE_SIZE}.` });
  const objectIds = ids.map(parseObjectId).filter((id) => id !== null);
  const options = { projection: WITHOUT_FACETS, maxTimeMS: MAX_QUERY_MS };
  const found = await context.products.find({ _id: { $in: objectIds } }, options).toArray();
  const shown = found.filter((product) => isShown(context, product));
  const byId = new Map(shown.map((product) => [product._id.toHexString(), product]));
  const edges = [...new Set(ids.map((id) => id.toLowerCase()))].flatMap((id) => {
    const node = byId.get(id);
    return node
      ? [{ cursor: encodeCursor(NEWEST_FIRST, { value: node.createdAt, id: node._id }), node }]
      : [];
  });
  return pageOf({ first: MAX_PAGE_SIZE, offset: 0, order: NEWEST_FIRST, facets: [] }, edges);
}

/** The uncategorised products come last. */
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

/** In the order of categories or statuses, those of each stand together. */
export async function findProducts(
  context: CatalogueContext,
  { field, direction }: SortOrder,
  filter: ProductFilter,
): Promise<FindCursor<Product>> {
  const facets = await facetsOf(context, filter);
  const { where } = await filterWhere(context, filter);
  const isShort = await isShortList(context, { field, direction }, facets);
  return context.products
    .find(where ? { $and: [facetFilter(facets), where] } : facetFilter(facets), {
      projection: WITHOUT_FACETS,
    })
    .hint(indexName(field, isShort))
    .sort({ [field]: direction, _id: direction });
}

/** Whether the caller may see a product. */
export function isShown({ isReleased, shownAt }: CatalogueContext, product: Product): boolean {
  if (isReleased) return product.status !== 'HIDDEN';
  return shownAt === null || shownStatus(product, shownAt) === 'ACTIVE';
}

/** Only for orders whose index has no facets: where few match, these are read and then sorted. */
async function isShortList(
  { counts, products, scans }: CatalogueContext,
  { field }: SortOrder,
  [first]: Facet[],
): Promise<boolean> {
  return first !== undefined && isPlain(field) && counts.isRare(products, first, scans);
}

async function facetsOf(context: CatalogueContext, filter: ProductFilter): Promise<Facet[]> {
  const { counts, products, scans } = context;
  const facets = [...(await searchFacets(context, filter.text)), ...(await filterFacets(context, filter))];
  if (context.shownAt) facets.push(statusFacet('ACTIVE'));
  return counts.rarestFirst(products, facets, scans);
}

/** A product has a word when its own texts have it, or its category's name does. */
async function searchFacets(
  { categories }: CatalogueContext,
  text: string | null | undefined,
): Promise<Facet[]> {
  const words = wordsIn(text) ?? [];
  if (words.length === 0) return textFacets(text);
  const named = await categories
    .find({ facets: { $in: words.map(wordFacet) } }, { projection: { name: 1 }, maxTimeMS: MAX_QUERY_MS })
    .hint(indexName('createdAt'))
    .limit(MAX_CATEGORIES_SEARCHED)
    .toArray();
  const prefixes = named.map(({ _id, name }) => ({
    facet: categoryFacet(_id),
    has: new Set(prefixesOf(name)),
  }));
  return words.map((word) => {
    const ofCategories = prefixes.filter(({ has }) => has.has(word)).map(({ facet }) => facet);
    return ofCategories.length === 0 ? wordFacet(word) : [wordFacet(word), ...ofCategories];
  });
}
