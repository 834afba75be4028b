import type { DeclaredField } from '@mela/rules/custom-fields.ts';
import { unguardFormula } from '@mela/rules/formula.ts';
import { COLUMNS, type Column, columnName, fieldColumn } from '@mela/rules/import-columns.ts';
import { UserError } from '../../../kernel/errors.ts';
import { catalogueMessages } from '../messages.ts';
import { type FileKind, ownKind } from './file-kind.ts';
import { assertNotForeign, unknownFile } from './foreign-files.ts';
import { isShopifyFile } from './shopify/shopify-fields.ts';
import { shopifyKind } from './shopify/shopify-kind.ts';
import { isWooFile } from './woocommerce/woo-fields.ts';
import { wooKind } from './woocommerce/woo-kind.ts';

const MAX_SHOWN = 80;

/** The admin's labels for columns, where they differ from the column's name. */
const LABELS: Record<string, Column> = {
  name: 'title',
  discount: 'discount_percentage',
  featured: 'is_featured',
  popular: 'is_popular',
  new: 'is_new',
  image: 'images',
  pictures: 'images',
  alternative_texts: 'image_alts',
};

/**
 * Reads the first line of a file: each column by its name or label, ignoring case.
 * @throws UserError when no column identifies the products, or a column appears twice
 */
export function readHeaders(cells: string[], fields: readonly DeclaredField[] = []): FileKind {
  const headers = cells.map((cell) => unguardFormula(cell).trim().slice(0, MAX_SHOWN));
  const names = headers.map(nameOf);
  if (isShopifyFile(names)) return shopifyKind(headers, names);
  if (isWooFile(names)) return wooKind(headers, names);
  assertNotForeign(names);
  const columns = headers.map((header) => ({ header, column: columnOf(nameOf(header), fields) }));
  const known = columns.map(({ column }) => column).filter((column) => column !== null);
  if (!known.includes('id') && !known.includes('title')) {
    throw unknownFile(cells.join(', ').slice(0, MAX_SHOWN));
  }
  const twice = known.find((column, index) => known.indexOf(column) !== index);
  if (twice)
    throw new UserError('BAD_USER_INPUT', catalogueMessages.columnTwice({ column: columnName(twice) }));
  return ownKind(columns, fields);
}

/** Normalises a label: `Regular price (₹)` becomes regular_price. */
function nameOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}

function columnOf(name: string, fields: readonly DeclaredField[]): Column | null {
  const own = COLUMNS.find((column) => column === name) ?? LABELS[name];
  if (own) return own;
  const field =
    fields.find((one) => columnName(fieldColumn(one)) === name) ??
    fields.find(({ label }) => nameOf(label) === name);
  return field ? fieldColumn(field) : null;
}

/** Whether a module's field cannot use this column name because it is one of the shop's own columns. */
export function isTakenColumn(name: string): boolean {
  return columnOf(name, []) !== null;
}
