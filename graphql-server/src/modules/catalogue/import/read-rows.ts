import type { FileReading } from '@mela/rules/import-report.ts';
import { ObjectId } from 'mongodb';
import { NEWEST } from '../../../kernel/mongodb/documents.ts';
import { WITHOUT_FACETS } from '../list/facets.ts';
import { catalogueTexts } from '../messages.ts';
import type { Product } from '../products/product.ts';
import { findSkuOwners } from '../products/sku.ts';
import { withStock } from '../products/stock.ts';
import type { Lookups } from './accept-row.ts';
import { type CsvFile, readBatch } from './csv-file.ts';
import type { Batch } from './csv-format.ts';
import { freeSkus } from './free-skus.ts';
import {
  type IdentifiedRow,
  identifyRow,
  type LinesByKey,
  rejectDuplicates,
  skusIn,
} from './identify-rows.ts';
import { readImportedRows } from './imported-row.ts';
import { findImages, imageHashes } from './lookups.ts';
import type { ImportedRow } from './product-write.ts';

/** The maximum number of images remembered between batches. */
const MAX_KNOWN_IMAGES = 10_000;

/** The data that all steps of an import share. */
export interface Plan extends Lookups {
  file: CsvFile;
  /** How the file was read, for the report. */
  reading: FileReading;
  lines: LinesByKey;
  /** The ids of the products for which rows request handles, by handle. */
  handleOwners: Map<string, string>;
  /** The handles of new products, as the check of the file determined them, by id. */
  handles: Map<string, string>;
}

/** The rows of a batch, each with its existing product, if there is one. */
export async function readRows(
  plan: Plan,
  batch: Batch,
): Promise<{ row: IdentifiedRow; current: Product | null }[]> {
  const { context, file, lines } = plan;
  const rows = (await readBatch(file, batch)).map(identifyRow);
  const ids = rows.filter(({ id }) => id !== '').map(({ id }) => ObjectId.createFromHexString(id));
  const found = await context.products
    .find({ _id: { $in: ids } }, { ...NEWEST, projection: WITHOUT_FACETS })
    .toArray();
  const present = await withStock(context, found);
  const byId = new Map(present.map((product) => [product._id.toHexString(), product]));
  await learnImages(plan, rows);
  const imported = await readImportedRows(
    context,
    found.map(({ _id }) => _id),
  );
  plan.fetched = fetchedImages(imported, byId);
  plan.skuOwners = await findSkuOwners(context.products, rows.flatMap(skusIn));
  return rows.map((said) => {
    const current = byId.get(said.id) ?? null;
    const row = rejectDuplicates(withoutRoundedBarcodes(said), current, lines);
    const isTaken = row.taken && row.fault === null;
    row.imported = imported.get(row.id);
    return {
      row: isTaken ? freeSkus(row, { lines: lines.sku, owners: plan.skuOwners }) : row,
      current,
    };
  });
}

/** The images that earlier imports downloaded and that their products still have, by URL. */
function fetchedImages(
  imported: ReadonlyMap<string, ImportedRow>,
  products: ReadonlyMap<string, Product>,
): Plan['fetched'] {
  const fetched: Plan['fetched'] = new Map();
  for (const [id, { images = [] }] of imported) {
    const own = new Set(products.get(id)?.images.map(({ hash }) => hash));
    for (const { address, image } of images) if (own.has(image.hash)) fetched.set(address, image);
  }
  return fetched;
}

async function learnImages({ context, images }: Plan, rows: IdentifiedRow[]): Promise<void> {
  if (images.size > MAX_KNOWN_IMAGES) images.clear();
  const hashes = rows.flatMap(({ cells }) => imageHashes(context, cells));
  const unknown = hashes.filter((hash) => !images.has(hash));
  if (unknown.length === 0) return;
  for (const [hash, image] of await findImages(context, unknown)) images.set(hash, image);
}

/** A text such as 8.72060E+12: a spreadsheet program treated the barcode as a number and lost most of its digits. */
const SCIENTIFIC = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Removes barcodes that a spreadsheet program rounded, and adds a note for each. Existing products keep their barcodes. */
function withoutRoundedBarcodes(row: IdentifiedRow): IdentifiedRow {
  const isRounded = (barcode = '') => SCIENTIFIC.test(barcode.trim());
  const note = (barcode = '', line: number) =>
    row.notes.push(catalogueTexts.barcodeRounded({ barcode: barcode.trim(), line }));
  let { cells } = row;
  if (isRounded(cells.barcode)) {
    note(cells.barcode, row.line);
    const { barcode: _, ...rest } = cells;
    cells = rest;
  }
  const variants = row.variants.map((variant) => {
    const { variant_barcode: barcode, ...rest } = variant.cells;
    if (!isRounded(barcode)) return variant;
    note(barcode, variant.line);
    return { ...variant, cells: rest };
  });
  return { ...row, cells, variants };
}
