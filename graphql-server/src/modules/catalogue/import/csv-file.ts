import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { DecimalChoice, DecimalSign } from '@mela/rules/import-report.ts';
import { UserError } from '../../../kernel/errors.ts';
import { type Batch, type CsvFormat, type Piece, separatorIn } from './csv-format.ts';
import { readHeaders } from './csv-headers.ts';
import { cellsIn, MAX_CELLS, RecordReader } from './csv-records.ts';
import type { CsvRow, FileKind, FileRow } from './file-kind.ts';
import { LinkedRows } from './linked-rows.ts';
import { NumberEvidence, plainNumber } from './number-format.ts';

/** Products; the same for the file that an export makes. */
export const MAX_ROWS = 100_000;
export const MAX_CSV_BYTES = 256 * 1024 * 1024;
/** So much is read and parsed in one go: a few milliseconds, whatever stands in it. */
const CHUNK_BYTES = 16 * 1024;
/** Products that are handled together, few enough for one step of an import. */
const BATCH_ROWS = 100;
const BATCH_BYTES = 128 * 1024;
/** The rows of one product, which are in memory together: far more than it can have variants and images. */
const MAX_PRODUCT_BYTES = 16 * 1024 * 1024;

/** A file of products on the disk, of which no more than a batch of rows is ever in memory. */
export interface CsvFile {
  path: string;
  format: CsvFormat;
  decimals: Decimals;
  kind: FileKind;
  /** How many products it has. */
  rowCount: number;
  batches: Batch[];
}

/** How the prices of a file are written. */
interface Decimals {
  sign: DecimalSign;
  /** Whether the prices themselves, or the operator, say so. */
  isSure: boolean;
  choices: DecimalChoice[];
}

/**
 * Reads a file of products: its first line names the columns, in any order.
 * @param path of a file in UTF-8 of not more than `MAX_CSV_BYTES`.
 * @param decimals what stands before the decimals of prices; null: what the prices say
 * @param currency of the prices
 * @throws UserError when it is no such file, or is over a limit.
 */
export async function openCsv(
  path: string,
  decimals: DecimalSign | null,
  currency: string,
): Promise<CsvFile> {
  const format: CsvFormat = { separator: 'comma' };
  const survey = new Survey(path, format);
  const reader = new RecordReader(format);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    survey.add(reader, chunk as Buffer);
  }
  survey.add(reader, null);
  return survey.end(decimals, currency);
}

/** Finds where in a file which products are. */
class Survey {
  readonly #path: string;
  readonly #format: CsvFormat;
  readonly #batches: Batch[] = [];
  #kind: FileKind | null = null;
  readonly #numbers = new NumberEvidence();
  readonly #linked = new LinkedRows();
  #rowCount = 0;
  /** Of the product above. */
  #first: string[] = [];
  #firstStart = 0;

  constructor(path: string, format: CsvFormat) {
    this.#path = path;
    this.#format = format;
  }

