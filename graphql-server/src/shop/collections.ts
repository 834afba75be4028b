import type { Collection, Db, IndexDescription } from 'mongodb';
import { createSkuIndex } from '../catalogue/products/sku-index.ts';
import type { IndexesOf } from '../domain.ts';
import { type AllOf, allOf, DOMAINS } from './domains.ts';

const NAMESPACE_NOT_FOUND = 26;

export interface Collections extends AllOf<ReturnType<(typeof DOMAINS)[number]['collectionsOf']>> {}

export function collectionsOf(db: Pick<Db, 'collection'>): Collections {
  return allOf(DOMAINS.map((domain) => domain.collectionsOf(db)));
}

/** Creates what is missing; every query of this server names the index it uses. */
export async function createIndexes(collections: Collections): Promise<void> {
  // Before the others: it alone can fail, by what was stored before it was there.
  await createSkuIndex(collections.products);
  // One after another: on a busy database, all at once would wait for a connection longer than the pool lets them.
  for (const { collection, indexes } of indexesOf(collections)) await collection.createIndexes(indexes);
}

export async function isIndexMissing(collections: Collections): Promise<boolean> {
  const missing = indexesOf(collections).map(async ({ collection, indexes }) => {
    const found = await collection.indexes().catch((error: unknown) => {
      if ((error as { code?: number }).code === NAMESPACE_NOT_FOUND) return [];
      throw error;
    });
    return indexes.some(({ name }) => !found.some((index) => index.name === name));
  });
  return (await Promise.all(missing)).includes(true);
}

function indexesOf(collections: Collections): { collection: Collection; indexes: IndexDescription[] }[] {
  const byName = Object.assign({}, ...DOMAINS.map((domain) => domain.indexes)) as IndexesOf<Collections>;
  return Object.entries(byName).map(([name, indexes]) => ({
    collection: collections[name as keyof Collections] as unknown as Collection,
    indexes,
  }));
}
