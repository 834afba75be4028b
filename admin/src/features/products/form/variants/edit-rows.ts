import { COLUMNS, type Column, type Matrix, type VariantCells, type VariantRow } from './matrix.ts';
import type { Place } from './matrix-cells.ts';

export function withCell<C extends Column>(
  matrix: Matrix,
  key: string,
  column: C,
  value: VariantCells[C],
): Matrix {
  const rows = matrix.rows.map((row) => (row.key === key ? { ...row, [column]: value } : row));
  return { ...matrix, rows };
}

/** Copies a column's value to the rows below. SKUs count up, because they must be unique. */
export function filledDown(matrix: Matrix, column: Column, from: number, to: number): Matrix {
  const source = matrix.rows[from];
  if (!source || to <= from) return matrix;
  const rows = matrix.rows.map((row, index): VariantRow => {
    if (index <= from || index > to) return row;
    const value = column === 'sku' ? nextSku(source.sku, index - from) : source[column];
    return { ...row, [column]: value };
  });
  return { ...matrix, rows };
}

const NOT_TYPED: readonly Column[] = ['isSold', 'image'];

/** Pastes spreadsheet cells to the right and downwards. Ignores cells that are beyond the table. */
export function withPasted(matrix: Matrix, { row: from, column }: Place, text: string): Matrix {
  const lines = text.trimEnd().split(/\r?\n/);
  const columns = COLUMNS.slice(COLUMNS.indexOf(column));
  const rows = matrix.rows.map((row, index): VariantRow => {
    const cells = lines[index - from]?.split('\t') ?? [];
    const typed = cells.map((cell, place) => [columns[place], cell.trim()] as const);
    const known = typed.filter(([name]) => name !== undefined && !NOT_TYPED.includes(name));
    return known.length === 0 ? row : { ...row, ...Object.fromEntries(known) };
  });
  return { ...matrix, rows };
}

/** The SKU some steps after another: `TEE-09` is followed by `TEE-10`. A SKU without a number gets `-2`. */
function nextSku(sku: string, steps: number): string {
  const text = sku.trim();
  if (text === '') return '';
  const [, head = '', digits] = /^(.*?)(\d{1,9})$/s.exec(text) ?? [];
  if (digits === undefined) return `${text}-${steps + 1}`;
  return head + String(Number(digits) + steps).padStart(digits.length, '0');
}
