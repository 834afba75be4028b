import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { UserError } from '../../errors.ts';
import { unguardFormula } from '../../rules/formula.ts';
import type { Cells } from '../../rules/import-columns.ts';
import type { FileReading } from '../../rules/import-report.ts';
import { type CsvFormat, readEncoding, separatorIn } from './csv-format.ts';
import { readHeaders } from './csv-headers.ts';
import { cellsIn, MAX_CELLS, RecordReader } from './csv-records.ts';

/** The same for the file that an export makes. */
export const MAX_ROWS = 100_000;
export const MAX_CSV_BYTES = 256 * 1024 * 1024;
/** So much is read and parsed in one go: a few milliseconds, whatever stands in it. */
const CHUNK_BYTES = 16 * 1024;
/** Rows that are handled together, few enough for one step of an import. */
const BATCH_ROWS = 100;
const BATCH_BYTES = 128 * 1024;

/** A file of products on the disk, of which no more than a batch of rows is ever in memory. */
export interface CsvFile {
  path: string;
  format: CsvFormat;
  columns: FileReading['columns'];
  rowCount: number;
  batches: Batch[];
}

/** Where in the file a number of rows is. */
export interface Batch {
  start: number;
  end: number;
  /** The line that it begins on; the first line is 1. */
  line: number;
  rowCount: number;
}

/** A product as a line of the file describes it. */
export interface CsvRow {
  /** Where in the file the row begins. */
  line: number;
  cells: Cells;
  /** Why the row cannot be read, if it cannot. */
  fault: string | null;
}

/**
 * Reads a file of products: its first line names the columns, in any order.
 * @param path of a file of not more than `MAX_CSV_BYTES`.
 * @throws UserError when it is no such file, or is over a limit.
 */
export async function openCsv(path: string): Promise<CsvFile> {
  const format: CsvFormat = { encoding: await readEncoding(path), separator: 'comma' };
  const file: CsvFile = { path, format, columns: [], rowCount: 0, batches: [] };
  const reader = new RecordReader(format);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    addRecords(file, reader, chunk as Buffer);
  }
  addRecords(file, reader, null);
  if (file.rowCount === 0) throw new UserError('BAD_USER_INPUT', 'This file has no products in it.');
  return file;
}

function addRecords(file: CsvFile, reader: RecordReader, chunk: Buffer | null): void {
  for (const { bytes, start, line } of reader.read(chunk)) {
    if (file.columns.length === 0) file.format.separator = separatorIn(bytes);
    const cells = cellsIn(bytes, line, file.format);
    if (isBlank(cells)) continue;
    if (file.columns.length === 0) file.columns = readHeaders(cells);
    else addRow(file, { start, end: start + bytes.length, line });
  }
}

function addRow(file: CsvFile, { start, end, line }: Omit<Batch, 'rowCount'>): void {
  file.rowCount += 1;
  if (file.rowCount > MAX_ROWS) throw tooManyRows();
  const last = file.batches.at(-1);
  if (last && last.rowCount < BATCH_ROWS && end - last.start <= BATCH_BYTES) {
    last.end = end;
    last.rowCount += 1;
  } else file.batches.push({ start, end, line, rowCount: 1 });
}

/** The rows of a file's batch. */
export async function readBatch({ path, format, columns }: CsvFile, batch: Batch): Promise<CsvRow[]> {
  await using file = await open(path);
  const bytes = Buffer.alloc(batch.end - batch.start);
  await file.read(bytes, 0, bytes.length, batch.start);
  const reader = new RecordReader(format, batch);
  const rows: CsvRow[] = [];
  for (const part of [bytes, null]) {
    for (const record of reader.read(part)) {
      const cells = cellsIn(record.bytes, record.line, format);
      if (!isBlank(cells)) rows.push(rowOf(columns, cells, record.line));
    }
  }
  return rows;
}

/** Spreadsheet programs leave rows of nothing but commas behind; of too many cells not all were read. */
function isBlank(cells: string[]): boolean {
  return cells.length <= MAX_CELLS && cells.every((cell) => cell === '');
}

function rowOf(columns: CsvFile['columns'], cells: string[], line: number): CsvRow {
  const byColumn: Cells = {};
  for (const [index, { column }] of columns.entries()) {
    if (column) byColumn[column] = unguardFormula(cells[index] ?? '');
  }
  const count = cells.length > MAX_CELLS ? `more than ${MAX_CELLS}` : cells.length;
  const fault =
    cells.length === columns.length
      ? null
      : `The number of its cells is ${count}, but the first line names ${columns.length} columns.`;
  return { line, cells: byColumn, fault };
}

function tooManyRows(): UserError {
  return new UserError(
    'PAYLOAD_TOO_LARGE',
    `At most ${MAX_ROWS} products can be imported at a time: split the file.`,
  );
}
