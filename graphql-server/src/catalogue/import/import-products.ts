import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import pLimit from 'p-limit';
import { NEWEST } from '../../mongodb/documents.ts';
import {
  emptyReport,
  type ImportProgress,
  type ImportReport,
  reportNotes,
  reportRow,
} from '../../rules/import-report.ts';
import { skuKey } from '../../rules/variants.ts';
import type { CatalogueContext } from '../context.ts';
import { findFreeHandles, handleFields } from '../handles.ts';
import type { Product } from '../products/product.ts';
import { findSkuOwners } from '../products/sku.ts';
import { withStock } from '../products/stock.ts';
import { type Batch, type CsvFile, readBatch } from './csv-file.ts';
import {
  claimedHandle,
  type IdentifiedRow,
  identifyRow,
  type Lines,
  type LinesByKey,
  rejectDuplicates,
  skusIn,
  variantIdsIn,
} from './identify-rows.ts';
import { applyStep, changedMeanwhile, commitImport, noteCategories, undoImport } from './journal.ts';
import { findImages, imageAddresses, imageHashes, readCategories } from './lookups.ts';
import { categoryNamedAfter, NewCategories } from './new-categories.ts';
import { type Lookups, type PlannedRow, planRow } from './plan-row.ts';
import type { ProductWrite } from './product-write.ts';
import { type OpenFile, RemoteImages } from './remote-images.ts';

const MAX_SHOWN_TITLE = 200;
/** Images that are remembered from batch to batch. */
const MAX_KNOWN_IMAGES = 10_000;
const NO_WRITE = { write: null };

