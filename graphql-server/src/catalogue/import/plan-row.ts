import { ObjectId } from 'mongodb';
import { UserError } from '../../errors.ts';
import { NEWEST } from '../../mongodb/documents.ts';
import type { Cells, Column } from '../../rules/import-columns.ts';
import type { RowOutcome } from '../../rules/import-report.ts';
import { DETAIL_FIELDS } from '../../rules/product-details.ts';
import { VARIANT_INDEX } from '../collections.ts';
import type { CatalogueContext } from '../context.ts';
import { currentHandle, handleFields, withHandle } from '../handles.ts';
import { newProduct, type Product } from '../products/product.ts';
import { isSameSku } from '../products/sku.ts';
import { acceptRow, type Lookups } from './accept-row.ts';
import { handleIn, type IdentifiedRow, variantIdsIn } from './identify-rows.ts';
import { mendRow } from './mend-row.ts';
import { cellChanges, cellsOf, excerptsOf } from './product-cells.ts';
import type { ProductWrite } from './product-write.ts';
import { takeRow } from './take-row.ts';
import { mergeVariants, variantCellsOf, variantChanges } from './variant-cells.ts';

const STALE = 'It was changed by somebody else since the export: export it again.';

const UNCHANGED: PlannedRow = { outcome: { action: 'unchanged' }, write: null };

export interface PlannedRow {
  outcome: RowOutcome;
  /** What the report says of the row beside. */
  notes?: string[];
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
    const adapted = takeRow(lookups, row, current);
    const planned = current
      ? await planChange(lookups, adapted, current, now)
      : await mendedCreation(lookups, adapted, now);
    return { ...planned, notes: adapted.notes };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refusedRow(Object.values(error.fieldErrors ?? { error: error.message }));
  }
}

function refusedRow(reasons: string[]): PlannedRow {
  return { outcome: { action: 'refuse', reasons }, write: null };
}

/** How often one product is mended: each time other rules may be broken. */
const MAX_MENDINGS = 4;

/** Creates a product. What breaks a rule in the file of another shop is left out, as far as the product can do without. */
async function mendedCreation(lookups: Lookups, row: IdentifiedRow, now: Date): Promise<PlannedRow> {
  let mended = row;
  for (let mendings = 0; ; mendings += 1) {
    try {
      return await planCreation(lookups, mended, now);
    } catch (error) {
      const errors = error instanceof UserError && row.taken ? error.fieldErrors : undefined;
      const next = errors && mendings < MAX_MENDINGS ? mendRow(mended, errors) : null;
      if (!next) throw error;
      mended = next;
    }
  }
}

async function planCreation(lookups: Lookups, row: IdentifiedRow, now: Date): Promise<PlannedRow> {
  const { id, cells } = row;
  const version = readVersion(cells.version);
  const _id = ObjectId.createFromHexString(id);
  const named = variantIdsIn(row);
  await assertFreeVariants(lookups.context, named);
  // A copied row names the variants of the product that it was copied from.
  const variants = mergeVariants(row.variants, []).map((variant) =>
    row.isDerived ? { ...variant, variant_id: '' } : variant,
  );
  const said = { cells, variants, lines: row.variants, formerVariants: named };
  const { fields, images } = await acceptRow(lookups, said, null, _id);
  const created = newProduct(fields, images, now, _id);
  const handle = handleIn(cells);
  // A product that comes back never has a version again that it had before.
  const after = { ...created, version: (version ?? 0) + 1, ...(handle && { handles: [handle] }) };
  return { outcome: { action: 'create' }, write: { before: null, after } };
}

async function planChange(
  lookups: Lookups,
  { cells, variants: rows }: IdentifiedRow,
  current: Product,
  now: Date,
): Promise<PlannedRow> {
  const version = readVersion(cells.version);
  const { currency } = lookups.context;
  const categoryOf = ({ categoryId }: Product) => {
    const id = categoryId.toHexString();
    return lookups.categories.byId.get(id) ?? lookups.newCategories.find(id);
  };
  const before = cellsOf(current, categoryOf(current), currency);
  const merged = mergeCells(before, cells);
  const formerVariants = variantCellsOf(current, currency);
  const variants = mergeVariants(rows, formerVariants);
  // By the cells alone: a product may be older than a rule that it breaks, and stay as it is.
  const isSame = variants.length === 0 || variantChanges(formerVariants, variants, currency) === null;
  if (isSame && cellChanges(before, merged).length === 0) return UNCHANGED;
  // Where nothing is said of them, alternative texts go with their images.
  const described = { ...merged, image_alts: cells.image_alts };
  const said = { cells: described, variants, lines: rows };
  const { fields, images } = await acceptRow(lookups, said, current, current._id);
  const handle = handleIn(merged);
  const isNamedSo = handle === currentHandle(current);
  const handles = isNamedSo ? {} : handleFields(fields.title, withHandle(current, handle));
  const changed = { ...withoutDetails(current), ...fields, images, ...handles };
  if (!isSameSku(current, fields)) delete changed.skuException;
  // Those of which nothing is said follow from the options.
  const ofVariants =
    rows.length > 0 ? variantChanges(formerVariants, variantCellsOf(changed, currency), currency) : null;
  const changes = [
    ...cellChanges(before, cellsOf(changed, categoryOf(changed), currency)),
    ...(ofVariants ? [{ column: 'variants' as const, ...excerptsOf(ofVariants) }] : []),
  ];
  if (changes.length === 0) return UNCHANGED;
  if (version !== null && version !== current.version) return refusedRow([STALE]);
  const after = { ...changed, version: current.version + 1, updatedAt: now };
  return { outcome: { action: 'change', changes }, write: { before: current, after } };
}

/** @throws UserError when another product has one of these variants */
async function assertFreeVariants({ products }: CatalogueContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const owner = await products.findOne(
    { 'variants.id': { $in: ids } },
    { ...NEWEST, projection: { title: 1 }, hint: VARIANT_INDEX },
  );
  if (owner)
    throw new UserError(
      'BAD_USER_INPUT',
      `Its variants are those of "${owner.title}": leave variant_id empty.`,
    );
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

function readVersion(cell = ''): number | null {
  const text = cell.trim();
  if (text === '') return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UserError('BAD_USER_INPUT', 'version must be a whole number, or empty.');
}
