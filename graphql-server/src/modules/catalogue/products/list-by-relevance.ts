import { WordIndex } from '@mela/rules/search/word-index.ts';
import { type Document, ObjectId } from 'mongodb';
import { MAX_QUERY_MS } from '../../../kernel/list/scans.ts';
import type { CatalogueContext } from '../context.ts';
import type { RankedProduct } from '../extension-points.ts';
import { facetFilter, WITHOUT_FACETS } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { type Page, type PageRequest, pageOf, readingOf } from '../list/page.ts';
import type { Product } from './product.ts';
import { decodePlace, encodePlace, type Place } from './relevance-cursor.ts';
import { valueOfChoice } from './sold-variants.ts';

const MAX_RANKED = 2_000;

/** The fields for ranking a product. They exclude facets. */
interface Found
  extends Pick<Product, '_id' | 'title' | 'categoryId' | 'brand' | 'tags' | 'isFeatured' | 'createdAt'> {
  /** Each option value of its variants, with the option's name. */
  choices: string[] | null;
}

const CHOICES = {
  $reduce: { input: '$sold.choices', initialValue: [], in: { $setUnion: ['$$value', '$$this'] } },
};

/**
 * One page of the matches, ranked like the storefront's search. Equal matches are sorted by featured, then newest. Matches in the
 * description only come last.
 */
export async function listByRelevance(
  context: CatalogueContext,
  request: PageRequest,
  text: string,
): Promise<Page<Product>> {
  const { size, skip, cursor, isBackward } = readingOf(request);
  const found = await findMatches(context, request);
  const names = await namesOf(context, found, text);
  const ranked = rank(found, names, text).toSorted(
    isBackward ? (one, other) => byWorth(other, one) : byWorth,
  );
  const from = cursor === null ? null : decodePlace(cursor);
  const behind = ranked.filter((one) => from === null || byWorth(one, from) * (isBackward ? -1 : 1) > 0);
  return readRanked(context, request, behind.slice(skip, skip + size + 1));
}

/** One page of the matches in a release. @param ranked all matches, best first */
export async function listRanked(
  context: CatalogueContext,
  request: PageRequest,
  ranked: readonly RankedProduct[],
): Promise<Page<Product>> {
  const { size, skip, cursor, isBackward } = readingOf(request);
  const from = cursor === null ? null : placeOf(decodePlace(cursor), ranked);
  const behind = isBackward ? ranked.slice(0, from?.first).toReversed() : ranked.slice(from?.behind);
  const some = behind.slice(skip, skip + size + 1);
  const found = some.map(({ id, worth }) => ({ _id: ObjectId.createFromHexString(id), worth }));
  return readRanked(context, request, found);
}

/** The place of a product in the ranking. For a product missing in this release, the place it would have. */
function placeOf({ _id, worth }: Place, ranked: readonly RankedProduct[]) {
  const id = _id.toHexString();
  const place = ranked.findIndex((one) => one.id === id);
  if (place >= 0) return { first: place, behind: place + 1 };
  const next = ranked.findIndex((one) => one.worth < worth);
  const first = next < 0 ? ranked.length : next;
  return { first, behind: first };
}

async function readRanked(
  context: CatalogueContext,
  request: PageRequest,
  some: readonly Pick<Place, '_id' | 'worth'>[],
): Promise<Page<Product>> {
  const nodes = await readWhole(
    context,
    some.map(({ _id }) => _id),
  );
  const edges = some.flatMap(({ _id, worth }) => {
    const node = nodes.get(_id.toHexString());
    return node ? [{ cursor: encodePlace(worth, node), node }] : [];
  });
  return pageOf(request, edges);
}

function findMatches(
  { products, scans }: CatalogueContext,
  { facets, where }: Pick<PageRequest, 'facets' | 'where'>,
): Promise<Found[]> {
  const own = { title: 1, categoryId: 1, brand: 1, tags: 1, isFeatured: 1, createdAt: 1 };
  const projection = { ...own, choices: CHOICES };
  const filter: Document = where ? { $and: [facetFilter(facets), where] } : facetFilter(facets);
  return scans.run((options) =>
    products
      .find<Found>(filter, { projection, hint: indexName('createdAt'), ...options })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_RANKED)
      .toArray(),
  );
}

/** The names of the matches' categories, by id. */
async function namesOf(
  { categoryById }: CatalogueContext,
  found: readonly Found[],
  text: string,
): Promise<Map<string, string>> {
  if (text === '') return new Map();
  const ids = [...new Set(found.map(({ categoryId }) => categoryId.toHexString()))];
  const categories = await Promise.all(ids.map((id) => categoryById.load(id)));
  return new Map(ids.map((id, index) => [id, categories[index]?.name ?? '']));
}

/** @param names category names by id */
function rank(found: readonly Found[], names: ReadonlyMap<string, string>, text: string): Place[] {
  const texts = found.map(({ title, categoryId, brand = '', tags = [], choices }) => ({
    title: [title],
    category: [names.get(categoryId.toHexString()) ?? ''],
    labels: [brand, ...tags],
    others: (choices ?? []).map(valueOfChoice),
  }));
  const worths = new Map(new WordIndex(texts).find(text).map(({ row, worth }) => [row, worth]));
  return found.map(({ _id, isFeatured, createdAt }, row) => {
    return { _id, isFeatured, worth: worths.get(row) ?? 0, createdAt: createdAt.getTime() };
  });
}

function byWorth(one: Place, other: Place): number {
  const isFirst = Number(other.isFeatured) - Number(one.isFeatured);
  const byTime = other.worth - one.worth || isFirst || other.createdAt - one.createdAt;
  return byTime || Buffer.compare(other._id.id, one._id.id);
}

async function readWhole(
  { products }: CatalogueContext,
  ids: readonly ObjectId[],
): Promise<Map<string, Product>> {
  const options = { projection: WITHOUT_FACETS, maxTimeMS: MAX_QUERY_MS };
  const found = await products.find({ _id: { $in: [...ids] } }, options).toArray();
  return new Map(found.map((product) => [product._id.toHexString(), product]));
}
