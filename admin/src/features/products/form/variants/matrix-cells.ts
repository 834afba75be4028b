import * as fieldsText from '#messages/fields.ts';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { COLUMNS, type Column } from './matrix.ts';

/** The place of a cell in the table. */
export interface Place {
  row: number;
  column: Column;
}

export const COLUMN_LABELS: Record<Column, string> = {
  isSold: productFormText.forSale,
  sku: 'SKU',
  barcode: sharedText.barcode,
  price: sharedText.price,
  compareAtPrice: sharedText.compareAt,
  onHand: sharedText.stock,
  weightGrams: productFormText.weightG,
  cost: fieldsText.cost,
  image: sharedText.image,
};

/** An attribute that identifies a cell's control. */
export function cellName({ row, column }: Place): string {
  return `${row}:${column}`;
}

/** @returns null if the element is not a cell's control */
export function placeOf(control: EventTarget): Place | null {
  const [row, column] = (control as HTMLElement).dataset?.['cell']?.split(':') ?? [];
  const known = COLUMNS.find((one) => one === column);
  return row === undefined || known === undefined ? null : { row: Number(row), column: known };
}
