import type { ImportProgress, ImportReport } from '@mela/rules/import-report.ts';
import { expect } from 'vitest';
import type { Envelope } from '../rest/api.ts';

interface Asked {
  readonly url: string;
}

/** A row of a file, by column. */
export type Row = Record<string, string>;

export interface ImportAnswer {
  status: number;
  headers: Headers;
  /** The progress, as reported line by line. */
  progress: ImportProgress[];
  /** The last line of the response. */
  envelope: Envelope<ImportReport>;
}

/** Downloads an export. */
export async function exportFile({ url }: Asked, query = ''): Promise<string> {
  const response = await fetch(`${url}/api/product/export${query}`);
  expect(response.status).toBe(200);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

interface ImportOptions {
  dryRun?: boolean;
  /** Whether a refused row stops the others. */
  allOrNothing?: boolean;
  /** The file's name. */
  name?: string;
  headers?: Record<string, string>;
  /** Further query parameters, such as `&decimals=comma`. */
  query?: string;
}

/** Imports a file, unless it is a dry run. */
export async function importFile(
  { url }: Asked,
  csv: string | Uint8Array<ArrayBuffer>,
  { dryRun = false, allOrNothing = false, name = '', headers = {}, query: more = '' }: ImportOptions = {},
): Promise<ImportAnswer> {
  const query = `dry_run=${Number(dryRun)}&all_or_nothing=${Number(allOrNothing)}&name=${name}${more}`;
  const response = await fetch(`${url}/api/product/import?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', ...headers },
    body: csv,
  });
  const lines = (await response.text()).trimEnd().split('\n');
  const [last = '', ...others] = lines.reverse();
  return {
    status: response.status,
    headers: response.headers,
    progress: others.reverse().map((line) => JSON.parse(line) as ImportProgress),
    envelope: JSON.parse(last) as Envelope<ImportReport>,
  };
}

/** Writes rows as a CSV file with all cells quoted; the first row determines the columns. */
export function fileOf(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${quoted(cells)}\r\n`)
    .join('');
}

/** The counts of a report: created, changed, unchanged, refused. */
export function countsOf({ envelope }: ImportAnswer): (number | undefined)[] {
  const { toCreate, toChange, unchanged, refused } = envelope.data ?? {};
  return [toCreate, toChange, unchanged, refused];
}

/** The notes of each product, by title. */
export function notesIn({ envelope }: ImportAnswer): Record<string, string[]> {
  return Object.fromEntries((envelope.data?.rows ?? []).map(({ title, notes = [] }) => [title, notes]));
}

/** The reasons for refused rows. */
export function reasonsIn({ envelope }: ImportAnswer): string[] {
  return (envelope.data?.rows ?? []).flatMap((row) => (row.action === 'refuse' ? row.reasons : []));
}
