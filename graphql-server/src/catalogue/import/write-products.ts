import { MongoBulkWriteError, ObjectId } from 'mongodb';
import { UserError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { commitImport, journalStep, undoImport } from './journal.ts';
import { type ProductWrite, replaceProduct } from './product-write.ts';

/** Few enough that a step is over in a moment, and its undoing fits into one document. */
const WRITES_PER_STEP = 100;
const DUPLICATE_KEY = 11_000;

interface Progress {
  /** Breaks the import off: nothing of it is left. */
  signal: AbortSignal;
  onWritten: (count: number) => void;
}

/**
 * Writes all or nothing. In steps, each noted before it is taken: whatever ends it halfway, be it a failure, a change
 * by somebody else or a kill, the steps taken are undone (docs/decisions/006-imports.md).
 * @throws UserError when a product was changed since it was read.
 */
export async function writeProducts(
  context: Context,
  writes: ProductWrite[],
  { signal, onWritten }: Progress,
): Promise<void> {
  const importId = new ObjectId();
  let steps = 0;
  try {
    for (let start = 0; start < writes.length; start += WRITES_PER_STEP) {
      signal.throwIfAborted();
      const step = writes.slice(start, start + WRITES_PER_STEP);
      await journalStep(context, new ObjectId(), importId, step);
      steps += 1;
      await applyStep(context, step);
      onWritten(start + step.length);
    }
    signal.throwIfAborted();
    if (!(await commitImport(context, importId, steps))) throw changedMeanwhile();
  } catch (error) {
    await context.revision.change(() => undoImport(context, importId));
    throw error;
  }
}

async function applyStep({ products, revision }: Context, step: ProductWrite[]): Promise<void> {
  const operations = step.map(({ before, after }) => replaceProduct(before, after));
  try {
    const { insertedCount, matchedCount } = await revision.change(() =>
      products.bulkWrite(operations, { ordered: false }),
    );
    if (insertedCount + matchedCount < step.length) throw changedMeanwhile();
  } catch (error) {
    throw error instanceof MongoBulkWriteError && error.code === DUPLICATE_KEY ? changedMeanwhile() : error;
  }
}

function changedMeanwhile(): UserError {
  return new UserError(
    'CONFLICT',
    'A product was changed by somebody else during the import: nothing was imported. Check the file again.',
  );
}
