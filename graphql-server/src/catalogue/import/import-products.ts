import pLimit from 'p-limit';
import type { Context } from '../context.ts';
import { hashesIn, type ImportPlan, planImport } from './plan-import.ts';
import type { CsvRow } from './read-csv.ts';
import type { ImportReport } from './report.ts';
import { writeProducts } from './write-products.ts';

/** How far an import is, in rows. */
export interface ImportProgress {
  phase: 'check' | 'write';
  done: number;
  total: number;
}

interface Run {
  isDryRun: boolean;
  /** Breaks the import off: nothing of it is left. */
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

/** Two at a time would fight over the same products. */
const importing = pLimit(1);

/**
 * Makes the products of a file those of the shop, all or nothing: with a row that is refused, nothing is written.
 * A dry run writes nothing, and tells what would be.
 */
export function importProducts(context: Context, rows: CsvRow[], run: Run): Promise<ImportReport> {
  const plan = () =>
    planImport(context, rows, {
      signal: run.signal,
      onChecked: (done) => run.onProgress({ phase: 'check', done, total: rows.length }),
    });
  return importing(async () => {
    if (run.isDryRun) return (await plan()).report;
    // Held from before they are looked for: a picture that is here then is still here when its product is.
    return context.images.keepDuring(hashesIn(rows), async () => {
      const planned = await plan();
      if (planned.report.refused === 0) await write(context, planned, run);
      return planned.report;
    });
  });
}

/** The pictures that are dropped have to last until nothing can be undone any more. */
function write(context: Context, { writes }: ImportPlan, { signal, onProgress }: Run): Promise<void> {
  const former = writes.flatMap(({ before }) => before?.images.map(({ hash }) => hash) ?? []);
  return context.images.keepDuring([...new Set(former)], () =>
    writeProducts(context, writes, {
      signal,
      onWritten: (done) => onProgress({ phase: 'write', done, total: writes.length }),
    }),
  );
}
