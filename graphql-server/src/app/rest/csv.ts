import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { FindCursor } from 'mongodb';
import { type Envelope, successOf } from './envelope.ts';

/** Without it spreadsheet programs read UTF-8 as the alphabet of their country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Answers a CSV file (RFC 4180). @param name such as `products-2026-11-26` */
export function sendCsv(reply: FastifyReply, name: string, content: string | AsyncIterable<string>) {
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
    })
    .send(typeof content === 'string' ? content : Readable.from(content));
}

/** The name of a file of this day. */
export function named(what: string): string {
  return `${what}-${new Date().toISOString().slice(0, 10)}`;
}

/** The beginning of a file, or all of one. */
export function csvText(columns: readonly string[], rows: readonly string[][] = []): string {
  return BYTE_ORDER_MARK + writeLines([columns, ...rows]);
}

/** A file of what a cursor finds, read as fast as the client takes it. @param rowsOf some documents at a time */
export async function* csvOf<Item>(
  columns: readonly string[],
  cursor: FindCursor<Item>,
  rowsOf: (items: Item[]) => Promise<string[][]>,
): AsyncGenerator<string> {
  try {
    yield csvText(columns);
    while (await cursor.hasNext()) yield writeLines(await rowsOf(cursor.readBufferedDocuments()));
  } finally {
    await cursor.close();
  }
}

function writeLines(rows: readonly (readonly string[])[]): string {
  // By itself the library quotes a line break of the file's own kind only.
  return stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

/**
 * The response to an import.
 * @param what it imports, such as Products
 * @param skips whether the other rows are imported when some are refused
 */
export function importEnvelope(
  what: string,
  report: { refused: number },
  { isDryRun, skips }: { isDryRun: boolean; skips: boolean },
): Envelope {
  if (isDryRun) return successOf(`${what} checked successfully`, report);
  if (report.refused === 0) return successOf(`${what} imported successfully`, report);
  const rows = report.refused === 1 ? '1 row is' : `${report.refused} rows are`;
  if (skips) return successOf(`${what} imported: ${rows} skipped`, report);
  return { success: false, status: 400, message: `Nothing was imported: ${rows} refused.`, data: report };
}
