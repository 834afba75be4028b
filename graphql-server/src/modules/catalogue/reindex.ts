import { SEARCH_VERSION } from '@mela/rules/search.ts';
import type { AnyBulkWriteOperation, Collection, Document } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import type { Version } from '../../kernel/mongodb/versions.ts';
import { namedFields } from './categories/category.ts';
import type { CatalogueCollections } from './collections.ts';
import type { Handled } from './handles.ts';
import { WITHOUT_FACETS } from './list/facets.ts';
import { flagVersions, listedFields, type ProductFlag, releasedFields } from './products/product.ts';

const PER_BATCH = 200;

/**
 * Recomputes derived fields that a server with other search rules or other modules has computed. If interrupted, the next start
 * begins again.
 * @param flags of all modules; null if unknown: then the next server computes them if necessary
 */
export async function reindexOutdated(
  { shop, ...collections }: CatalogueCollections,
  flags: readonly ProductFlag[] | null,
): Promise<void> {
  const current = await shop.findOne({ _id: 'shop' });
  const versions = flagVersions(flags ?? []);
  const hasFlags = flags === null || versions.join() === (current?.flagVersions ?? []).join();
  const isSearched = current?.searchVersion === SEARCH_VERSION;
  if (isSearched && hasFlags) return;
  if (!isSearched) {
    for (const categories of [collections.categories, asStored(collections.releasedCategories)])
      await rewrite(categories, ({ name, parentId }) => namedFields(name, parentId));
    await rewrite(asStored(collections.releasedProducts), releasedFields);
  }
  await rewrite(collections.products, (product) => listedFields(product, flags ?? []));
  const now = { searchVersion: SEARCH_VERSION, flagVersions: versions };
  await shop.updateOne({ _id: 'shop' }, { $set: now });
}

/** Versions and edited documents have the same field names. */
function asStored<T extends { _id: unknown }>(versions: Collection<Version<T>>): Collection<T> {
  return versions as unknown as Collection<T>;
}

async function rewrite<T extends Handled & { version: number }>(
  collection: Collection<T>,
  fieldsOf: (document: T) => Partial<T>,
): Promise<void> {
  for await (const documents of batchesOf(collection, {})) {
    // Filter by version: a concurrent change also computes the derived fields, so skip that document.
    const operations = documents.map((document) => ({
      updateOne: {
        filter: { _id: document._id, version: document.version },
        update: { $set: fieldsOf(document) },
      },
    }));
    await collection.bulkWrite(operations as unknown as AnyBulkWriteOperation<T>[], { ordered: false });
  }
}

/** Reads all matching documents in batches, oldest first, to limit memory use. */
export async function* batchesOf<T extends Document>(
  collection: Collection<T>,
  filter: Document,
): AsyncGenerator<T[]> {
  const cursor = collection.find(filter as object, { projection: WITHOUT_FACETS, sort: { _id: 1 } });
  yield* inBatches(cursor as unknown as AsyncIterable<T>, PER_BATCH);
}
