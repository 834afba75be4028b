import { ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { newProduct, type Product, type ProductFields, type ProductImage } from '../products/product.ts';
import { acceptFields } from '../products/service.ts';
import { type CategoryChoice, chooseCategoryId } from './category-lookup.ts';
import { cellChanges } from './cell-changes.ts';
import { type Cells, draftOf } from './columns.ts';
import type { IdentifiedRow } from './identify-rows.ts';
import { cellsOf } from './product-cells.ts';
import type { ProductWrite } from './product-write.ts';
import type { RowOutcome } from './report.ts';
import { chooseImages } from './row-images.ts';

const STALE = 'It was changed by somebody else since the export: export it again.';

/** What the rows of one import are checked against. */
export interface Lookups {
  context: Context;
  categories: CategoryChoice;
  images: Map<string, ProductImage>;
  /** The moment that all products of the import are written at. */
  now: Date;
}

export interface PlannedRow {
  outcome: RowOutcome;
  /** What to write, for a row that creates or changes. */
  write: ProductWrite | null;
}

/** Decides what becomes of a row, by the rules that hold for every product. */
export async function planRow(
  lookups: Lookups,
  row: IdentifiedRow,
  current: Product | null,
): Promise<PlannedRow> {
  if (row.fault !== null) return refusedRow([row.fault]);
  // What a row without id made may have been changed since: to import it again must not undo that.
  if (current && row.isDerived) return { outcome: { action: 'unchanged' }, write: null };
  try {
    const version = readVersion(row.cells.version);
    return current
      ? await planChange(lookups, row, current, version)
      : await planCreation(lookups, row, version);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refusedRow(Object.values(error.fieldErrors ?? { error: error.message }));
  }
}

function refusedRow(reasons: string[]): PlannedRow {
  return { outcome: { action: 'refuse', reasons }, write: null };
}

async function planCreation(
  lookups: Lookups,
  { id, cells, line }: IdentifiedRow,
  version: number | null,
): Promise<PlannedRow> {
  const { fields, images } = await acceptRow(lookups, cells, null);
  // Newest first, the list shows the rows as the file has them.
  const createdAt = new Date(lookups.now.getTime() - line);
  const created = newProduct(fields, images, createdAt, ObjectId.createFromHexString(id));
  // A product that comes back never has a version again that it had before.
  const after = { ...created, updatedAt: lookups.now, version: (version ?? 0) + 1 };
  return { outcome: { action: 'create' }, write: { before: null, after } };
}

async function planChange(
  lookups: Lookups,
  { cells }: IdentifiedRow,
  current: Product,
  version: number | null,
): Promise<PlannedRow> {
  const { byId } = lookups.categories;
  const categoryOf = (product: Product) => byId.get(product.categoryId.toHexString()) ?? null;
  const before = cellsOf(current, categoryOf(current));
  const { fields, images } = await acceptRow(lookups, mergeCells(before, cells), current);
  const changed = { ...current, ...fields, images };
  const changes = cellChanges(before, cellsOf(changed, categoryOf(changed)));
  if (changes.length === 0) return { outcome: { action: 'unchanged' }, write: null };
  if (version !== null && version !== current.version) return refusedRow([STALE]);
  const after = { ...changed, version: current.version + 1, updatedAt: lookups.now };
  return { outcome: { action: 'change', changes }, write: { before: current, after } };
}

/** The product's row, with what the file says of it: naming a category one way leaves the other open. */
function mergeCells(before: Cells, said: Cells): Cells {
  const namesCategory = said.category !== undefined || said.category_id !== undefined;
  return { ...before, ...(namesCategory && { category: '', category_id: '' }), ...said };
}

async function acceptRow(
  { context, categories, images: known }: Lookups,
  cells: Cells,
  current: Product | null,
): Promise<{ fields: ProductFields; images: ProductImage[] }> {
  const category = chooseCategoryId(categories, cells, current);
  const images = chooseImages(known, current?.images ?? [], cells.images ?? '');
  const draft = draftOf({ ...cells, category_id: category.value });
  const faults = {
    ...(category.fault && { categoryId: category.fault }),
    ...(images.fault && { images: images.fault }),
  };
  const accepted = acceptFields(context, draft, images.value.length, current?.categoryId);
  const fields = await accepted.catch((error: unknown) => {
    // What is wrong with the cell itself says more than that the product lacks something.
    if (error instanceof UserError && error.fieldErrors) assertValid({ ...error.fieldErrors, ...faults });
    throw error;
  });
  assertValid(faults);
  return { fields, images: images.value };
}

function readVersion(cell = ''): number | null {
  const text = cell.trim();
  if (text === '') return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UserError('BAD_USER_INPUT', 'version must be a whole number, or empty.');
}
