import type { RefusedRow } from './refused-row.ts';

/** How many rows of each kind are listed; counts include all. */
const MAX_LISTED = { change: 200, refuse: 5_000 };

/** What an import does with a row of a stock file; `line` is its first line. */
export type StockRowReport = { line: number; id: string; sku: string; title: string } & (
  | { action: 'change'; from: number | null; to: number }
  | { action: 'unchanged' }
  | RefusedRow
);

/** The result of a stock import, for the client. */
export interface StockReport {
  toChange: number;
  unchanged: number;
  refused: number;
  /** The first 200 changes and 5,000 errors, in the order of the file. Unchanged rows are not listed. */
  rows: StockRowReport[];
}

export function stockReportOf(rows: readonly StockRowReport[]): StockReport {
  const changes = rows.filter(({ action }) => action === 'change');
  const refusals = rows.filter(({ action }) => action === 'refuse');
  const listed = new Set([...changes.slice(0, MAX_LISTED.change), ...refusals.slice(0, MAX_LISTED.refuse)]);
  return {
    toChange: changes.length,
    unchanged: rows.length - changes.length - refusals.length,
    refused: refusals.length,
    rows: rows.filter((row) => listed.has(row)),
  };
}
