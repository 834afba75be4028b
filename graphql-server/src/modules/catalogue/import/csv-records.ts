import { UserError } from '../../../kernel/errors.ts';
import { catalogueMessages } from '../messages.ts';
import { type CsvFormat, separatorByte } from './csv-format.ts';

/** The maximum size of a row: large, because other shops' descriptions contain embedded images. */
const MAX_RECORD_BYTES = 4 * 1024 * 1024;
/**
 * The maximum number of cells in a row: far more than there are columns, because other shops' files repeat
 * some columns for each market.
 */
export const MAX_CELLS = 300;
const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;
const NOT_CLOSED = 'is not closed';
const STRAY = 'is in the wrong place. Inside a quoted cell, write it twice';
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** An unparsed row of a CSV file with its position. */
interface CsvRecord {
  bytes: Buffer;
  /** Where the record starts, in bytes from the start of the file. */
  start: number;
  /** The line number, starting at 1. */
  line: number;
}

/**
 * Splits a CSV file (RFC 4180) into rows while it is read, in constant memory whatever the content. It visits each byte once, so
 * that every chunk takes the same time. General-purpose parsers guarantee neither.
 */
export class RecordReader {
  /** The start of a row that the next chunk continues. */
  #rest = Buffer.alloc(0);
  #restStart: number;
  #restLine: number;
  #line: number;
  #isQuoted = false;
  #isAfterCr = false;
  readonly #format: CsvFormat;

  /** @param from the position of the first chunk in the file */
  constructor(format: CsvFormat, from: Pick<CsvRecord, 'start' | 'line'> = { start: 0, line: 1 }) {
    this.#format = format;
    this.#restStart = from.start;
    this.#restLine = from.line;
    this.#line = from.line;
  }

  /**
   * Returns the rows that end in this chunk, without empty lines. Call it with null at the end, to get the
   * last row.
   * @throws UserError when a row is too long
   */
  *read(chunk: Buffer | null): Generator<CsvRecord> {
    if (chunk === null) {
      if (this.#rest.length > 0) yield this.#record(this.#rest, 0);
      return;
    }
    const bytes = Buffer.concat([this.#rest, chunk]);
    let start = this.#restStart === 0 && hasByteOrderMark(bytes) ? BYTE_ORDER_MARK.length : 0;
    for (let at = this.#rest.length; at < bytes.length; at += 1) {
      const byte = bytes[at];
      const endsCrLf = byte === LF && this.#isAfterCr;
      this.#isAfterCr = byte === CR;
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted;
      if (byte !== LF && byte !== CR) continue;
      if (!endsCrLf) this.#line += 1;
      if (this.#isQuoted) continue;
      if (at > start) yield this.#record(bytes.subarray(0, at), start);
      start = at + 1;
      this.#restLine = this.#line;
    }
    this.#rest = bytes.subarray(start);
    this.#restStart += start;
    if (this.#rest.length > MAX_RECORD_BYTES) throw this.#tooLong(this.#rest);
  }

  #record(bytes: Buffer, start: number): CsvRecord {
    const record = { bytes: bytes.subarray(start), start: this.#restStart + start, line: this.#restLine };
    if (record.bytes.length > MAX_RECORD_BYTES) throw this.#tooLong(record.bytes);
    return record;
  }

  #tooLong(bytes: Buffer): Error {
    const isOpen = this.#isQuoted;
    // Check for a stray quotation mark first, because that error is more helpful. Inside an unclosed cell
    // there is none.
    if (!isOpen) cellsIn(bytes, this.#restLine, this.#format);
    const limit = { line: this.#restLine, megabytes: MAX_RECORD_BYTES / 1024 / 1024 };
    return new UserError(
      'BAD_USER_INPUT',
      isOpen ? catalogueMessages.quotationMarkOpen(limit) : catalogueMessages.rowTooLarge(limit),
    );
  }
}

function hasByteOrderMark(bytes: Buffer): boolean {
  return bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
}

/**
 * The cells of a row. Stops after `MAX_CELLS` + 1.
 * @throws UserError for a misplaced quotation mark
 */
export function cellsIn(record: Buffer, line: number, format: CsvFormat): string[] {
  const cells: string[] = [];
  for (let start = 0; start <= record.length && cells.length <= MAX_CELLS; ) {
    const { cell, end } =
      record[start] === QUOTE
        ? quotedCell(record, start, line, format)
        : plainCell(record, start, line, format);
    cells.push(cell);
    start = end + 1;
  }
  return cells;
}

interface Cell {
  cell: string;
  end: number;
}

function plainCell(record: Buffer, start: number, line: number, format: CsvFormat): Cell {
  const separator = record.indexOf(separatorByte(format), start);
  const end = separator === -1 ? record.length : separator;
  const cell = record.toString('utf8', start, end);
  if (cell.includes('"')) throw misquoted(line, STRAY);
  return { cell, end };
}

function quotedCell(record: Buffer, start: number, line: number, format: CsvFormat): Cell {
  let close = record.indexOf(QUOTE, start + 1);
  while (close !== -1 && record[close + 1] === QUOTE) close = record.indexOf(QUOTE, close + 2);
  if (close === -1) throw misquoted(line, NOT_CLOSED);
  const end = close + 1;
  if (end < record.length && record[end] !== separatorByte(format)) {
    throw misquoted(line, STRAY);
  }
  return { cell: record.toString('utf8', start + 1, close).replaceAll('""', '"'), end };
}

function misquoted(line: number, what: string): UserError {
  return new UserError('BAD_USER_INPUT', catalogueMessages.invalidCsv({ line, problem: what }));
}
