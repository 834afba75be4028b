import { setImmediate as turn } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import type { Context } from '../context.ts';
import type { Product } from '../products/product.ts';
import { NEWEST } from '../versions.ts';
import { readCategoryChoice } from './category-lookup.ts';
import { type IdentifiedRow, identifyRows } from './identify-rows.ts';
import { type Lookups, type PlannedRow, planRow } from './plan-row.ts';
import type { ProductWrite } from './product-write.ts';
import type { CsvRow } from './read-csv.ts';
import { emptyReport, type ImportReport, reportRow } from './report.ts';
import { findImages, imageHashes } from './row-images.ts';

const ROWS_PER_TURN = 50;
const MAX_SHOWN_TITLE = 200;

export interface ImportPlan {
  report: ImportReport;
  writes: ProductWrite[];
}

interface Progress {
  signal: AbortSignal;
  onChecked: (count: number) => void;
}

/** The hashes of all pictures that the rows name. */
export function hashesIn(rows: CsvRow[]): string[] {
  return [...new Set(rows.flatMap(({ cells }) => imageHashes(cells.images ?? '')))];
}

/** Checks every row against the products as they are; every so often the server gets to answer others. */
export async function planImport(
  context: Context,
  csvRows: CsvRow[],
  { signal, onChecked }: Progress,
): Promise<ImportPlan> {
  const lookups: Lookups = {
    context,
    now: new Date(),
    categories: await readCategoryChoice(context),
    images: await findImages(context, hashesIn(csvRows)),
  };
  const rows = identifyRows(csvRows);
  const plan: ImportPlan = { report: emptyReport(), writes: [] };
  for (let start = 0; start < rows.length; start += ROWS_PER_TURN) {
    signal.throwIfAborted();
    const some = rows.slice(start, start + ROWS_PER_TURN);
    const currents = await readCurrents(context, some);
    for (const row of some) {
      const current = currents.get(row.id) ?? null;
      addRow(plan, row, current, await planRow(lookups, row, current));
    }
    onChecked(start + some.length);
    await turn();
  }
  return plan;
}

function addRow(plan: ImportPlan, row: IdentifiedRow, current: Product | null, planned: PlannedRow): void {
  const title = (row.cells.title ?? current?.title ?? '').slice(0, MAX_SHOWN_TITLE);
  reportRow(plan.report, { line: row.line, id: row.cells.id?.trim() ?? '', title, ...planned.outcome });
  if (planned.write) plan.writes.push(planned.write);
}

/** The products that these rows are about, as far as there are any. */
async function readCurrents({ products }: Context, rows: IdentifiedRow[]): Promise<Map<string, Product>> {
  const ids = rows.filter(({ id }) => id !== '').map(({ id }) => ObjectId.createFromHexString(id));
  const found = await products
    .find({ _id: { $in: ids } }, { ...NEWEST, projection: { facets: 0 } })
    .toArray();
  return new Map(found.map((product) => [product._id.toHexString(), product]));
}
