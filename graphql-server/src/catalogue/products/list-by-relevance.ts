import { type Document, ObjectId } from 'mongodb';
import { MAX_QUERY_MS } from '../../list/scans.ts';
import { wordsOf } from '../../rules/search.ts';
import type { CatalogueContext } from '../context.ts';
import { facetFilter, WITHOUT_FACETS } from '../list/facets.ts';
import { indexName, type Page, type PageRequest, pageOf, readingOf, wrongCursor } from '../list/page.ts';
import type { Product } from './product.ts';

const MAX_RANKED = 2_000;
/** A whole word is worth half as much again as the beginning of one. */
const WHOLE = 1.5;
const KIND = 'relevance';

/** What a product is ranked by; its facets are of no use for that. */
type Found = Pick<Product, '_id' | 'title' | 'categoryId' | 'brand' | 'tags' | 'options' | 'createdAt'>;

interface Ranked {
  _id: ObjectId;
  worth: number;
  createdAt: number;
}

/** One page of what matches, best first, and of what is as good the newest first: by the texts that the storefront ranks by. */
export async function listByRelevance(
  context: CatalogueContext,
  request: PageRequest,
  text: string,
): Promise<Page<Product>> {
  const { size, skip, cursor, isBackward } = readingOf(request);
  const found = await findMatches(context, request);
  const names = await namesOf(context, found, text);
  const ranked = found
    .map((product) => rank(product, wordsOf(text), names))
    .toSorted(isBackward ? (one, other) => byWorth(other, one) : byWorth);
  const from = cursor === null ? null : decode(cursor);
  const behind = ranked.filter((one) => from === null || byWorth(one, from) * (isBackward ? -1 : 1) > 0);
  const some = behind.slice(skip, skip + size + 1);
  const nodes = await readWhole(
    context,
    some.map(({ _id }) => _id),
  );
  const edges = some.flatMap((one) => {
    const node = nodes.get(one._id.toHexString());
    return node ? [{ cursor: encode(one), node }] : [];
  });
  return pageOf(request, edges);
}

function findMatches(
  { products, scans }: CatalogueContext,
  { facets, where }: Pick<PageRequest, 'facets' | 'where'>,
): Promise<Found[]> {
  const projection = { title: 1, categoryId: 1, brand: 1, tags: 1, options: 1, createdAt: 1 };
  const filter: Document = where ? { $and: [facetFilter(facets), where] } : facetFilter(facets);
  return scans.run((options) =>
    products
      .find(filter, { projection, hint: indexName('createdAt'), ...options })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_RANKED)
      .toArray(),
  );
}

/** The names of the categories of what was found, by their ids. */
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

function rank(product: Found, words: readonly string[], names: ReadonlyMap<string, string>): Ranked {
  const { _id, title, categoryId, brand = '', tags = [], options = [], createdAt } = product;
  const texts: [worth: number, words: string[]][] = [
    [4, wordsOf(title)],
    [3, wordsOf(names.get(categoryId.toHexString()) ?? '')],
    [2, wordsOf([brand, ...tags].join(' '))],
    [1, wordsOf(options.flatMap(({ values }) => values).join(' '))],
  ];
  const worth = words.reduce((sum, word) => sum + Math.max(...texts.map((one) => worthOf(word, ...one))), 0);
  return { _id, worth, createdAt: createdAt.getTime() };
}

function worthOf(searched: string, worth: number, words: readonly string[]): number {
  if (words.includes(searched)) return worth * WHOLE;
  return words.some((word) => word.startsWith(searched)) ? worth : 0;
}

function byWorth(one: Ranked, other: Ranked): number {
  const byTime = other.worth - one.worth || other.createdAt - one.createdAt;
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

function encode({ worth, createdAt, _id }: Ranked): string {
  return Buffer.from(JSON.stringify([KIND, worth, createdAt, _id.toHexString()])).toString('base64url');
}

/** @throws UserError when the cursor is that of another order */
function decode(cursor: string): Ranked {
  try {
    const [kind, worth, createdAt, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isOne = kind === KIND && Number.isFinite(worth) && Number.isFinite(createdAt);
    if (isOne) return { worth, createdAt, _id: ObjectId.createFromHexString(id) };
  } catch {
    // Whatever it is, it is none of these.
  }
  throw wrongCursor();
}
