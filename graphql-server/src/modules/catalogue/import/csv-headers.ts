import { unguardFormula } from '@mela/rules/formula.ts';
import { COLUMNS, type Column } from '@mela/rules/import-columns.ts';
import { UserError } from '../../../kernel/errors.ts';
import { type FileKind, ownKind } from './file-kind.ts';
import { assertNotForeign, unknownFile } from './foreign-files.ts';
import { isShopifyFile } from './shopify/shopify-fields.ts';
import { shopifyKind } from './shopify/shopify-kind.ts';
import { isWooFile } from './woocommerce/woo-fields.ts';
import { wooKind } from './woocommerce/woo-kind.ts';

const MAX_SHOWN = 80;

/** What the admin calls a column, where that is not its name. */
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
 * Reads the first line of a file: each column by its name or its label, in any case.
 * @throws UserError when it does not say which products the rows are about, or names a column twice.
 */
export function readHeaders(cells: string[]): FileKind {
  const headers = cells.map((cell) => unguardFormula(cell).trim().slice(0, MAX_SHOWN));
  const names = headers.map(nameOf);
  if (isShopifyFile(names)) return shopifyKind(headers, names);
  if (isWooFile(names)) return wooKind(headers, names);
  assertNotForeign(names);
  const columns = headers.map((header) => ({ header, column: columnOf(nameOf(header)) }));
  const known = columns.map(({ column }) => column).filter((column) => column !== null);
  if (!known.includes('id') && !known.includes('title')) {
    throw unknownFile(cells.join(', ').slice(0, MAX_SHOWN));
  }
  const twice = known.find((column, index) => known.indexOf(column) !== index);
  if (twice) throw new UserError('BAD_USER_INPUT', `The first line names the column ${twice} twice.`);
  return ownKind(columns);
}

/** `Regular price (₹)` is regular_price. */
function nameOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}

function columnOf(name: string): Column | null {
  return COLUMNS.find((column) => column === name) ?? LABELS[name] ?? null;
}
