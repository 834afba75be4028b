import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, Parser } from 'csv-parse';
import { UserError } from '../../errors.ts';
import { type Cells, COLUMNS, type Column } from './columns.ts';
import { unguardFormula } from './formula-guard.ts';

export const MAX_CSV_BYTES = 32 * 1024 * 1024;
const MAX_ROWS = 20_000;
/** Twice what a product can have; more is a quote that was never closed. */
const MAX_RECORD_BYTES = 64 * 1024;
const LINE_BREAKS = /\r\n|\n|\r/g;

/** A product as a line of the file describes it. */
export interface CsvRow {
  /** Where in the file the row begins; the first line is 1. */
  line: number;
  cells: Cells;
  /** Why the row cannot be read, if it cannot. */
  fault: string | null;
}

/**
 * Reads a CSV file of products as it comes in: its first line names the columns, in any order.
 * @param file its bytes, not more than `MAX_CSV_BYTES`.
 * @throws UserError when it is no such file, or is over a limit.
 */
export async function readCsv(file: Readable): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  /** Where the next record begins: the parser takes each line break in a quoted cell for two. */
  let line = 1;
  /** Where the records begin that are parsed, and not read here yet. */
  const starts: number[] = [];
  const parser = new Parser({
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_RECORD_BYTES,
    on_record: (record) => {
      // Spreadsheet programs leave rows of nothing but commas behind.
      const isEmpty = record.every((cell) => cell === '');
      if (!isEmpty) starts.push(line);
      line += 1 + record.reduce((sum, cell) => sum + (cell.match(LINE_BREAKS)?.length ?? 0), 0);
      return isEmpty ? null : record;
    },
  });
  try {
    await pipeline(file, decodeUtf8, parser, async (records) => {
      let columns: Column[] | null = null;
      for await (const record of records as AsyncIterable<string[]>) {
        const start = starts.shift() ?? 0;
        if (columns) rows.push(readRow(columns, record, start));
        else columns = readColumns(record);
        if (rows.length > MAX_ROWS) throw tooManyRows();
      }
    });
  } catch (error) {
    throw error instanceof CsvError ? malformed(error, line) : error;
  }
  if (rows.length === 0) throw new UserError('BAD_USER_INPUT', 'This file has no products in it.');
  return rows;
}

async function* decodeUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) yield decode(() => decoder.decode(chunk, { stream: true }));
  yield decode(() => decoder.decode());
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new UserError('BAD_USER_INPUT', 'This file is not in UTF-8: save it as "CSV UTF-8".');
  }
}

/** @throws UserError when a column is unknown or there twice. */
function readColumns(record: string[]): Column[] {
  const names = record.map((name) => unguardFormula(name).trim().toLowerCase());
  const isColumn = (name: string): name is Column => (COLUMNS as readonly string[]).includes(name);
  const columns = names.filter(isColumn);
  const unknown = names.find((name) => !isColumn(name));
  if (unknown !== undefined) {
    throw new UserError(
      'BAD_USER_INPUT',
      `The first line names the column "${unknown.slice(0, 80)}", which products do not have. Separated by commas, it may name ${COLUMNS.join(', ')}.`,
    );
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice) throw new UserError('BAD_USER_INPUT', `The first line names the column ${twice} twice.`);
  return columns;
}

function readRow(columns: Column[], record: string[], line: number): CsvRow {
  const cells: Cells = {};
  for (const [index, column] of columns.entries()) cells[column] = unguardFormula(record[index] ?? '');
  const fault =
    record.length === columns.length
      ? null
      : `The number of its cells is ${record.length}, but the first line names ${columns.length} columns.`;
  return { line, cells, fault };
}

function malformed({ code }: CsvError, line: number): UserError {
  const what =
    code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
      ? 'is opened and not closed'
      : 'stands where none may: in a quoted cell it is written twice';
  return new UserError(
    'BAD_USER_INPUT',
    `This file is not well-formed CSV: in the row that begins on line ${line} a quotation mark ${what}.`,
  );
}

function tooManyRows(): UserError {
  return new UserError(
    'PAYLOAD_TOO_LARGE',
    `At most ${MAX_ROWS} products can be imported at a time: split the file.`,
  );
}
