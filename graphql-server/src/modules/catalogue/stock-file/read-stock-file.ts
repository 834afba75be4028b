import { unguardFormula } from '@mela/rules/formula.ts';
import type { Message } from '@mela/rules/messages.ts';
import { UserError } from '../../../kernel/errors.ts';
import { readLines } from '../import/read-lines.ts';
import { catalogueMessages } from '../messages.ts';

export const MAX_STOCK_BYTES = 32 * 1024 * 1024;
const MAX_STOCK_ROWS = 100_000;
const MAX_SHOWN = 80;

/** Accepted column names, compared without case and punctuation. */
const NAMES = {
  id: ['id', 'variant_id'],
  sku: ['sku', 'variant_sku'],
  onHand: ['on_hand', 'stock', 'quantity', 'variant_inventory_qty'],
} as const;

type StockColumn = keyof typeof NAMES;

/** The quantity for a variant in the file. Blank if the row has none. */
export interface StockRow extends Record<StockColumn, string> {
  /** The line where the row starts. */
  line: number;
  /** Why the row cannot be read. null: it can. */
  fault: Message | null;
}

/** Reads a stock file. Its first line names the columns, in any order. @throws UserError for any other file */
export async function readStockFile(path: string): Promise<StockRow[]> {
  const rows: StockRow[] = [];
  let columns: (StockColumn | null)[] | null = null;
  for await (const { cells, line } of readLines(path)) {
    if (columns) rows.push(rowOf(columns, cells, line));
    else columns = readColumns(cells);
    if (rows.length > MAX_STOCK_ROWS) throw tooManyRows();
  }
  if (rows.length === 0) throw new UserError('BAD_USER_INPUT', catalogueMessages.noVariantsInFile);
  return rows;
}

function readColumns(cells: string[]): (StockColumn | null)[] {
  const columns = cells.map((cell) => columnOf(unguardFormula(cell)));
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index);
  if (twice)
    throw new UserError('BAD_USER_INPUT', catalogueMessages.stockColumnTwice({ column: NAMES[twice][0] }));
  if (columns.includes('onHand') && (columns.includes('id') || columns.includes('sku'))) return columns;
  const shown = cells.join(', ').slice(0, MAX_SHOWN);
  throw new UserError('BAD_USER_INPUT', catalogueMessages.stockColumnsMissing({ header: shown }));
}

function columnOf(header: string): StockColumn | null {
  const name = header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  const columns = Object.keys(NAMES) as StockColumn[];
  return columns.find((column) => (NAMES[column] as readonly string[]).includes(name)) ?? null;
}

function rowOf(columns: (StockColumn | null)[], cells: string[], line: number): StockRow {
  const row: StockRow = { line, id: '', sku: '', onHand: '', fault: null };
  for (const [index, column] of columns.entries()) {
    if (column) row[column] = unguardFormula(cells[index] ?? '').trim();
  }
  if (cells.length !== columns.length)
    row.fault = catalogueMessages.wrongCellCount({ cells: cells.length, columns: columns.length });
  return row;
}

function tooManyRows(): UserError {
  return new UserError('PAYLOAD_TOO_LARGE', catalogueMessages.tooManyStockRows({ max: MAX_STOCK_ROWS }));
}
