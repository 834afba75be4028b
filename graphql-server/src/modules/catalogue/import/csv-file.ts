import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { DeclaredField } from '@mela/rules/custom-fields.ts';
import type { DecimalChoice, DecimalSign } from '@mela/rules/import-report.ts';
import type { Message } from '@mela/rules/messages.ts';
import { UserError } from '../../../kernel/errors.ts';
import { catalogueMessages } from '../messages.ts';
import { type Batch, type CsvFormat, type Piece, separatorIn } from './csv-format.ts';
import { readHeaders } from './csv-headers.ts';
import { cellsIn, MAX_CELLS, RecordReader } from './csv-records.ts';
import type { CellFormat } from './field-cells.ts';
import type { CsvRow, FileKind, FileRow } from './file-kind.ts';
import { LinkedRows } from './linked-rows.ts';
import { NumberEvidence, plainNumber } from './number-format.ts';

/** The maximum number of products in an imported or exported file. */
export const MAX_ROWS = 100_000;
export const MAX_CSV_BYTES = 256 * 1024 * 1024;
/** The size of one read. Parsing it takes a few milliseconds, whatever its content. */
const CHUNK_BYTES = 16 * 1024;
/** The number of products processed together, few enough for one step of an import. */
const BATCH_ROWS = 100;
const BATCH_BYTES = 128 * 1024;
/** The size limit for the rows of one product, which are in memory together. Its variants and images need far less. */
const MAX_PRODUCT_BYTES = 16 * 1024 * 1024;

/** A product file on disk. At most one batch of its rows is in memory. */
export interface CsvFile {
  path: string;
  format: CsvFormat;
  decimals: Decimals;
  kind: FileKind;
  /** The number of products. */
  rowCount: number;
  batches: Batch[];
}

/** The number format of a file's prices. */
interface Decimals {
  sign: DecimalSign;
  /** Whether the format is certain, because the prices are unambiguous or the operator chose it. */
  isSure: boolean;
  choices: DecimalChoice[];
}

/** The settings of the shop for its product files. */
export type FileFacts = Pick<CellFormat, 'currency' | 'fields'>;

/**
 * Opens a product file. Its first line names the columns, in any order.
 * @param path of a UTF-8 file of at most `MAX_CSV_BYTES`
 * @param decimals the decimal sign of prices; null: detect it
 * @throws UserError when it is not a product file, or exceeds a limit
 */
export async function openCsv(
  path: string,
  decimals: DecimalSign | null,
  { currency, fields }: FileFacts,
): Promise<CsvFile> {
  const format: CsvFormat = { separator: 'comma' };
  const survey = new Survey(path, format, fields);
  const reader = new RecordReader(format);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    survey.add(reader, chunk as Buffer);
  }
  survey.add(reader, null);
  return survey.end(decimals, currency);
}

/** Finds the positions of products in a file. */
class Survey {
  readonly #path: string;
  readonly #format: CsvFormat;
  readonly #fields: readonly DeclaredField[];
  readonly #batches: Batch[] = [];
  #kind: FileKind | null = null;
  readonly #numbers = new NumberEvidence();
  readonly #linked = new LinkedRows();
  #rowCount = 0;
  /** The first row of the current product. */
  #first: string[] = [];
  #firstStart = 0;

  constructor(path: string, format: CsvFormat, fields: readonly DeclaredField[]) {
    this.#path = path;
    this.#format = format;
    this.#fields = fields;
  }

  add(reader: RecordReader, chunk: Buffer | null): void {
    for (const { bytes, start, line } of reader.read(chunk)) {
      if (!this.#kind) this.#format.separator = separatorIn(bytes);
      const cells = cellsIn(bytes, line, this.#format);
      if (isBlank(cells)) continue;
      if (!this.#kind) this.#kind = readHeaders(cells, this.#fields);
      else this.#addRow(this.#kind, cells, { start, end: start + bytes.length, line });
    }
  }

  end(said: DecimalSign | null, currency: string): CsvFile {
    if (this.#kind?.linkOf) this.#batches.push(...this.#linked.batches(BATCH_ROWS, BATCH_BYTES));
    if (this.#batches.length > 0 && this.#kind?.linkOf) this.#rowCount = this.#linked.productCount;
    if (!this.#kind || this.#rowCount === 0)
      throw new UserError('BAD_USER_INPUT', catalogueMessages.noProductsInFile);
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

/** Reads the products of a batch. */
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

/** Reads products whose rows are scattered over the file. */
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

/**
 * Whether a row is blank: spreadsheet programs create rows of only commas. A row with too many cells does not
 * count as blank, because not all of its cells were read.
 */
function isBlank(cells: string[]): boolean {
  return cells.length <= MAX_CELLS && cells.every((cell) => cell === '');
}

function countFault({ columns }: FileKind, cells: string[]): Message | null {
  if (cells.length === columns.length) return null;
  const count = cells.length > MAX_CELLS ? `more than ${MAX_CELLS}` : cells.length;
  return catalogueMessages.wrongCellCount({ cells: count, columns: columns.length });
}

function tooManyForOne(line: number): UserError {
  return new UserError('PAYLOAD_TOO_LARGE', catalogueMessages.rowsTooLarge({ line }));
}

function tooManyRows(): UserError {
  return new UserError('PAYLOAD_TOO_LARGE', catalogueMessages.tooManyRows({ max: MAX_ROWS }));
}
