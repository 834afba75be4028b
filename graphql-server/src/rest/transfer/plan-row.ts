import { ObjectId } from 'mongodb';
import type { Context } from '../../context.ts';
import { Refusal, refuseFields } from '../../errors.ts';
import type { ProductWrite } from '../../products/import/product-write.ts';
import { newProduct, type Product, type ProductFields, type ProductImage } from '../../products/product.ts';
import { acceptFields } from '../../products/product-rules.ts';
import { draftFromWire } from '../product-wire.ts';
import { type CategoryChoice, chooseCategoryId } from './category-choice.ts';
import { cellChanges } from './cell-changes.ts';
import type { IdentifiedRow } from './identify-rows.ts';
import type { RowOutcome } from './import-report.ts';
import { type Cells, cellsOf } from './product-cells.ts';
import { chooseImages } from './row-images.ts';

const STALE = 'It was changed by somebody else since the export: export it again.';

/** What the rows of one import are checked against. */
export interface Surroundings {
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
  surroundings: Surroundings,
  row: IdentifiedRow,
  current: Product | null,
): Promise<PlannedRow> {
  if (row.fault !== null) return refusedRow([row.fault]);
  // What a row without id made may have been changed since: to import it again must not undo that.
  if (current && row.isDerived) return { outcome: { action: 'unchanged' }, write: null };
  try {
    const version = readVersion(row.cells.version);
    return current
      ? await planChange(surroundings, row, current, version)
      : await planCreation(surroundings, row, version);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusedRow(Object.values(error.fieldErrors ?? { error: error.message }));
  }
}

function refusedRow(reasons: string[]): PlannedRow {
  return { outcome: { action: 'refuse', reasons }, write: null };
}

async function planCreation(
  surroundings: Surroundings,
  { id, cells, line }: IdentifiedRow,
  version: number | null,
): Promise<PlannedRow> {
  const { fields, images } = await acceptRow(surroundings, cells, null);
  // Newest first, the list shows the rows as the file has them.
  const createdAt = new Date(surroundings.now.getTime() - line);
  const created = newProduct(fields, images, createdAt, ObjectId.createFromHexString(id));
  // A product that comes back never has a version again that it had before.
  const after = { ...created, updatedAt: surroundings.now, version: (version ?? 0) + 1 };
  return { outcome: { action: 'create' }, write: { before: null, after } };
}

async function planChange(
  surroundings: Surroundings,
  { cells }: IdentifiedRow,
  current: Product,
  version: number | null,
): Promise<PlannedRow> {
  const { byId } = surroundings.categories;
  const categoryOf = (product: Product) => byId.get(product.categoryId.toHexString()) ?? null;
  const before = cellsOf(current, categoryOf(current));
  const { fields, images } = await acceptRow(surroundings, mergeCells(before, cells), current);
  const changed = { ...current, ...fields, images };
  const changes = cellChanges(before, cellsOf(changed, categoryOf(changed)));
  if (changes.length === 0) return { outcome: { action: 'unchanged' }, write: null };
  if (version !== null && version !== current.version) return refusedRow([STALE]);
  const after = { ...changed, version: current.version + 1, updatedAt: surroundings.now };
  return { outcome: { action: 'change', changes }, write: { before: current, after } };
}

/** The product's row, with what the file says of it: naming a category one way leaves the other open. */
function mergeCells(before: Cells, said: Cells): Cells {
  const namesCategory = said.category !== undefined || said.category_id !== undefined;
  return { ...before, ...(namesCategory && { category: '', category_id: '' }), ...said };
}

async function acceptRow(
  { context, categories, images: known }: Surroundings,
  cells: Cells,
  current: Product | null,
): Promise<{ fields: ProductFields; images: ProductImage[] }> {
  const category = chooseCategoryId(categories, cells, current);
  const images = chooseImages(known, current?.images ?? [], cells.images ?? '');
  const draft = draftFromWire({ ...(cells as Record<string, string>), category: category.value });
  const faults = {
    ...(category.fault && { categoryId: category.fault }),
    ...(images.fault && { images: images.fault }),
  };
  const accepted = acceptFields(context, draft, images.value.length, current?.categoryId);
  const fields = await accepted.catch((error: unknown) => {
    // What is wrong with the cell itself says more than that the product lacks something.
    if (error instanceof Refusal && error.fieldErrors) refuseFields({ ...error.fieldErrors, ...faults });
    throw error;
  });
  refuseFields(faults);
  return { fields, images: images.value };
}

function readVersion(cell = ''): number | null {
  const text = cell.trim();
  if (text === '') return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Refusal('BAD_USER_INPUT', 'version must be a whole number, or empty.');
}
