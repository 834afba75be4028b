import { SEARCH_VERSION } from '@mela/rules/search.ts';
import type { AnyBulkWriteOperation, Collection, Document } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import type { Version } from '../../kernel/mongodb/versions.ts';
import { namedFields } from './categories/category.ts';
import type { CatalogueCollections } from './collections.ts';
import type { Handled } from './handles.ts';
import { WITHOUT_FACETS } from './list/facets.ts';
import { listedFields, releasedFields } from './products/product.ts';

const PER_BATCH = 200;

/**
 * Computes the derived fields again when a server with other search rules computed them. Broken off, it begins anew at
 * the next start.
 */
export async function reindexOutdated({ shop, ...collections }: CatalogueCollections): Promise<void> {
  const current = await shop.findOne({ _id: 'shop' });
  if (current?.searchVersion === SEARCH_VERSION) return;
  for (const categories of [collections.categories, asStored(collections.releasedCategories)])
    await rewrite(categories, ({ name, parentId }) => namedFields(name, parentId));
  await rewrite(collections.products, listedFields);
  await rewrite(asStored(collections.releasedProducts), releasedFields);
  await shop.updateOne({ _id: 'shop' }, { $set: { searchVersion: SEARCH_VERSION } });
}

/** The fields of versions have the same names as those of the documents. */
function asStored<T extends { _id: unknown }>(versions: Collection<Version<T>>): Collection<T> {
  return versions as unknown as Collection<T>;
}

async function rewrite<T extends Handled & { version: number }>(
  collection: Collection<T>,
  fieldsOf: (document: T) => Partial<T>,
): Promise<void> {
  for await (const documents of batchesOf(collection, {})) {
    // By version: another change of a document meanwhile computes its fields too.
    const operations = documents.map((document) => ({
      updateOne: {
        filter: { _id: document._id, version: document.version },
        update: { $set: fieldsOf(document) },
      },
    }));
    await collection.bulkWrite(operations as unknown as AnyBulkWriteOperation<T>[], { ordered: false });
  }
}

/** Reads all matching documents in batches, the oldest first, to bound memory. */
export async function* batchesOf<T extends Document>(
  collection: Collection<T>,
  filter: Document,
): AsyncGenerator<T[]> {
  const cursor = collection.find(filter as object, { projection: WITHOUT_FACETS, sort: { _id: 1 } });
  yield* inBatches(cursor as unknown as AsyncIterable<T>, PER_BATCH);
}
