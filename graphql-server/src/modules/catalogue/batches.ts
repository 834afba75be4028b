import type { Collection, Document } from 'mongodb';
import { WITHOUT_FACETS } from './list/facets.ts';

const PER_BATCH = 200;

/** All documents that the filter matches, some at a time, so that memory is bounded; the oldest ones come first. */
export async function* batchesOf<T extends Document>(
  collection: Collection<T>,
  filter: Document,
): AsyncGenerator<T[]> {
  const cursor = collection.find(filter as object, { projection: WITHOUT_FACETS, sort: { _id: 1 } });
  let documents: T[] = [];
  for await (const document of cursor as unknown as AsyncIterable<T>) {
    documents.push(document);
    if (documents.length < PER_BATCH) continue;
    yield documents;
    documents = [];
  }
  if (documents.length > 0) yield documents;
}
