import type { Cells, Column } from '@mela/rules/import-columns.ts';
import { DETAIL_FIELDS } from '@mela/rules/product-details.ts';
import { UserError } from '../../../kernel/errors.ts';
import type { Category } from '../categories/category.ts';
import { currentHandle, handleFields, withHandle } from '../handles.ts';
import { catalogueMessages } from '../messages.ts';
import type { Product } from '../products/product.ts';
import { isSameSku } from '../products/sku.ts';
import { acceptRow, type Lookups } from './accept-row.ts';
import { handleIn, type IdentifiedRow } from './identify-rows.ts';
import { cellChanges, cellsOf, excerptsOf, reportedChange } from './product-cells.ts';
import { type PlannedRow, refusedRow, UNCHANGED } from './product-write.ts';
import { mergeVariants, variantCellsOf, variantChanges } from './variant-cells.ts';

/** Plans the changes of a row that has this shop's product id. */
export async function planChange(
  lookups: Lookups,
  row: IdentifiedRow,
  current: Product,
  now: Date,
): Promise<PlannedRow> {
  const version = readVersion(row.cells.version);
  const { format } = lookups;
  const { currency } = format;
  const before = cellsOf(current, categoryOf(lookups, current), format);
  const formerVariants = variantCellsOf(current, currency);
  const variants = mergeVariants(row.variants, formerVariants);
  // Compare cells instead of validating: an unchanged product may break a newer rule.
  const isSame = variants.length === 0 || variantChanges(formerVariants, variants, currency) === null;
  if (isSame && cellChanges(before, mergeCells(before, row.cells), format).length === 0) return UNCHANGED;
  const changed = await applyRow(lookups, row, current);
  // Without variants in the row, its options determine them.
  const ofVariants =
    row.variants.length > 0
      ? variantChanges(formerVariants, variantCellsOf(changed, currency), currency)
      : null;
  const changes = [
    ...cellChanges(before, cellsOf(changed, categoryOf(lookups, changed), format), format),
    ...(ofVariants ? [{ column: 'variants' as const, ...excerptsOf(ofVariants) }] : []),
  ].map((change) => reportedChange(change, format));
  if (changes.length === 0) return UNCHANGED;
  if (version !== null && version !== current.version)
    return refusedRow([catalogueMessages.changedSinceExport]);
  const after = { ...changed, version: current.version + 1, updatedAt: now };
  return { outcome: { action: 'change', changes }, write: { before: current, after } };
}

/** The product with all values of a row applied. @throws UserError when a rule is broken */
export async function applyRow(
  lookups: Lookups,
  { cells, variants: rows }: IdentifiedRow,
  current: Product,
  accepting: { allowsActivationFaults?: boolean } = {},
): Promise<Product> {
  const { format } = lookups;
  const merged = mergeCells(cellsOf(current, categoryOf(lookups, current), format), cells);
  // If the file has no column for alternative texts, the images keep theirs.
  const described = { ...merged, image_alts: cells.image_alts };
  const variants = mergeVariants(rows, variantCellsOf(current, format.currency));
  const said = { cells: described, variants, lines: rows, ...accepting };
  const { fields, images } = await acceptRow(lookups, said, current, current._id);
  const handle = handleIn(merged);
  const isNamedSo = handle === currentHandle(current);
  const handles = isNamedSo ? {} : handleFields(fields.title, withHandle(current, handle));
  const changed = { ...withoutDetails(current), ...fields, images, ...handles };
  if (!isSameSku(current, fields)) delete changed.skuException;
  return changed;
}

/** The category of a product, which the import may have yet to create. */
export function categoryOf(lookups: Lookups, { categoryId }: Product): Category | null {
  const id = categoryId.toHexString();
  return lookups.categories.byId.get(id) ?? lookups.newCategories.find(id);
}

/** Merges the file's values into a product's cells. Naming a category by id or name clears the other cell. */
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

export function readVersion(cell = ''): number | null {
  const text = cell.trim();
  if (text === '') return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UserError('BAD_USER_INPUT', catalogueMessages.invalidVersion);
}
