import type { ImportProgress } from '@mela/rules/import-report.ts';
import { ObjectId } from 'mongodb';
import type { Batch } from './csv-format.ts';
import { writeImportedRows } from './imported-row.ts';
import { applyStep, changedMeanwhile, commitImport, noteCategories, undoImport } from './journal.ts';
import { nameProducts } from './name-products.ts';
import { planRow } from './plan-row.ts';
import type { ImportedRow, PlannedRow, ProductWrite } from './product-write.ts';
import { type Plan, readRows } from './read-rows.ts';
import { redirectCategories } from './redirect-former.ts';

const NO_WRITE = { write: null };

/** The result of checking a file: what to write. */
interface ToWrite {
  /** The versions of the products, by id. 0 for new products. */
  versions: Map<string, number>;
  /** The ids of the products' categories. */
  categoryIds: Set<string>;
}

interface Run {
  /** The file's name, for the history. */
  name: string;
  /** Cancels the import and reverts it. */
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

/** Writes the checked products step by step (docs/decisions/006-imports.md). */
export async function writeProducts(
  plan: Plan,
  { versions, categoryIds }: ToWrite,
  { name, signal, onProgress }: Run,
): Promise<void> {
  const { context, file, newCategories } = plan;
  const imported = { id: new ObjectId(), name, nextMoment: growingMoments() };
  let steps = 0;
  let done = 0;
  try {
    steps += await noteCategories(context, imported.id, newCategories.idsOf(categoryIds));
    await newCategories.create(categoryIds, imported);
    // Import from last to first, because lists show the newest product first. They then have the order of the
    // file.
    for (const batch of file.batches.toReversed()) {
      signal.throwIfAborted();
      const { step, remembered } = await planStep(plan, batch, versions);
      if (step.length === 0) continue;
      await applyStep(context, imported, step);
      await writeImportedRows(context, remembered);
      steps += 1;
      done += step.length;
      onProgress({ phase: 'write', done, total: versions.size });
    }
    signal.throwIfAborted();
    await redirectCategories(plan, imported, categoryIds);
    await commitImport(context, imported.id, steps);
  } catch (error) {
    const undo = () => context.disk.change(() => undoImport(context, imported.id));
    // If this fails, for example on a full disk, a background job retries it.
    await undo().catch(() => void context.upkeep.retry(undo));
    throw error;
  }
}

/**
 * @returns a function that returns the current time, but always later than its last result, so that lists by
 * creation time keep the order of the file
 */
function growingMoments(): () => Date {
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last);
  };
}

/** @throws UserError when a product has changed since it was checked */
async function planStep(plan: Plan, batch: Batch, versions: Map<string, number>) {
  const writes: ProductWrite[] = [];
  const remembered: ImportedRow[] = [];
  const now = new Date();
  for (const { row, current } of (await readRows(plan, batch)).reverse()) {
    const version = versions.get(row.id);
    if (version === undefined || row.fault !== null) continue;
    const isAsChecked = version === (current?.version ?? 0);
    const planned: Pick<PlannedRow, 'write' | 'remember'> = isAsChecked
      ? await planRow(plan, row, current, now)
      : NO_WRITE;
    const { write, remember } = planned;
    if (!write) throw changedMeanwhile();
    if (remember) remembered.push(remember());
    const { formerHandle } = row.taken ?? {};
    writes.push(formerHandle === undefined || current ? write : { ...write, formerHandle });
  }
  await nameProducts(plan, writes);
  return { step: writes, remembered };
}
