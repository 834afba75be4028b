/** What a release is: a list of buckets, and how it came to be. */
export interface ReleaseRecord {
  number: number;
  /** ISO 8601. */
  createdAt: string;
  cause: ReleaseCause;
  /** Who asked for it, or saved what it shows. */
  causedBy: string[];
  pages: number;
  reused: number;
  durationMs: number;
  bytes: number;
  /**
   * How much differs from the release before; null where it is not known what that showed. Records of earlier versions say
   * nothing of redirects.
   */
  changed: { products: number; categories: number; content: boolean; redirects?: number } | null;
  /** The ids of changes in the history that it shows first, the newest first. */
  entries: string[];
  /** The version of the renderer that made it. */
  renderer: string;
  /** The names of its buckets' files, in their order. */
  buckets: string[];
  /**
   * How many products and categories it has in the database. Previews have none. Records of earlier versions name a file instead, or
   * nothing.
   */
  documents?: number | string;
  /** What its prices are in, by ISO 4217. Previews and records of earlier versions do not say. */
  currency?: string;
}

/** How many documents a release has; undefined where that is not known. */
export function documentCount({ documents }: ReleaseRecord): number | undefined {
  return typeof documents === 'number' ? documents : undefined;
}

/** What a release was made for: see the schema. */
export type ReleaseCause =
  | 'CATALOGUE_USED'
  | 'REQUESTED'
  | 'IMPORTED'
  | 'SAVED'
  | 'DATE_REACHED'
  | 'STOCK'
  | 'REPAIRED'
  | 'SERVER_STARTED'
  | 'PAGES_RENEWED';

/** A release as versions before stored it: with its cause and its changes in words. */
interface FormerRecord extends Omit<ReleaseRecord, 'cause' | 'causedBy' | 'changed' | 'entries'> {
  cause: string;
  changes: string[];
}

const CAUSES: readonly (readonly [RegExp, ReleaseCause])[] = [
  [/^Use my catalogue(?:, by (.+))?$/s, 'CATALOGUE_USED'],
  [/^Go live(?:, by (.+))?$/s, 'REQUESTED'],
  [/^Import(?: by (.+))?$/s, 'IMPORTED'],
  [/^Saved (?:changes|by (.+))$/s, 'SAVED'],
  [/^A date was reached$/, 'DATE_REACHED'],
  [/^Files of the release before were lost$/, 'REPAIRED'],
  [/^New version of the pages$/, 'PAGES_RENEWED'],
];
const COUNTS =
  /: ((?:[\d,]+ products?|[\d,]+ categor(?:y|ies)|the storefront content)(?:(?:, | and )(?:[\d,]+ categor(?:y|ies)|the storefront content))*)$/;

export type StoredRecord = ReleaseRecord | FormerRecord;

/** What is stored, by facts; several authors that were named together stay one. */
export function toRecord(stored: StoredRecord | null): ReleaseRecord | null {
  return stored && 'changes' in stored ? fromFormer(stored) : stored;
}

function fromFormer({ changes: _, ...record }: FormerRecord): ReleaseRecord {
  const [tail, counts] = COUNTS.exec(record.cause) ?? [];
  const words = tail ? record.cause.slice(0, -tail.length) : record.cause;
  const causes = CAUSES.flatMap(([pattern, cause]) => {
    const match = pattern.exec(words);
    return match ? [{ cause, causedBy: match[1] ? [match[1]] : [] }] : [];
  });
  const [cause = { cause: 'SERVER_STARTED' as const, causedBy: [] }] = causes;
  return { ...record, ...cause, changed: counts ? countsIn(counts) : null, entries: [] };
}

function countsIn(words: string): NonNullable<ReleaseRecord['changed']> {
  const count = (of: RegExp) => Number((of.exec(words)?.[1] ?? '0').replaceAll(',', ''));
  return {
    products: count(/([\d,]+) product/),
    categories: count(/([\d,]+) categor/),
    content: words.includes('the storefront content'),
  };
}
