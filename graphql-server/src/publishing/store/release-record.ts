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
  /** How much differs from the release before; null where it is not known what that showed. */
  changed: { products: number; categories: number; content: boolean } | null;
  /** The ids of changes in the history that it shows first, the newest first. */
  entries: string[];
  /** The version of the renderer that made it. */
  renderer: string;
  /** The names of its buckets' files, in their order. */
  buckets: string[];
  /** The name of the list of the documents that it shows; a preview has none. */
  documents?: string;
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