interface Run {
  isDryRun: boolean;
  /** What the file is called, for the history. */
  name: string;
  /** The id or name of the category of new products for which the file names none; blank: as the file is called, or for a file of this shop's own form none. */
  category: string;
  /** Opens a file for an image that is fetched. */
  openFile: OpenFile;
  /** Breaks the import off: nothing of it is left. */
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

interface Plan extends Lookups {
  file: CsvFile;
  lines: LinesByKey;
  /** The ids of the products that rows give handles to. */
  handleOwners: Map<string, string>;
}

/** What a checked file makes of the shop. */
interface Checked {
  report: ImportReport;
  /** By the ids of the products to write, the versions they have; 0 for those that are not there yet. */
  versions: Map<string, number>;
  /** Of the images of these products those that are to be fetched. */
  addresses: Set<string>;
  /** The ids of the categories that they are in. */
  categoryIds: Set<string>;
}

/** Two at a time would fight over the same products. */
const importing = pLimit(1);

/**
 * Makes the products of a file those of the shop, all or nothing: with a row that is refused, nothing is written.
 * A dry run writes nothing, and tells what would be. The file is read batch by batch, once for each thing that must be
 * known of all rows before the next can be done, so that an import takes the same memory whatever its size.
 */
export function importProducts(context: CatalogueContext, file: CsvFile, run: Run): Promise<ImportReport> {
  return importing(async () => {
    const { hasAddresses, ...surveyed } = await survey(context, file);
    const categories = await readCategories(context);
    const fetched = new RemoteImages(context, run.openFile);
    const plan: Plan = {
      context,
      categories,
      file,
      ...surveyed,
      images: new Map(),
      remote: fetched.byAddress,
      skuOwners: new Map(),
      newCategories: new NewCategories(context, categories),
      givenCategory: run.category,
      defaultCategory: run.category || categoryNamedAfter(run.name),
    };
    if (run.isDryRun) return (await check(plan, run)).report;
    if (hasAddresses) {
      // Nothing is fetched for a file that is refused anyhow.
      const { report, addresses } = await check(plan, run);
      if (report.refused > 0) return report;
      const onFetched = (done: number) => run.onProgress({ phase: 'fetch', done, total: addresses.size });
      await fetched.fetchAll([...addresses], run.signal, onFetched);
    }
    const checked = await check(plan, run);
    if (checked.report.refused === 0) await write(plan, checked, run);
    return checked.report;
  });
}

/** Finds which lines are about which product, and whether they name images elsewhere. */
async function survey(
  context: CatalogueContext,
  file: CsvFile,
): Promise<Pick<Plan, 'lines' | 'handleOwners'> & { hasAddresses: boolean }> {
  const lines: LinesByKey = { id: new Map(), handle: new Map(), sku: new Map(), variant: new Map() };
  const handleOwners = new Map<string, string>();
  let hasAddresses = false;
  for (const batch of file.batches) {
    for (const row of await readBatch(file, batch)) {
      const identified = identifyRow(row);
      addLine(lines.id, identified.id, row.line);
      addLine(lines.handle, claimedHandle(identified), row.line);
      for (const sku of skusIn(row)) addLine(lines.sku, skuKey(sku), row.line);
      for (const variant of variantIdsIn(identified)) addLine(lines.variant, variant, row.line);
      handleOwners.set(claimedHandle(identified), identified.id);
      hasAddresses ||= imageAddresses(context, row.cells).length > 0;
    }
    await yieldToEventLoop();
  }
  return { lines, handleOwners, hasAddresses };
}

function addLine(linesByKey: Lines, key: string, line: number): void {
  const lines = linesByKey.get(key);
  if (lines) lines.push(line);
  else linesByKey.set(key, [line]);
}

/** Checks every row against the products as they are. */
async function check(plan: Plan, { signal, onProgress }: Run): Promise<Checked> {
  const { context, file } = plan;
  const report = emptyReport({ ...file.format, columns: file.kind.columns });
  const checked: Checked = { report, versions: new Map(), addresses: new Set(), categoryIds: new Set() };
  let done = 0;
  for (const batch of file.batches) {
    signal.throwIfAborted();
    for (const { row, current } of await readRows(plan, batch)) {
      const planned = await planRow(plan, row, current);
      note(checked, row, current, planned);
      if (planned.write)
        for (const address of imageAddresses(context, row.cells)) checked.addresses.add(address);
    }
    done += batch.rowCount;
    onProgress({ phase: 'check', done, total: file.rowCount });
    await yieldToEventLoop();
  }
  report.newCategories = plan.newCategories.namesOf(checked.categoryIds);
  return checked;
}

function note(checked: Checked, row: IdentifiedRow, current: Product | null, planned: PlannedRow): void {
  const title = (row.cells.title ?? current?.title ?? '').slice(0, MAX_SHOWN_TITLE);
  reportRow(checked.report, { line: row.line, id: row.cells.id?.trim() ?? '', title, ...planned.outcome });
  reportNotes(checked.report, row.line, planned.notes ?? []);
  if (!planned.write) return;
  checked.versions.set(row.id, current?.version ?? 0);
  checked.categoryIds.add(planned.write.after.categoryId.toHexString());
}

/** Writes what was checked, step by step; see docs/decisions/006-imports.md. */
async function write(plan: Plan, checked: Checked, { name, signal, onProgress }: Run): Promise<void> {
  const { context, file, newCategories } = plan;
  const { versions, categoryIds } = checked;
  const imported = { id: new ObjectId(), name };
  let steps = 0;
  let done = 0;
  try {
    steps += await noteCategories(context, imported.id, newCategories.idsOf(categoryIds));
    await newCategories.create(categoryIds);
    // From the last row to the first: in the list, whose newest products stand above, they are as in the file.
    for (const batch of file.batches.toReversed()) {
      signal.throwIfAborted();
      const step = await planStep(plan, batch, versions);
      if (step.length === 0) continue;
      await applyStep(context, imported, step);
      steps += 1;
      done += step.length;
      onProgress({ phase: 'write', done, total: versions.size });
    }
    signal.throwIfAborted();
    await commitImport(context, imported, steps);
  } catch (error) {
    const undo = () =>
      context.revision.change('categories', () =>
        context.revision.change('products', () => undoImport(context, imported.id)),
      );
    // On a full disk it is retried in the background.
    await undo().catch(() => void context.upkeep.retry(undo));
    throw error;
  }
}

/** @throws UserError when a product is not what it was when it was checked. */
async function planStep(plan: Plan, batch: Batch, versions: Map<string, number>): Promise<ProductWrite[]> {
  const writes: ProductWrite[] = [];
  const now = new Date();
  for (const { row, current } of (await readRows(plan, batch)).reverse()) {
    const version = versions.get(row.id);
    if (version === undefined) continue;
    const isAsChecked = version === (current?.version ?? 0);
    const { write } = isAsChecked ? await planRow(plan, row, current, now) : NO_WRITE;
    if (!write) throw changedMeanwhile();
    writes.push(write);
  }
  await nameProducts(plan, writes);
  return writes;
}

/** Gives the new products their handles: those that their rows wish for, or that follow from their titles. */
async function nameProducts({ context, handleOwners }: Plan, writes: ProductWrite[]): Promise<void> {
  const created = writes.filter(({ before }) => before === null).map(({ after }) => after);
  const headed = created.map(({ _id, title, handles }) => ({ _id, heading: handles?.[0] ?? title }));
  const free = await findFreeHandles(context.products, headed, new Map(handleOwners));
  for (const [index, product] of created.entries()) {
    Object.assign(product, handleFields(product.title, free.slice(index, index + 1)));
  }
}

/** The rows of a batch, each with the product it is about, as far as there is one. */
async function readRows(
  plan: Plan,
  batch: Batch,
): Promise<{ row: IdentifiedRow; current: Product | null }[]> {
  const { context, file, lines } = plan;
  const rows = (await readBatch(file, batch)).map(identifyRow);
  const ids = rows.filter(({ id }) => id !== '').map(({ id }) => ObjectId.createFromHexString(id));
  const found = await context.products
    .find({ _id: { $in: ids } }, { ...NEWEST, projection: { facets: 0 } })
    .toArray();
  const present = await withStock(context, found);
  const byId = new Map(present.map((product) => [product._id.toHexString(), product]));
  await learnImages(plan, rows);
  plan.skuOwners = await findSkuOwners(context.products, rows.flatMap(skusIn));
  return rows.map((row) => {
    const current = byId.get(row.id) ?? null;
    return { row: rejectDuplicates(row, current, lines), current };
  });
}

async function learnImages({ context, images }: Plan, rows: IdentifiedRow[]): Promise<void> {
  if (images.size > MAX_KNOWN_IMAGES) images.clear();
  const hashes = rows.flatMap(({ cells }) => imageHashes(context, cells));
  const unknown = hashes.filter((hash) => !images.has(hash));
  if (unknown.length === 0) return;
  for (const [hash, image] of await findImages(context, unknown)) images.set(hash, image);
}
