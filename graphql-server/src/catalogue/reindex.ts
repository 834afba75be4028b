import { type AnyBulkWriteOperation, type Collection, type Document, MongoBulkWriteError } from 'mongodb';
import { firstPosition, namedFields } from './categories/category.ts';
import type { Collections } from './collections.ts';
import { findFreeHandles, type Handled } from './handles.ts';
import { listedFields } from './products/product.ts';
import { SEARCH_VERSION } from './rules/search.ts';

const WRITES_PER_BATCH = 200;
const DUPLICATE_KEY = 11_000;
const UNNAMED = { handles: { $exists: false } };

/**
 * Computes the derived fields again when a server with other search rules computed them, and gives a handle to whatever
 * an older server made. Broken off, it begins anew at the next start.
 */
export async function reindexOutdated({ categories, products, shop }: Collections): Promise<void> {
  const current = await shop.findOne({ _id: 'shop' });
  if (current?.searchVersion === SEARCH_VERSION) return;
  await nameAll(categories, ({ name }) => name);
  await nameAll(products, ({ title }) => title);
  await rewrite(categories, ({ name, parentId, createdAt, position = firstPosition(createdAt) }) => ({
    ...namedFields(name, parentId),
    position,
  }));
  await rewrite(products, listedFields);
  await shop.updateOne({ _id: 'shop' }, { $set: { searchVersion: SEARCH_VERSION } });
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
      const operations = documents.map(({ _id }, index) =>
        setFields<T>({ _id, ...UNNAMED }, { handles: handles.slice(index, index + 1) }),
      );
      await collection.bulkWrite(operations, { ordered: false }).catch((error: unknown) => {
        if (!(error instanceof MongoBulkWriteError && error.code === DUPLICATE_KEY)) throw error;
        isMissed = true;
      });
    }
  }
}

async function rewrite<T extends Handled & { version: number }>(
  collection: Collection<T>,
  fieldsOf: (document: T) => Partial<T>,
): Promise<void> {
  for await (const documents of batchesOf(collection, {})) {
    // By version: whoever changes a document meanwhile computes its fields too.
    const operations = documents.map((document) =>
      setFields<T>({ _id: document._id, version: document.version }, fieldsOf(document)),
    );
    await collection.bulkWrite(operations, { ordered: false });
  }
}

function setFields<T extends Handled>(filter: Document, fields: Document): AnyBulkWriteOperation<T> {
  return { updateOne: { filter, update: { $set: fields } } } as unknown as AnyBulkWriteOperation<T>;
}

/** The oldest ones come first. */
async function* batchesOf<T extends Handled>(
  collection: Collection<T>,
  filter: Document,
): AsyncGenerator<T[]> {
  const cursor = collection.find(filter as object, { projection: { facets: 0 }, sort: { _id: 1 } });
  let documents: T[] = [];
  for await (const document of cursor as unknown as AsyncIterable<T>) {
    documents.push(document);
    if (documents.length < WRITES_PER_BATCH) continue;
    yield documents;
    documents = [];
  }
  if (documents.length > 0) yield documents;
}
