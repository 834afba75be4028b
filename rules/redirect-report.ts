/** The report lists this many rows of each kind; its counts are of all rows. */
const MAX_LISTED = { create: 200, change: 200, refuse: 5_000 };
/** In characters. With it a report fits into a document of MongoDB, where answers to idempotency keys are kept. */
const MAX_SHOWN = 200;

/** What an import does with a line of a file of redirects, or would do. */
export type RedirectRowReport = { line: number; from: string; to: string } & (
  | { action: 'create' }
  | { action: 'change'; before: string }
  | { action: 'unchanged' }
  | { action: 'refuse'; reasons: string[] }
);

/** What an import of redirects does, as its client reads it. */
export interface RedirectReport {
  toCreate: number;
  toChange: number;
  unchanged: number;
  /** Lines that cannot be used; the others are imported all the same. */
  refused: number;
  /**
   * The first 200 of each kind and 5,000 errors, in the file's order. Unchanged lines are not listed. The addresses and reasons of
   * errors are cut after 200 characters.
   */
  rows: RedirectRowReport[];
}

export function redirectReportOf(rows: readonly RedirectRowReport[]): RedirectReport {
  const of = (action: RedirectRowReport['action']) => rows.filter((row) => row.action === action);
  const [created, changed, refused] = [of('create'), of('change'), of('refuse')];
  const listed = new Set([
    ...created.slice(0, MAX_LISTED.create),
    ...changed.slice(0, MAX_LISTED.change),
    ...refused.slice(0, MAX_LISTED.refuse),
  ]);
  return {
    toCreate: created.length,
    toChange: changed.length,
    unchanged: rows.length - created.length - changed.length - refused.length,
    refused: refused.length,
    rows: rows.filter((row) => listed.has(row)).map(withShortTexts),
  };
}

/** Lines with errors may hold anything, of any length. */
function withShortTexts(row: RedirectRowReport): RedirectRowReport {
  if (row.action !== 'refuse') return row;
  return { ...row, from: shortened(row.from), to: shortened(row.to), reasons: row.reasons.map(shortened) };
}

function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
