import { guardCell } from '@mela/rules/formula.ts';
import { stringify } from 'csv-stringify/sync';
import type { FindCursor } from 'mongodb';

/** A byte order mark. Without it, spreadsheet programs read UTF-8 as text in their local encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Writes a CSV file (RFC 4180). Escapes text that a spreadsheet program would run as a formula. */
export function csvText({ columns, rows }: Table): string {
  return BYTE_ORDER_MARK + writeLines([columns, ...rows]);
}

/** Streams the documents of a cursor as CSV, as fast as the client reads. @param rowsOf converts a batch of documents */
export async function* csvStream<Item>(
  columns: readonly string[],
  cursor: FindCursor<Item>,
  rowsOf: (items: Item[]) => Promise<string[][]>,
): AsyncGenerator<string> {
  try {
    yield csvText({ columns, rows: [] });
    while (await cursor.hasNext()) yield writeLines(await rowsOf(cursor.readBufferedDocuments()));
  } finally {
    await cursor.close();
  }
}

function writeLines(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((cells) => cells.map(guardCell));
  // The library's default would quote only the kind of line break that separates the records.
  return stringify(guarded, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
