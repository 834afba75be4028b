import * as reportText from '#messages/import-report.ts';
import type { Difference, Overwrite, OverwriteGroup } from './overwrite.ts';
import type { RefusedRow } from './refused-row.ts';

const MAX_NOTES = 200;
const MAX_NOTED_LINES = 10;
/** How many rows of each kind are listed; counts include all. Skipped products and notes can be downloaded as a file. */
const MAX_LISTED = { create: 200, change: 200, keep: 200, refuse: 5_000 };
const MAX_LISTED_NOTED = 5_000;
const MAX_LISTED_HANDLES = 1_000;

export interface CellChange {
  /** The name of the column in files; `variants` for the rows of variants. */
  column: string;
  /** The label of a module's field. */
  label?: string;
  from: string;
  to: string;
  /** For a product of an earlier import: the group to overwrite for this change. */
  group?: OverwriteGroup;
  /** Whether the product was edited here while the file stayed the same since its last import. */
  isEdited?: boolean;
}

/**
 * What an import does with a product. `keep`: it differs from the file and stays unchanged. `refuse`: it is skipped.
 */
export type RowOutcome =
  | { action: 'create' }
  | { action: 'change'; changes: CellChange[] }
  | { action: 'unchanged' }
  | { action: 'keep'; changes: CellChange[] }
  | RefusedRow;

/** A product in the report; `line` is its first line in the file. `notes` say what is imported differently from the file. */
export type ReportedRow = RowOutcome & { line: number; id: string; title: string; notes?: string[] };

/** The decimal sign of a number. */
export type DecimalSign = 'point' | 'comma';

/** A possible encoding of a file, with sample texts. */
export interface EncodingChoice {
  /** The value of `encoding` in the import's query, such as `windows-1251`. */
  encoding: string;
  /** Its common name. */
  name: string;
  samples: string[];
}

/** A possible number format of a file, with sample numbers and their meaning. */
export interface DecimalChoice {
  sign: DecimalSign;
  samples: { text: string; value: string }[];
}

/** A question to answer before the import, because the file is ambiguous. */
type FileQuestion = 'encoding' | 'decimals';

export type CsvSeparator = 'comma' | 'semicolon' | 'tab';

/** How a file was read. */
export interface FileReading {
  /** The common name, such as `Windows-1252`. */
  encoding: string;
  separator: CsvSeparator;
  decimals: DecimalSign;
  /** Open questions. Nothing is imported before they are answered. */
  questions: FileQuestion[];
  /** Possible encodings or number formats, most likely first. */
  encodings: EncodingChoice[];
  decimalChoices: DecimalChoice[];
  /** The columns named in the first line; null for ignored ones. */
  columns: { header: string; column: string | null }[];
}

/** A note on products of a file, with their number and the first lines. */
interface ImportNote {
  text: string;
  count: number;
  lines: number[];
}

/** A product or category whose handle differs from the file. */
export interface HandleChange {
  /** null for a category. */
  line: number | null;
  title: string;
  /** The address in the former shop, or the one that the file requests. */
  from: string;
  /** The address here. */
  to: string;
  reason: string;
  /** Whether `from` is redirected to `to`. */
  isRedirected: boolean;
}

/** The result of an import, for the client. */
export interface ImportReport {
  file: FileReading;
  toCreate: number;
  toChange: number;
  unchanged: number;
  /** Products that differ from the file and stay unchanged. */
  kept: number;
  /** Products that are skipped. */
  refused: number;
  /** Products that are created or changed, and have notes. */
  noted: number;
  /** What the import overwrites in products of an earlier import. */
  overwrite: readonly Overwrite[];
  /** The number of products that differ from the file in the same way, for each way. */
  differences: { ways: Difference[]; count: number }[];
  /** The categories created for products of the file. */
  newCategories: string[];
  /** Notes on content of the file that the shop cannot import, and on data that products lack. */
  notes: ImportNote[];
  /** How many handles the import changes, and the first 1,000 of them. */
  handlesChanged: number;
  handles: HandleChange[];
  /**
   * In the order of the file: the first 200 of each kind, 5,000 skipped and 5,000 with notes. Unchanged products are not listed.
   */
  rows: ReportedRow[];
}

/** The progress of an import, in rows or in downloaded images. */
export interface ImportProgress {
  phase: 'check' | 'fetch' | 'write';
  done: number;
  total: number;
}

const COUNTERS = {
  create: 'toCreate',
  change: 'toChange',
  keep: 'kept',
  unchanged: 'unchanged',
  refuse: 'refused',
} as const;

export function emptyReport(file: FileReading): ImportReport {
  return {
    file,
    toCreate: 0,
    toChange: 0,
    unchanged: 0,
    kept: 0,
    refused: 0,
    noted: 0,
    overwrite: [],
    differences: [],
    newCategories: [],
    notes: [],
    handlesChanged: 0,
    handles: [],
    rows: [],
  };
}

/** Adds notes on the product on a line; beyond a number of kinds, it only notes that there are more. */
export function reportNotes({ notes }: ImportReport, line: number, texts: Iterable<string>): void {
  for (const said of new Set(texts)) {
    const text =
      notes.length < MAX_NOTES || notes.some((note) => note.text === said) ? said : reportText.moreNotes;
    let note = notes.find((one) => one.text === text);
    if (!note) {
      note = { text, count: 0, lines: [] };
      notes.push(note);
    }
    note.count += 1;
    if (note.lines.length < MAX_NOTED_LINES) note.lines.push(line);
  }
}

/** Counts a changed handle, and lists it if there is room. */
export function reportHandle(report: ImportReport, change: HandleChange): void {
  report.handlesChanged += 1;
  if (report.handles.length < MAX_LISTED_HANDLES) report.handles.push(change);
}

/** Counts a row, and lists it if there is room. */
export function reportRow(report: ImportReport, row: ReportedRow): void {
  const counter = COUNTERS[row.action];
  report[counter] += 1;
  if (row.action === 'change' || row.action === 'keep') countDifferences(report, row.changes);
  if (row.notes) report.noted += 1;
  if (row.action === 'unchanged') return;
  const isListed = row.notes ? report.noted <= MAX_LISTED_NOTED : report[counter] <= MAX_LISTED[row.action];
  if (isListed) report.rows.push(row);
}

function countDifferences({ differences }: ImportReport, changes: readonly CellChange[]): void {
  const ways = new Map<string, Difference>();
  for (const { group, isEdited = false } of changes)
    if (group) ways.set(keyOf({ group, isEdited }), { group, isEdited });
  if (ways.size === 0) return;
  const keysOf = (some: readonly Difference[]) => some.map(keyOf).sort().join();
  const all = [...ways.values()];
  const known = differences.find((one) => keysOf(one.ways) === keysOf(all));
  if (known) known.count += 1;
  else differences.push({ ways: all, count: 1 });
}

function keyOf({ group, isEdited }: Difference): string {
  return `${group}:${isEdited}`;
}
