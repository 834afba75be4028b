import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import SearchableMap from 'minisearch/SearchableMap';
import type { Collection, Document, Filter } from 'mongodb';
import { MAX_QUERY_MS, type RequestScans } from '../../../kernel/list/scans.ts';
import { releaseOf } from '../../../kernel/mongodb/versions.ts';
import { type Facet, facetFilter, isSearch, wordsAmong } from './facets.ts';
import { indexName, type SortField } from './orders.ts';
import type { Listed } from './page.ts';

const MAX_COUNTS = 10_000;
const MAX_GROUPINGS = 100;
/**
 * A facet with more documents than `MAX_SHORT` counts as common. Such counts change slowly, so they are
 * cached for this time.
 */
const SIZES_TTL_MS = 60_000;
const MAX_SIZE = 20_000;
const MINUTE_MS = 60_000;
/**
 * The maximum number of cached word lists: one each for products and categories, unpublished and released.
 */
const MAX_VOCABULARIES = 4;
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d\.\d{3}Z$/;

/** The number of documents with a value. */
export interface Group {
  value: unknown;
  count: number;
}

type Cache<V extends object> = LRUCache<string, V>;

/** Counts the documents of lists, which reads all their index keys. Counts of a release are cached, because a release never changes. */
export class Counts {
  readonly #counts: Cache<{ count: number }> = new LRUCache({ max: MAX_COUNTS });
  readonly #groups: Cache<Group[]> = new LRUCache({ max: MAX_GROUPINGS });
  readonly #words = new LRUCache<string, Promise<SearchableMap<string>>>({
    max: MAX_VOCABULARIES,
    ttl: MINUTE_MS,
  });
  readonly #sizes = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: SIZES_TTL_MS });

  async of<T extends Listed>(
    collection: Collection<T>,
    facets: Facet[],
    scans: RequestScans,
    where: Document | null = null,
  ): Promise<number> {
    const read = async (options: object) => ({
      count: await collection.countDocuments(listFilter(facets, where) as Filter<T>, {
        hint: indexName('createdAt'),
        ...options,
      }),
    });
    const isScan = where !== null || isSearch(facets);
    const { count } = await this.#cached(this.#counts, { collection, facets, where }, () =>
      isScan ? scans.run(read) : read({ maxTimeMS: MAX_QUERY_MS }),
    );
    return count;
  }

  /** The values of a field in a list. */
  async groups<T extends Listed>(
    collection: Collection<T>,
    field: SortField,
    facets: Facet[],
    scans: RequestScans,
    where: Document | null = null,
  ): Promise<Group[]> {
    const isAll = facets.length === 0 && where === null;
    const pipeline = [
      ...(isAll ? [] : [{ $match: listFilter(facets, where) }]),
      { $group: { _id: `$${field}`, count: { $sum: 1 } } },
      { $project: { _id: 0, value: '$_id', count: 1 } },
    ];
    const hint = indexName(isAll ? field : 'createdAt');
    return this.#cached(this.#groups, { collection, facets, where, field }, () =>
      scans.run((options) => collection.aggregate<Group>(pipeline, { hint, ...options }).toArray()),
    );
  }

  async #cached<T extends Listed, V extends object>(
    cache: Cache<V>,
    list: { collection: Collection<T>; facets: Facet[]; where: Document | null; field?: SortField },
    read: () => Promise<V>,
  ): Promise<V> {
    const release = releaseOf(list.collection);
    if (release === undefined) return read();
    const name = list.collection.collectionName;
    const key = [release, whereKey(list.where), name, list.field, ...list.facets].join('\n');
    const cached = cache.get(key);
    if (cached) return cached;
    const counted = await read();
    cache.set(key, counted);
    return counted;
  }

  /** Sorts the facets, rarest first, because the first one limits how much of an index a query reads. Counts may be up to a minute old. */
  async rarestFirst<T extends Listed>(
    collection: Collection<T>,
    facets: Facet[],
    scans: RequestScans,
  ): Promise<Facet[]> {
    if (facets.length < 2) return facets;
    const sized = facets.map(async (facet) => ({
      facet,
      size: await this.#sizeOf(collection, facet, scans),
    }));
    return (await Promise.all(sized)).sort((a, b) => a.size - b.size).map(({ facet }) => facet);
  }

  /** Whether the facet is rare. Counts may be up to a minute old. */
  async isRare<T extends Listed>(
    collection: Collection<T>,
    facet: Facet,
    scans: RequestScans,
  ): Promise<boolean> {
    return (await this.#sizeOf(collection, facet, scans)) < MAX_SIZE;
  }

  /** All search words and their prefixes. The list may be up to a minute old. */
  words<T extends Listed>(collection: Collection<T>, scans: RequestScans): Promise<SearchableMap<string>> {
    const name = collection.collectionName;
    const cached = this.#words.get(name);
    if (cached) return cached;
    // Read from the index, which returns each word once.
    const read = scans
      .run((options) => collection.distinct('facets', {}, options))
      .then((facets) => SearchableMap.from(wordsAmong(facets as string[]).map((word) => [word, word])));
    this.#words.set(name, read);
    read.catch(() => this.#words.delete(name));
    return read;
  }

  async #sizeOf<T extends Listed>(
    collection: Collection<T>,
    facet: Facet,
    scans: RequestScans,
  ): Promise<number> {
    const key = `${collection.collectionName}\n${facet}`;
    const cached = this.#sizes.get(key);
    if (cached !== undefined) return cached;
    const filter = facetFilter([facet]) as Filter<T>;
    const size = await scans.run((options) =>
      collection.countDocuments(filter, { hint: indexName('createdAt'), limit: MAX_SIZE, ...options }),
    );
    this.#sizes.set(key, size);
    return size;
  }
}

/** The cache key of a condition. Times are rounded to minutes, so counts that depend on time or stock expire after a minute. */
function whereKey(where: Document | null): string {
  if (!where) return '';
  const minute = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(MOMENT, '$1') : value;
  return `${Math.floor(Date.now() / MINUTE_MS)} ${hash('sha1', JSON.stringify(where, minute))}`;
}

function listFilter(facets: Facet[], where: Document | null): Document {
  return where ? { $and: [facetFilter(facets), where] } : facetFilter(facets);
}
