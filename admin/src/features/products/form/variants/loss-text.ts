import { LOCALE } from '@mela/rules/locale.ts';
import * as productFormText from '#messages/product-form.ts';
import { COLUMNS, type Column, type Matrix, NO_CELLS, rowTitle, type VariantRow } from './matrix.ts';
import { lostRows } from './matrix-rows.ts';

const NAMED = 5;
const AND = new Intl.ListFormat(LOCALE);

const HELD: Record<Column, string> = {
  isSold: productFormText.notForSaleMark,
  sku: productFormText.skus,
  barcode: productFormText.barcodes,
  price: productFormText.prices,
  compareAtPrice: productFormText.compareAtPrices,
  onHand: productFormText.stockInText,
  weightGrams: productFormText.weights,
  cost: productFormText.costs,
  image: productFormText.imagesInText,
};

/** Describes what a change of the options would remove. null if it would remove nothing. */
export function lossText(before: Matrix, after: Matrix): string | null {
  const lost = lostRows(before, after);
  if (lost.length === 0) return null;
  const titles = lost
    .slice(0, NAMED)
    .map((row) => rowTitle(before.options, row) || productFormText.variantWithoutValues);
  const others = lost.length > NAMED ? productFormText.andLostMore(lost.length - NAMED) : '';
  return productFormText.removesVariants(lost.length, titles.join(', '), others, heldText(lost));
}

function heldText(rows: readonly VariantRow[]): string {
  const held = COLUMNS.filter((column) => rows.some((row) => row[column] !== NO_CELLS[column]));
  const said = held.map((column) => HELD[column]);
  if (said.length === 0) return '';
  return productFormText.theirDataIsRemovedToo(AND.format(said));
}
