import { LRUCache } from 'lru-cache';
import type { Collection, Filter } from 'mongodb';
import type { CatalogueCollection, CatalogueRevision } from '../revision.ts';
import { facetFilter } from './facets.ts';
import { indexName, type Listed } from './page.ts';

const MAX_COUNTS = 10_000;
/** How common a facet is changes slowly, and past this it is common. */
const SIZES_TTL_MS = 60_000;
const MAX_SIZE = 20_000;

/** Counts lists, and caches each count until the catalogue changes: counting reads every index key of the list. */
export class Counts {
  readonly #revision: CatalogueRevision;
  readonly #counts = new LRUCache<string, { revision: number; count: number }>({ max: MAX_COUNTS });
  readonly #sizes = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: SIZES_TTL_MS });

  constructor(revision: CatalogueRevision) {
    this.#revision = revision;
  }

  async of<T extends Listed>(collection: Collection<T>, facets: string[]): Promise<number> {
    const key = `${collection.collectionName}\n${facets.join('\n')}`;
    const revision = this.#revision.current?.[collection.collectionName as CatalogueCollection] ?? null;
    const cached = this.#counts.get(key);
    if (cached?.revision === revision) return cached.count;
    const count = await collection.countDocuments(facetFilter(facets) as Filter<T>, {
      hint: indexName('createdAt'),
    });
    if (revision !== null) this.#counts.set(key, { revision, count });
    return count;
  }

  /** The facets, rarest first (by counts up to a minute old): the first bounds how much of an index a query reads. */
  async rarestFirst<T extends Listed>(collection: Collection<T>, facets: string[]): Promise<string[]> {
    if (facets.length < 2) return facets;
    const sized = facets.map(async (facet) => ({ facet, size: await this.#sizeOf(collection, facet) }));
    return (await Promise.all(sized)).sort((a, b) => a.size - b.size).map(({ facet }) => facet);
  }

  async #sizeOf<T extends Listed>(collection: Collection<T>, facet: string): Promise<number> {
    const key = `${collection.collectionName}\n${facet}`;
    const cached = this.#sizes.get(key);
    if (cached !== undefined) return cached;
    const size = await collection.countDocuments(facetFilter([facet]) as Filter<T>, {
      hint: indexName('createdAt'),
      limit: MAX_SIZE,
    });
    this.#sizes.set(key, size);
    return size;
  }
}