  add(reader: RecordReader, chunk: Buffer | null): void {
    for (const { bytes, start, line } of reader.read(chunk)) {
      if (!this.#kind) this.#format.separator = separatorIn(bytes);
      const cells = cellsIn(bytes, line, this.#format);
      if (isBlank(cells)) continue;
      if (!this.#kind) this.#kind = readHeaders(cells);
      else this.#addRow(this.#kind, cells, { start, end: start + bytes.length, line });
    }
  }

  end(said: DecimalSign | null, currency: string): CsvFile {
    if (this.#kind?.linkOf) this.#batches.push(...this.#linked.batches(BATCH_ROWS, BATCH_BYTES));
    if (this.#batches.length > 0 && this.#kind?.linkOf) this.#rowCount = this.#linked.productCount;
    if (!this.#kind || this.#rowCount === 0)
      throw new UserError('BAD_USER_INPUT', 'This file has no products in it.');
    const found = this.#numbers.decide(this.#format.separator === 'comma', currency);
    return {
      path: this.#path,
      format: this.#format,
      decimals: said ? { ...found, sign: said, isSure: true } : found,
      kind: this.#kind,
      rowCount: this.#rowCount,
      batches: this.#batches,
    };
  }

  #addRow(kind: FileKind, cells: string[], { start, end, line }: Omit<Batch, 'rowCount'>): void {
    for (const place of kind.priceColumns) this.#numbers.add(cells[place] ?? '');
    if (kind.linkOf) {
      this.#linked.add({ start, end, line }, kind.linkOf(cells));
      if (this.#linked.productCount > MAX_ROWS) throw tooManyRows();
      return;
    }
    const last = this.#batches.at(-1);
    if (last && kind.continues(this.#first, cells)) {
      last.end = end;
      if (end - this.#firstStart > MAX_PRODUCT_BYTES) throw tooManyForOne(line);
      return;
    }
    this.#first = cells;
    this.#firstStart = start;
    this.#rowCount += 1;
    if (this.#rowCount > MAX_ROWS) throw tooManyRows();
    if (last && last.rowCount < BATCH_ROWS && end - last.start <= BATCH_BYTES) {
      last.end = end;
      last.rowCount += 1;
    } else this.#batches.push({ start, end, line, rowCount: 1 });
  }
}

/** The products of a file's batch. */
export async function readBatch(csv: CsvFile, batch: Batch): Promise<CsvRow[]> {
  if (batch.products) return readLinked(csv, batch.products);
  const { path, format, decimals, kind } = csv;
  await using file = await open(path);
  const bytes = Buffer.alloc(batch.end - batch.start);
  await file.read(bytes, 0, bytes.length, batch.start);
  const reader = new RecordReader(format, batch);
  const products: FileRow[][] = [];
  for (const part of [bytes, null]) {
    for (const record of reader.read(part)) {
      const cells = cellsIn(record.bytes, record.line, format);
      if (isBlank(cells)) continue;
      if (decimals.sign === 'comma') toPointDecimals(kind, cells);
      const row = { line: record.line, cells, fault: countFault(kind, cells) };
      const last = products.at(-1);
      if (last && kind.continues(last[0]?.cells ?? [], cells)) last.push(row);
      else products.push([row]);
    }
  }
  return products.map(kind.productOf);
}

/** Products whose rows stand apart in the file. */
async function readLinked({ path, format, decimals, kind }: CsvFile, products: Piece[][]): Promise<CsvRow[]> {
  await using file = await open(path);
  const found: CsvRow[] = [];
  for (const pieces of products) {
    const rows: FileRow[] = [];
    for (const { start, end, line } of pieces) {
      const bytes = Buffer.alloc(end - start);
      await file.read(bytes, 0, bytes.length, start);
      const cells = cellsIn(bytes, line, format);
      if (decimals.sign === 'comma') toPointDecimals(kind, cells);
      rows.push({ line, cells, fault: countFault(kind, cells) });
    }
    found.push(kind.productOf(rows));
  }
  return found;
}

function toPointDecimals({ priceColumns }: FileKind, cells: string[]): void {
  for (const place of priceColumns) {
    const cell = cells[place];
    if (cell !== undefined) cells[place] = plainNumber(cell, 'comma');
  }
}

/** Spreadsheet programs leave rows of nothing but commas behind; of too many cells not all were read. */
function isBlank(cells: string[]): boolean {
  return cells.length <= MAX_CELLS && cells.every((cell) => cell === '');
}

function countFault({ columns }: FileKind, cells: string[]): string | null {
  if (cells.length === columns.length) return null;
  const count = cells.length > MAX_CELLS ? `more than ${MAX_CELLS}` : cells.length;
  return `The number of its cells is ${count}, but the first line names ${columns.length} columns.`;
}

function tooManyForOne(line: number): UserError {
  return new UserError(
    'PAYLOAD_TOO_LARGE',
    `The rows above line ${line} are about one product, and are more than can be read together: split them.`,
  );
}

function tooManyRows(): UserError {
  return new UserError(
    'PAYLOAD_TOO_LARGE',
    `At most ${MAX_ROWS} products can be imported at a time: split the file.`,
  );
}
