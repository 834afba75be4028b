import type { Collection, Document } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import { WITHOUT_FACETS } from './list/facets.ts';

const PER_BATCH = 200;

/** All documents that the filter matches, some at a time, so that memory is bounded; the oldest ones come first. */
export async function* batchesOf<T extends Document>(
  collection: Collection<T>,
  filter: Document,
): AsyncGenerator<T[]> {
  const cursor = collection.find(filter as object, { projection: WITHOUT_FACETS, sort: { _id: 1 } });
  yield* inBatches(cursor as unknown as AsyncIterable<T>, PER_BATCH);
}
