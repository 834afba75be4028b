import type { AnyBulkWriteOperation, Collection, ObjectId } from 'mongodb';
import { namedFields } from './categories/category.ts';
import type { Collections } from './collections.ts';
import { listedFields } from './products/product.ts';
import { SEARCH_VERSION } from './rules/search.ts';

const WRITES_PER_BATCH = 200;

/** Computes the derived fields again when a server with other search rules computed them. */
export async function reindexOutdated({ categories, products, shop }: Collections): Promise<void> {
  const current = await shop.findOne({ _id: 'shop' });
  if (current?.searchVersion === SEARCH_VERSION) return;
  await rewrite(categories, ({ name }) => namedFields(name));
  await rewrite(products, listedFields);
  await shop.updateOne({ _id: 'shop' }, { $set: { searchVersion: SEARCH_VERSION } });
}

async function rewrite<T extends { _id: ObjectId; version: number }>(
  collection: Collection<T>,
  fieldsOf: (document: T) => Partial<T>,
): Promise<void> {
  const cursor = collection.find({}, { projection: { facets: 0 } });
  let operations: AnyBulkWriteOperation<T>[] = [];
  const flush = async () => {
    if (operations.length > 0) await collection.bulkWrite(operations, { ordered: false });
    operations = [];
  };
  for await (const document of cursor as unknown as AsyncIterable<T>) {
    const { _id, version } = document;
    // By version: whoever changes a document meanwhile computes its fields too.
    operations.push({
      updateOne: { filter: { _id, version }, update: { $set: fieldsOf(document) } },
    } as unknown as AnyBulkWriteOperation<T>);
    if (operations.length >= WRITES_PER_BATCH) await flush();
  }
  await flush();
}
