import type { MessageParams } from './messages.ts';
import type { RefusedRow } from './refused-row.ts';

/** How many rows of each kind are listed; counts include all. */
const MAX_LISTED = { create: 200, change: 200, refuse: 5_000 };
/**
 * The maximum length of a listed text, in characters. It makes a report fit into a MongoDB document, in which
 * responses to idempotency keys are stored.
 */
const MAX_SHOWN = 200;
/**
 * The maximum length of a value of a message. It is shorter, because most values repeat the row's addresses.
 */
const MAX_PARAM_SHOWN = 50;

/** What an import does with a line of a redirect file. */
export type RedirectRowReport = { line: number; from: string; to: string } & (
  | { action: 'create' }
  | { action: 'change'; before: string }
  | { action: 'unchanged' }
  | RefusedRow
);

/** The result of a redirect import, for the client. */
export interface RedirectReport {
  toCreate: number;
  toChange: number;
  unchanged: number;
  /** Invalid lines; the others are imported. */
  refused: number;
  /**
   * The first 200 of each kind and 5,000 errors, in the order of the file. Unchanged lines are not listed. The addresses and
   * reasons of errors are cut to 200 characters.
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

/** A row with shortened texts, because invalid lines may contain texts of any length. */
function withShortTexts(row: RedirectRowReport): RedirectRowReport {
  if (row.action !== 'refuse') return row;
  return {
    ...row,
    from: shortened(row.from),
    to: shortened(row.to),
    reasons: row.reasons.map((reason) => shortened(reason)),
    faults: row.faults.map(({ params, ...fault }) => ({
      ...fault,
      ...(params && { params: shortParams(params) }),
    })),
  };
}

function shortened(text: string, length = MAX_SHOWN): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

function shortParams(params: MessageParams): MessageParams {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? shortened(value, MAX_PARAM_SHOWN) : value,
  ]);
  return Object.fromEntries(entries);
}
