import { LRUCache } from 'lru-cache';
import type { Collection, Document, Filter } from 'mongodb';
import type { CatalogueCollection, CatalogueRevision } from '../revision.ts';
import { type Facet, facetFilter, isSearch } from './facets.ts';
import { indexName, type Listed } from './page.ts';
import { MAX_QUERY_MS, type RequestScans } from './scans.ts';

const MAX_COUNTS = 10_000;
/** How common a facet is changes slowly, and past this it is common. */
const SIZES_TTL_MS = 60_000;
const MAX_SIZE = 20_000;
const MINUTE_MS = 60_000;

/** Counts lists, and caches each count until the catalogue changes: counting reads every index key of the list. */
export class Counts {
  readonly #revision: CatalogueRevision;
  readonly #counts = new LRUCache<string, { revision: number; count: number }>({ max: MAX_COUNTS });
  readonly #sizes = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: SIZES_TTL_MS });

  constructor(revision: CatalogueRevision) {
    this.#revision = revision;
  }

  async of<T extends Listed>(
    collection: Collection<T>,
    facets: Facet[],
    scans: RequestScans,
    where: Document | null = null,
  ): Promise<number> {
    // What depends on the clock is counted anew every minute.
    const minute = where ? `${Math.floor(Date.now() / MINUTE_MS)}\n` : '';
    const key = `${minute}${collection.collectionName}\n${facets.join('\n')}`;
    const revision = this.#revision.current?.[collection.collectionName as CatalogueCollection] ?? null;
    const cached = this.#counts.get(key);
    if (cached?.revision === revision) return cached.count;
    const filter = (where ? { $and: [facetFilter(facets), where] } : facetFilter(facets)) as Filter<T>;
    const read = (options: object) =>
      collection.countDocuments(filter, {
        hint: indexName('createdAt'),
        maxTimeMS: MAX_QUERY_MS,
        ...options,
      });
    const count = where || isSearch(facets) ? await scans.run(read) : await read({});
    if (revision !== null) this.#counts.set(key, { revision, count });
    return count;
  }

  /** The facets, rarest first (by counts up to a minute old): the first bounds how much of an index a query reads. */
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

  /** Whether few have the facet, by counts up to a minute old. */
  async isRare<T extends Listed>(
    collection: Collection<T>,
    facet: Facet,
    scans: RequestScans,
  ): Promise<boolean> {
    return (await this.#sizeOf(collection, facet, scans)) < MAX_SIZE;
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
