import type { Column } from './import-columns.ts';
import type { Difference, Overwrite, OverwriteGroup } from './overwrite.ts';

const MAX_NOTES = 200;
const MAX_NOTED_LINES = 10;
const MORE = 'And more of the kind.';
/** How many rows of each kind are listed; the counts are of all. Skipped products and notes can be downloaded as a file. */
const MAX_LISTED = { create: 200, change: 200, keep: 200, refuse: 5_000 };
const MAX_LISTED_NOTED = 5_000;
const MAX_LISTED_HANDLES = 1_000;

export interface CellChange {
  /** Or `variants`, for what their rows say. */
  column: Column | 'variants';
  from: string;
  to: string;
  /** Of a product that an earlier import created: what has to be overwritten for this change. */
  group?: OverwriteGroup;
  /** Whether the product was edited here, while the file says the same as when it was last imported. */
  isEdited?: boolean;
}

/**
 * What an import does with a product, or would do. `keep`: it differs from the file and stays as it is.
 * `refuse`: the product is skipped, and `reasons` say why.
 */
export type RowOutcome =
  | { action: 'create' }
  | { action: 'change'; changes: CellChange[] }
  | { action: 'unchanged' }
  | { action: 'keep'; changes: CellChange[] }
  | { action: 'refuse'; reasons: string[] };

/** A product in the report; `line` is where it begins in the file. `notes` say what is imported differently from the file. */
export type ReportedRow = RowOutcome & { line: number; id: string; title: string; notes?: string[] };

/** What stands before the decimals of a number. */
export type DecimalSign = 'point' | 'comma';

/** A way to read a file's text, with texts of the file. */
export interface EncodingChoice {
  /** As `encoding` in the query of the import names it, such as `windows-1251`. */
  encoding: string;
  /** As people call it. */
  name: string;
  samples: string[];
}

/** A way to read a file's numbers, with numbers of the file and what they would be. */
export interface DecimalChoice {
  sign: DecimalSign;
  samples: { text: string; value: string }[];
}

/** What has to be chosen before a file is imported: it can be read in several ways. */
type FileQuestion = 'encoding' | 'decimals';

export type CsvSeparator = 'comma' | 'semicolon' | 'tab';

/** How a file was understood: nothing in it says so. */
export interface FileReading {
  /** As people call it, such as `Windows-1252`. */
  encoding: string;
  separator: CsvSeparator;
  decimals: DecimalSign;
  /** What is not certain, and was not chosen. Nothing is imported before. */
  questions: FileQuestion[];
  /** Where the file could be in several encodings or number formats: the likeliest first. */
  encodings: EncodingChoice[];
  decimalChoices: DecimalChoice[];
  /** The columns as its first line names them; null for those that products do not have, which are ignored. */
  columns: { header: string; column: Column | null }[];
}

/** Something to know of products of a file, with how many it is of, and the lines of the first of them. */
interface ImportNote {
  text: string;
  count: number;
  lines: number[];
}

/** A product or category that gets another handle here than it has in the file. */
export interface HandleChange {
  /** null: of a category. */
  line: number | null;
  title: string;
  /** The address in the former shop, or the one that the file asks for. */
  from: string;
  /** The address here. */
  to: string;
  reason: string;
  /** Whether `from` is redirected to `to`. */
  isRedirected: boolean;
}

/** What an import does, as its client reads it. */
export interface ImportReport {
  file: FileReading;
  toCreate: number;
  toChange: number;
  unchanged: number;
  /** Products that differ from the file and stay as they are. */
  kept: number;
  /** Products that are skipped. */
  refused: number;
  /** Products that are created or changed with notes. */
  noted: number;
  /** What the import overwrites of products that an earlier import created. */
  overwrite: readonly Overwrite[];
  /** How many products differ from the file in the same way, for each way. */
  differences: { ways: Difference[]; count: number }[];
  /** The categories that are made for products of the file. */
  newCategories: string[];
  /** What the file has and this shop does not, and what products lack. */
  notes: ImportNote[];
  /** How many handles the import changes, and the first 1,000 of them. */
  handlesChanged: number;
  handles: HandleChange[];
  /** In the file's order: the first 200 of each kind, 5,000 skipped and 5,000 with notes. Unchanged products are not listed. */
  rows: ReportedRow[];
}

/** How far an import is: in rows, or in images that are fetched. */
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

/** Notes something of the product on a line; of those beyond the first kinds only that there are more. */
export function reportNotes({ notes }: ImportReport, line: number, texts: Iterable<string>): void {
  for (const said of new Set(texts)) {
    const text = notes.length < MAX_NOTES || notes.some((note) => note.text === said) ? said : MORE;
    let note = notes.find((one) => one.text === text);
    if (!note) {
      note = { text, count: 0, lines: [] };
      notes.push(note);
    }
    note.count += 1;
    if (note.lines.length < MAX_NOTED_LINES) note.lines.push(line);
  }
}

/** Counts a changed handle in, and lists it as far as there is room. */
export function reportHandle(report: ImportReport, change: HandleChange): void {
  report.handlesChanged += 1;
  if (report.handles.length < MAX_LISTED_HANDLES) report.handles.push(change);
}

/** Counts a row in, and lists it as far as there is room. */
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
