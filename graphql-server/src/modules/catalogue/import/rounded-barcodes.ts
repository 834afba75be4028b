import { catalogueTexts } from '../messages.ts';
import type { IdentifiedRow } from './identify-rows.ts';

/** A text such as 8.72060E+12: a spreadsheet program treated the barcode as a number and lost most of its digits. */
const SCIENTIFIC = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Removes barcodes that a spreadsheet program rounded, and adds a note for each. Existing products keep their barcodes. */
export function withoutRoundedBarcodes(row: IdentifiedRow): IdentifiedRow {
  const isRounded = (barcode = '') => SCIENTIFIC.test(barcode.trim());
  const note = (barcode = '', line: number) =>
    row.notes.push(catalogueTexts.barcodeRounded({ barcode: barcode.trim(), line }));
  let { cells } = row;
  if (isRounded(cells.barcode)) {
    note(cells.barcode, row.line);
    const { barcode: _, ...rest } = cells;
    cells = rest;
  }
  const variants = row.variants.map((variant) => {
    const { variant_barcode: barcode, ...rest } = variant.cells;
    if (!isRounded(barcode)) return variant;
    note(barcode, variant.line);
    return { ...variant, cells: rest };
  });
  return { ...row, cells, variants };
}
