import { ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../errors.ts';
import type { StoredImage } from '../../images/image.ts';
import { checkHandle } from '../../rules/handles.ts';
import { type Cells, type Column, draftOf } from '../../rules/import-columns.ts';
import type { RowOutcome } from '../../rules/import-report.ts';
import { withoutGroups } from '../../rules/price.ts';
import { DETAIL_FIELDS } from '../../rules/product-details.ts';
import type { CatalogueContext } from '../context.ts';
import { currentHandle, handleFields, withHandle } from '../handles.ts';
import { newProduct, type Product, type ProductFields } from '../products/product.ts';
import { acceptFields, describeImages, withImages } from '../products/service.ts';
import { isSameSku, type SkuOwners } from '../products/sku.ts';
import { handleIn, type IdentifiedRow } from './identify-rows.ts';
import { type Categories, chooseImages, findCategoryId, type KnownImages } from './lookups.ts';
import { cellChanges, cellsOf } from './product-cells.ts';
import type { ProductWrite } from './product-write.ts';

const STALE = 'It was changed by somebody else since the export: export it again.';

const UNCHANGED: PlannedRow = { outcome: { action: 'unchanged' }, write: null };

/** What the rows of one import are checked against. */
export interface Lookups extends KnownImages {
  context: CatalogueContext;
  categories: Categories;
  /** Of the SKUs of the rows that are planned together. */
  skuOwners: SkuOwners;
}

export interface PlannedRow {
  outcome: RowOutcome;
  /** What to write, for a row that creates or changes. */
  write: ProductWrite | null;
}

/**
 * Decides what becomes of a row, by the rules that hold for every product.
 * @param now the moment that it is written at, unless it is only checked.
 */
export async function planRow(
  lookups: Lookups,
  row: IdentifiedRow,
  current: Product | null,
  now = new Date(),
): Promise<PlannedRow> {
  if (row.fault !== null) return refusedRow([row.fault]);
  // What a row without id made may have been changed since: to import it again must not undo that.
  if (current && row.isDerived) return UNCHANGED;
  try {
    return current ? await planChange(lookups, row, current, now) : await planCreation(lookups, row, now);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refusedRow(Object.values(error.fieldErrors ?? { error: error.message }));
  }
}

function refusedRow(reasons: string[]): PlannedRow {
  return { outcome: { action: 'refuse', reasons }, write: null };
}

async function planCreation(lookups: Lookups, { id, cells }: IdentifiedRow, now: Date): Promise<PlannedRow> {
  const version = readVersion(cells.version);
  const _id = ObjectId.createFromHexString(id);
  const { fields, images } = await acceptRow(lookups, cells, null, _id);
  const created = newProduct(fields, images, now, _id);
  const handle = handleIn(cells);
  // A product that comes back never has a version again that it had before.
  const after = { ...created, version: (version ?? 0) + 1, ...(handle && { handles: [handle] }) };
  return { outcome: { action: 'create' }, write: { before: null, after } };
}

async function planChange(
  lookups: Lookups,
  { cells }: IdentifiedRow,
  current: Product,
  now: Date,
): Promise<PlannedRow> {
  const version = readVersion(cells.version);
  const { byId } = lookups.categories;
  const categoryOf = (product: Product) => byId.get(product.categoryId.toHexString()) ?? null;
  const before = cellsOf(current, categoryOf(current));
  const merged = mergeCells(before, cells);
  // By the cells alone: a product may be older than a rule that it breaks, and stay as it is.
  if (cellChanges(before, merged).length === 0) return UNCHANGED;
  // Where nothing is said of them, alternative texts go with their images.
  const described = { ...merged, image_alts: cells.image_alts };
  const { fields, images } = await acceptRow(lookups, described, current, current._id);
  const handle = handleIn(merged);
  const isSame = handle === currentHandle(current);
  const handles = isSame ? {} : handleFields(fields.title, withHandle(current, handle));
  const changed = { ...withoutDetails(current), ...fields, images, ...handles };
  if (!isSameSku(current, fields)) delete changed.skuException;
  const changes = cellChanges(before, cellsOf(changed, categoryOf(changed)));
  if (changes.length === 0) return UNCHANGED;
  if (version !== null && version !== current.version) return refusedRow([STALE]);
  const after = { ...changed, version: current.version + 1, updatedAt: now };
  return { outcome: { action: 'change', changes }, write: { before: current, after } };
}

/** The product's row, with what the file says of it: naming a category one way leaves the other open. */
function mergeCells(before: Record<Column, string>, said: Cells): Record<Column, string> {
  const namesCategory = said.category !== undefined || said.category_id !== undefined;
  const merged = { ...before, ...(namesCategory && { category: '', category_id: '' }), ...said };
  return {
    ...merged,
    handle: handleIn(said) || before.handle,
    status: said.status?.trim() || before.status,
  } as Record<Column, string>;
}

function withoutDetails(product: Product): Product {
  const details = new Set<string>(DETAIL_FIELDS);
  return Object.fromEntries(Object.entries(product).filter(([field]) => !details.has(field))) as Product;
}

async function acceptRow(
  lookups: Lookups,
  cells: Cells,
  current: Product | null,
  _id: ObjectId,
): Promise<{ fields: ProductFields; images: StoredImage[] }> {
  const { context, categories, skuOwners } = lookups;
  const category = findCategoryId(categories, cells, current);
  const images = chooseImages(context, lookups, current?.images ?? [], cells.images ?? '');
  const handle = handleIn(cells);
  // Of a new product it is but a wish: no other product stands in its way.
  const wishFault = current === null && handle !== '' && checkHandle(handle);
  const draft = draftOf({
    ...cells,
    regular_price: withoutGroups(cells.regular_price ?? ''),
    selling_price: withoutGroups(cells.selling_price ?? ''),
    category_id: category.value,
    handle: current ? handle : '',
  });
  const faults = {
    ...(category.fault && { categoryId: category.fault }),
    ...(images.fault && { images: images.fault }),
    ...(wishFault && { handle: wishFault }),
  };
  const accepted = acceptFields(context, draft, images.value.length, { current, _id, skuOwners });
  const fields = await accepted.catch((error: unknown) => {
    // What is wrong with the cell itself says more than that the product lacks something.
    if (error instanceof UserError && error.fieldErrors) assertValid({ ...error.fieldErrors, ...faults });
    throw error;
  });
  assertValid(faults);
  const described = describeImages(images.value, draft.imageAlts);
  return { fields: withImages(fields, described), images: described };
}

function readVersion(cell = ''): number | null {
  const text = cell.trim();
  if (text === '') return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UserError('BAD_USER_INPUT', 'version must be a whole number, or empty.');
}
