import type { Document, FindCursor } from 'mongodb';
import { parseObjectId } from '../collections.ts';
import type { Context } from '../context.ts';
import {
  badgeFacet,
  categoryFacet,
  type Facet,
  facetFilter,
  flagFacet,
  NOTHING,
  statusFacet,
  textFacets,
  wordFacet,
  wordsIn,
} from '../list/facets.ts';
import { indexName, isPlain, type Page, type PageRequest, readPage, type SortOrder } from '../list/page.ts';
import { MAX_QUERY_MS } from '../list/scans.ts';
import type { Badge } from '../rules/badges.ts';
import type { ProductStatus } from '../rules/product-details.ts';
import { prefixesOf } from '../rules/search.ts';
import type { Product } from './product.ts';

/** Each of them is a part of the index that is read beside the others. */
const MAX_CATEGORIES_SEARCHED = 50;

/** A product matches when it matches every condition given. */
export interface ProductFilter {
  categoryId?: string | null | undefined;
  isFeatured?: boolean | null | undefined;
  isPopular?: boolean | null | undefined;
  isNew?: boolean | null | undefined;
  badge?: Badge | null | undefined;
  status?: ProductStatus | null | undefined;
  text?: string | null | undefined;
}

export type ProductPage = Page<Product>;

export async function listProducts(
  context: Context,
  request: Omit<PageRequest, 'facets'>,
  filter: ProductFilter,
): Promise<ProductPage> {
  const facets = await facetsOf(context, filter);
  const isShort = await isShortList(context, request.order, facets);
  const where = shownFilter(context.shownAt);
  return readPage(context.products, { ...request, facets, isShort, where }, context.scans);
}

export async function findProducts(
  context: Context,
  { field, direction }: SortOrder,
  filter: ProductFilter,
): Promise<FindCursor<Product>> {
  const facets = await facetsOf(context, filter);
  const isShort = await isShortList(context, { field, direction }, facets);
  return context.products
    .find(facetFilter(facets), { projection: { facets: 0 } })
    .hint(indexName(field, isShort))
    .sort({ [field]: direction, _id: direction });
}

/** What facets do not say of the products that shoppers see; null for operators. */
export function shownFilter(shownAt: Date | null): Document | null {
  return shownAt && { showFrom: { $not: { $gt: shownAt } }, showUntil: { $not: { $lte: shownAt } } };
}

/** Whether whoever asks may see a product. */
export function isShown({ shownAt }: Context, { status, showFrom, showUntil }: Product): boolean {
  if (shownAt === null) return true;
  const hasBegun = !showFrom || showFrom <= shownAt;
  return (status ?? 'ACTIVE') === 'ACTIVE' && hasBegun && !(showUntil && showUntil <= shownAt);
}

/** Only for orders whose index has no facets: where few match, these are read and then sorted. */
async function isShortList(
  { counts, products, scans }: Context,
  { field }: SortOrder,
  [first]: Facet[],
): Promise<boolean> {
  return first !== undefined && isPlain(field) && counts.isRare(products, first, scans);
}

async function facetsOf(context: Context, filter: ProductFilter): Promise<Facet[]> {
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
  if (context.shownAt) facets.push(statusFacet('ACTIVE'));
  return counts.rarestFirst(products, facets, scans);
}

/** A product has a word when its own texts have it, or its category's name does. */
async function searchFacets({ categories }: Context, text: string | null | undefined): Promise<Facet[]> {
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
