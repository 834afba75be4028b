import { createHash } from 'node:crypto';
import { parseObjectId } from '../../mongodb/documents.ts';
import { DETAIL_COLUMNS } from '../../rules/detail-cells.ts';
import { type Cells, COLUMNS, type Column } from '../../rules/import-columns.ts';
import { cleanText } from '../../rules/text.ts';
import { skuKey } from '../../rules/variants.ts';
import type { Product } from '../products/product.ts';
import type { CsvRow } from './csv-file.ts';

const ID_DIGITS = 24;
const NO_ID = 'id must be 24 hexadecimal digits, or empty for a new product.';
const MAX_NAMED_LINES = 5;

/** A row and the product it is about. */
export interface IdentifiedRow extends CsvRow {
  /** Empty if the row names none that could be. */
  id: string;
  /** Whether the id is not the file's but follows from what the row says. */
  isDerived: boolean;
}

/** The lines of a file that are about each product, or give each handle or SKU. */
export type Lines = Map<string, number[]>;

/** Finds the product of a row. */
export function identifyRow(row: CsvRow): IdentifiedRow {
  const said = row.cells.id?.trim() ?? '';
  if (said === '') return { ...row, id: derivedId(row.cells), isDerived: true };
  const id = parseObjectId(said)?.toHexString() ?? '';
  return { ...row, id, isDerived: false, fault: row.fault ?? (id === '' ? NO_ID : null) };
}

/** The same for the same content, so that a file without ids makes nothing twice. */
function derivedId(cells: Cells): string {
  const content = COLUMNS.filter((column) => column !== 'version' && !isDetail(column)).map(
    (column) => cells[column]?.trim() ?? '',
  );
  // Files that say nothing of details make the products that they made before there were any.
  for (const column of DETAIL_COLUMNS) if (cells[column]?.trim()) content.push(column, cells[column].trim());
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, ID_DIGITS);
}

function isDetail(column: Column): boolean {
  return (DETAIL_COLUMNS as readonly Column[]).includes(column);
}

/** The lines by what only one of them may have. */
export interface LinesByKey {
  id: Lines;
  handle: Lines;
  sku: Lines;
}

/**
 * All rows of one product are rejected where there are several, as it is unknown which one counts. So are two
 * products with one handle, and with one SKU, but for a product that has it already.
 */
export function rejectDuplicates(
  row: IdentifiedRow,
  current: Pick<Product, 'sku'> | null,
  lines: LinesByKey,
): IdentifiedRow {
  const sku = skuIn(row.cells);
  const fault =
    duplicateFault('These lines are about one product', row.id, lines.id) ??
    duplicateFault('These lines give one handle to several products', claimedHandle(row), lines.handle) ??
    (sku === skuKey(current?.sku)
      ? null
      : duplicateFault('These lines give one SKU to several products', sku, lines.sku));
  return fault === null ? row : { ...row, fault };
}

/** The key of the SKU that a row gives its product; empty if it gives none. */
export function skuIn({ sku }: Cells): string {
  return skuKey(cleanText(sku));
}

/** The handle that a row claims for a product. One without an id may be a copy of another: its handle is only a wish. */
export function claimedHandle({ cells, isDerived }: IdentifiedRow): string {
  return isDerived ? '' : handleIn(cells);
}

/** The handle that a row names; empty if it names none. */
export function handleIn({ handle = '' }: Cells): string {
  return cleanText(handle);
}

function duplicateFault(what: string, key: string, linesByKey: Lines): string | null {
  const lines = linesByKey.get(key) ?? [];
  if (key === '' || lines.length < 2) return null;
  const others = lines.length > MAX_NAMED_LINES ? ' …' : '';
  return `${what}: ${lines.slice(0, MAX_NAMED_LINES).join(', ')}${others}. Keep one of them.`;
}
