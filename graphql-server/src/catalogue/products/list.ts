import type { Document, FindCursor, ObjectId } from 'mongodb';
import { MAX_QUERY_MS } from '../../list/scans.ts';
import { parseObjectId } from '../../mongodb/documents.ts';
import type { Badge } from '../../rules/badges.ts';
import type { ProductStatus } from '../../rules/detail-limits.ts';
import { prefixesOf } from '../../rules/search.ts';
import { type ShownStatus, shownStatus } from '../../rules/shown-status.ts';
import type { CatalogueContext } from '../context.ts';
import {
  badgeFacet,
  categoryFacet,
  type Facet,
  facetFilter,
  flagFacet,
  NOTHING,
  periodFacet,
  shownFilter,
  statusFacet,
  textFacets,
  wordFacet,
  wordsIn,
} from '../list/facets.ts';
import { type PlacedGroup, readGroupedPage } from '../list/grouped-page.ts';
import {
  indexName,
  isGrouped,
  isPlain,
  type Page,
  type PageRequest,
  readPage,
  type SortField,
  type SortOrder,
} from '../list/page.ts';
import type { Product } from './product.ts';

/** Each of them is a part of the index that is read beside the others. */
const MAX_CATEGORIES_SEARCHED = 50;

/** Behind every name. */
const LAST = '\uFFFF';

/** A product matches when it matches every condition given. */
export interface ProductFilter {
  categoryId?: string | null | undefined;
  isFeatured?: boolean | null | undefined;
  isPopular?: boolean | null | undefined;
  isNew?: boolean | null | undefined;
  badge?: Badge | null | undefined;
  status?: ProductStatus | null | undefined;
  shownStatus?: ShownStatus | null | undefined;
  text?: string | null | undefined;
}

export type ProductPage = Page<Product>;

export async function listProducts(
  context: CatalogueContext,
  request: Omit<PageRequest, 'facets'>,
  filter: ProductFilter,
): Promise<ProductPage> {
  const { products, scans } = context;
  const facets = await facetsOf(context, filter);
  const where = periodFilter(context, filter);
  if (isGrouped(request.order.field)) {
    const groups = await groupsOf(context, request.order.field, facets, where);
    return readGroupedPage(products, { ...request, facets, where }, groups, scans);
  }
  const isShort = await isShortList(context, request.order, facets);
  return readPage(products, { ...request, facets, isShort, where }, scans);
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
  const where = periodFilter(context, filter);
  const isShort = await isShortList(context, { field, direction }, facets);
  return context.products
    .find(where ? { $and: [facetFilter(facets), where] } : facetFilter(facets), { projection: { facets: 0 } })
    .hint(indexName(field, isShort))
    .sort({ [field]: direction, _id: direction });
}

/** What facets do not say of when products are shown. */
function periodFilter(
  { isReleased, shownAt }: CatalogueContext,
  { shownStatus: wanted }: ProductFilter,
): Document | null {
  if (isReleased && (!wanted || wanted === 'ACTIVE')) return null;
  const now = shownAt ?? new Date();
  // Shoppers may ask for what they do not see, and are answered none.
  const conditions = [
    wanted === 'SCHEDULED' && { showFrom: { $gt: now } },
    wanted === 'ENDED' && { showUntil: { $lte: now } },
    shownFilter(wanted === 'ACTIVE' ? now : shownAt),
  ].filter((condition) => condition !== null && condition !== false);
  return conditions.length === 0 ? null : { $and: conditions };
}

/** Lists by these are short, where a condition on the clock would be checked for every product. */
const SHOWN_FACETS: Record<ShownStatus, string[]> = {
  ACTIVE: [statusFacet('ACTIVE')],
  SCHEDULED: [statusFacet('ACTIVE'), periodFacet('from')],
  ENDED: [statusFacet('ACTIVE'), periodFacet('until')],
  DRAFT: [statusFacet('DRAFT')],
  HIDDEN: [statusFacet('HIDDEN')],
};

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
  const { categoryById, counts, products, scans } = context;
  const facets = await searchFacets(context, filter.text);
  if (filter.categoryId != null) {
    const id = parseObjectId(filter.categoryId);
    const category = id && (await categoryById.load(id.toHexString()));
    facets.push(category ? categoryFacet(category._id) : NOTHING);
  }
  if (filter.isFeatured != null) facets.push(flagFacet('featured', filter.isFeatured));
  if (filter.isPopular != null) facets.push(flagFacet('popular', filter.isPopular));
  if (filter.isNew != null) facets.push(flagFacet('new', filter.isNew));
  if (filter.badge != null) facets.push(badgeFacet(filter.badge));
  if (filter.status != null) facets.push(statusFacet(filter.status));
  if (filter.shownStatus != null) facets.push(...SHOWN_FACETS[filter.shownStatus]);
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
