import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { batchesOf } from './batches.ts';
import { POSITIONS_BETWEEN } from './categories/category.ts';
import type { CatalogueCollections } from './collections.ts';
import { findFreeHandles, type Handled } from './handles.ts';

const UNNAMED = { handles: { $exists: false } };

/** Gives a handle to whatever was made before there were any. */
export async function nameUnnamed({ categories, products }: CatalogueCollections): Promise<void> {
  await nameAll(categories, ({ name }) => name);
  await nameAll(products, ({ title }) => title);
}

/** Shows the categories that were made before they had places in the order in which they were made. */
export async function placeUnplaced({ categories }: CatalogueCollections): Promise<void> {
  const position = { $multiply: [{ $toDouble: '$createdAt' }, POSITIONS_BETWEEN] };
  await categories.updateMany({ position: { $exists: false } }, [{ $set: { position } }]);
}

/** Another server may take a handle first: what this leaves without one is named in the next round. */
async function nameAll<T extends Handled>(
  collection: Collection<T>,
  headingOf: (document: T) => string,
): Promise<void> {
  let isMissed = true;
  while (isMissed) {
    isMissed = false;
    for await (const documents of batchesOf(collection, UNNAMED)) {
      const headed = documents.map((document) => ({ _id: document._id, heading: headingOf(document) }));
      const handles = await findFreeHandles(collection, headed);
      const operations = documents.map(({ _id }, index) => ({
        updateOne: {
          filter: { _id, ...UNNAMED },
          update: { $set: { handles: handles.slice(index, index + 1) } },
        },
      }));
      await collection
        .bulkWrite(operations as unknown as AnyBulkWriteOperation<T>[], { ordered: false })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
          isMissed = true;
        });
    }
  }
}
