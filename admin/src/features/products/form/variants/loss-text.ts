import { COLUMNS, type Column, type Matrix, NO_CELLS, rowTitle, type VariantRow } from './matrix.ts';
import { lostRows } from './matrix-rows.ts';

const NAMED = 5;

const HELD: Record<Column, string> = {
  isSold: '“not for sale” mark',
  sku: 'SKUs',
  barcode: 'barcodes',
  price: 'prices',
  compareAtPrice: 'compare-at prices',
  onHand: 'stock',
  weightGrams: 'weights',
  image: 'images',
};

/** Describes what a change of the options would remove. null for nothing. */
export function lossText(before: Matrix, after: Matrix): string | null {
  const lost = lostRows(before, after);
  if (lost.length === 0) return null;
  const titles = lost
    .slice(0, NAMED)
    .map((row) => rowTitle(before.options, row) || 'the variant without values');
  const others = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : '';
  const count =
    lost.length === 1 ? 'This also removes 1 variant' : `This also removes ${lost.length} variants`;
  return `${count}: ${titles.join(', ')}${others}.${heldText(lost)} The change takes effect when you save the product.`;
}

function heldText(rows: readonly VariantRow[]): string {
  const held = COLUMNS.filter((column) => rows.some((row) => row[column] !== NO_CELLS[column]));
  const said = held.map((column) => HELD[column]);
  if (said.length === 0) return '';
  const last = said.pop();
  return ` Their data is removed too: ${said.length > 0 ? `${said.join(', ')} and ` : ''}${last}.`;
}
