import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  emptyReport,
  type ImportProgress,
  type ImportReport,
  reportHandle,
  reportNotes,
  reportRow,
} from '@mela/rules/import-report.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import { skuKey } from '@mela/rules/variants.ts';
import pLimit from 'p-limit';
import type { CatalogueContext } from '../context.ts';
import type { Product } from '../products/product.ts';
import { type CsvFile, readBatch } from './csv-file.ts';
import { readCellFormat } from './field-cells.ts';
import {
  claimedHandle,
  type IdentifiedRow,
  identifyRow,
  LineIndex,
  type LinesByKey,
  skusIn,
  variantIdsIn,
} from './identify-rows.ts';
import { imageAddresses, readCategories } from './lookups.ts';
import { categoryChanges, ProductNamer } from './name-products.ts';
import { categoryNamedAfter, NewCategories } from './new-categories.ts';
import type { SentFile } from './open-sent-file.ts';
import { planRow } from './plan-row.ts';
import type { PlannedRow } from './product-write.ts';
import { type Plan, readRows } from './read-rows.ts';
import { type OpenFile, RemoteImages } from './remote-images.ts';
import { writeProducts } from './write-products.ts';

const MAX_SHOWN_TITLE = 200;

interface Run {
  isDryRun: boolean;
  /** Whether one invalid product stops the import. */
  isAllOrNothing: boolean;
  /** The file's name, for the history. */
  name: string;
  /**
   * The id or name of the category for new products without one in the file. If blank, the category is named after the file; for
   * this shop's own format there is no category.
   */
  category: string;
  /** What the import may overwrite in products of an earlier import. */
  overwrite: readonly Overwrite[];
  /** Opens a temporary file for a downloaded image. */
  openFile: OpenFile;
  /** Cancels the import and reverts it. */
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

/** The result of checking a file. */
interface Checked {
  report: ImportReport;
  /** The versions of the products to write, by id. 0 for new products. */
  versions: Map<string, number>;
  /** The images to download for these products. */
  addresses: Set<string>;
  /** The ids of the categories of these products. */
  categoryIds: Set<string>;
}

/** One import at a time, because concurrent ones would conflict over the same products. */
const importing = pLimit(1);

/**
 * Imports a product file. An invalid product is skipped, and the others are imported. A failure while writing reverts the whole
 * import. A dry run writes nothing and reports what the import would do. Reads the file in batches, so that memory does not depend
 * on its size. A step that needs facts about all rows reads the file once more.
 */
export function importProducts(
  context: CatalogueContext,
  { file, reading }: SentFile,
  run: Run,
): Promise<ImportReport> {
  return importing(async () => {
    const { hasAddresses, ...surveyed } = await survey(context, file);
    const categories = await readCategories(context);
    const fetched = new RemoteImages(context, run.openFile);
    const plan: Plan = {
      context,
      categories,
      file,
      reading,
      ...surveyed,
      handles: new Map(),
      images: new Map(),
      remote: fetched.byAddress,
      fetched: new Map(),
      overwrite: run.overwrite,
      skuOwners: new Map(),
      format: await readCellFormat(context),
      newCategories: new NewCategories(context, categories),
      givenCategory: run.category,
      defaultCategory: run.category || categoryNamedAfter(run.name),
    };
    if (run.isDryRun) return (await check(plan, fetched, run)).report;
    if (hasAddresses) {
      // Check all rows first, so that no images are downloaded for a file that will be rejected.
      const { report, addresses } = await check(plan, fetched, run);
      if (isRejected(report, run)) return report;
      const onFetched = (done: number) => run.onProgress({ phase: 'fetch', done, total: addresses.size });
      await fetched.fetchAll([...addresses], run.signal, onFetched);
    }
    const checked = await check(plan, fetched, run);
    if (checked.versions.size > 0 && !isRejected(checked.report, run))
      await writeProducts(plan, checked, run);
    return checked.report;
  });
}

function isRejected({ refused }: ImportReport, { isAllOrNothing }: Run): boolean {
  return isAllOrNothing && refused > 0;
}

/** Determines which lines belong to which product, and whether they contain image URLs. */
async function survey(
  context: CatalogueContext,
  file: CsvFile,
): Promise<Pick<Plan, 'lines' | 'handleOwners'> & { hasAddresses: boolean }> {
  const [id, handle, sku, variant] = [new LineIndex(), new LineIndex(), new LineIndex(), new LineIndex()];
  const lines: LinesByKey = { id, handle, sku, variant };
  const handleOwners = new Map<string, string>();
  let hasAddresses = false;
  for (const batch of file.batches) {
    for (const row of await readBatch(file, batch)) {
      const identified = identifyRow(row);
      const claimed = claimedHandle(identified);
      id.add(identified.id, row.line);
      handle.add(claimed, row.line);
      for (const said of skusIn(row)) sku.add(skuKey(said), row.line);
      for (const said of variantIdsIn(identified)) variant.add(said, row.line);
      if (claimed !== '') handleOwners.set(claimed, identified.id);
      hasAddresses ||= imageAddresses(context, row.cells).length > 0;
    }
    await yieldToEventLoop();
  }
  return { lines, handleOwners, hasAddresses };
}

/** Checks every row against the current products. */
async function check(plan: Plan, remote: RemoteImages, { signal, onProgress }: Run): Promise<Checked> {
  const { context, file, reading } = plan;
  const report = { ...emptyReport(reading), overwrite: plan.overwrite };
  const checked: Checked = { report, versions: new Map(), addresses: new Set(), categoryIds: new Set() };
  const namer = new ProductNamer(plan);
  let done = 0;
  for (const batch of file.batches) {
    signal.throwIfAborted();
    for (const { row, current } of await readRows(plan, batch)) {
      const addresses = imageAddresses(context, row.cells).filter((address) => !plan.fetched.has(address));
      remote.limit(addresses, checked.addresses);
      const planned = await planRow(plan, row, current);
      if (planned.write && !current) namer.add(row, planned.write);
      note(checked, row, current, planned);
      if (planned.write)
        for (const address of addresses)
          if (!remote.byAddress.get(address)?.fault) checked.addresses.add(address);
    }
    for (const change of await namer.nameAdded()) reportHandle(report, change);
    done += batch.rowCount;
    onProgress({ phase: 'check', done, total: file.rowCount });
    await yieldToEventLoop();
  }
  report.newCategories = plan.newCategories.namesOf(checked.categoryIds);
  for (const change of await categoryChanges(plan, checked.categoryIds)) reportHandle(report, change);
  return checked;
}

function note(checked: Checked, row: IdentifiedRow, current: Product | null, planned: PlannedRow): void {
  const title = (row.cells.title ?? current?.title ?? '').slice(0, MAX_SHOWN_TITLE);
  const notes = [...new Set(planned.notes)];
  reportRow(checked.report, {
    ...{ line: row.line, id: row.cells.id?.trim() ?? '', title, ...planned.outcome },
    ...(notes.length > 0 && { notes }),
  });
  reportNotes(checked.report, row.line, notes);
  if (!planned.write) return;
  checked.versions.set(row.id, current?.version ?? 0);
  checked.categoryIds.add(planned.write.after.categoryId.toHexString());
}
