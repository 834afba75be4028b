import type { ObjectId } from 'mongodb';
import { type Collections, IMPORT_INDEX } from '../collections.ts';
import { type ProductWrite, replaceProduct, stateOf } from './product-write.ts';

/** Notes how a step is undone: to be kept before the step is taken. */
export async function journalStep(
  { imports }: Collections,
  _id: ObjectId,
  importId: ObjectId,
  writes: ProductWrite[],
): Promise<void> {
  const undo = writes.map(({ before, after }) => ({ before, after: stateOf(after) }));
  await imports.insertOne({ _id, importId, writes: undo });
}

/**
 * Keeps an import for good: from here on nothing undoes it.
 * @returns false when its steps were undone by another server, which took it for one that broke off.
 */
export function commitImport({ imports }: Collections, importId: ObjectId, steps: number): Promise<boolean> {
  return imports.db.client.withSession((session) =>
    session.withTransaction(async () => {
      const { deletedCount } = await imports.deleteMany({ importId }, { session, hint: IMPORT_INDEX });
      if (deletedCount === steps) return true;
      await session.abortTransaction();
      return false;
    }),
  );
}

/** Undoes the steps of one import. What was changed since then stays as it was changed. */
export async function undoImport({ imports, products }: Collections, importId: ObjectId): Promise<void> {
  for await (const { _id, writes } of imports.find({ importId }).hint(IMPORT_INDEX)) {
    await products.bulkWrite(
      writes.map(({ before, after }) => replaceProduct(after, before)),
      { ordered: false },
    );
    await imports.deleteOne({ _id });
  }
}

/** Undoes what a killed server has left half done. Only for the start, before unused pictures are swept away. */
export async function undoUnfinishedImports(collections: Collections): Promise<void> {
  for (const importId of await collections.imports.distinct('importId')) {
    await undoImport(collections, importId);
  }
}
