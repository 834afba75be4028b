import { COLUMNS, type Column, type Matrix, NO_CELLS, rowTitle, type VariantRow } from './matrix.ts';
import { lostRows } from './matrix-rows.ts';

const NAMED = 5;

const HELD: Record<Column, string> = {
  isSold: 'mark as not sold',
  sku: 'SKUs',
  barcode: 'barcodes',
  price: 'prices of their own',
  compareAtPrice: 'compare-at prices',
  onHand: 'stock',
  weightGrams: 'weights',
  image: 'images of their own',
};

/** What a change of the options takes away; null where that is nothing. */
export function lossText(before: Matrix, after: Matrix): string | null {
  const lost = lostRows(before, after);
  if (lost.length === 0) return null;
  const titles = lost.slice(0, NAMED).map((row) => rowTitle(before.options, row) || 'one without values');
  const others = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : '';
  const count = lost.length === 1 ? 'This variant goes' : `These ${lost.length} variants go`;
  return `${count} with it: ${titles.join(', ')}${others}.${heldText(lost)} Nothing is lost until the product is saved.`;
}

function heldText(rows: readonly VariantRow[]): string {
  const held = COLUMNS.filter((column) => rows.some((row) => row[column] !== NO_CELLS[column]));
  const said = held.map((column) => HELD[column]);
  if (said.length === 0) return '';
  const last = said.pop();
  return ` With them go their ${said.length > 0 ? `${said.join(', ')} and ` : ''}${last}.`;
}
