import type { Config } from '../config.ts';
import type { DiskSpace } from '../disk-space.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { RequestScans } from '../list/scans.ts';
import type { Needs, Viewer } from '../roles.ts';
import type { HistoryCollections, HistoryEntry } from './entry.ts';
import type { FieldChange } from './field-values.ts';
import type { Recorder } from './recorder.ts';

export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What the history, and each domain whose changes it remembers, works with. */
export interface HistoryServices extends HistoryCollections {
  config: Config;
  images: ImageStore;
  disk: DiskSpace;
  jobs: Jobs;
  subjects: Subjects;
}

/** With who asks. */
export interface HistoryContext extends HistoryServices {
  viewer: Viewer;
  /** Writes down what this caller changes. */
  recorder: Recorder;
  log: Log;
  scans: RequestScans;
}

/**
 * What the history has to know of one kind of thing. The domain that it belongs to says so, and takes a context of its own,
 * which is wider than the one that is declared here.
 */
export interface Subject {
  /** Who may see its changes; null: all who may see the history. */
  seenBy: Needs | null;
  /** How its changes are undone. Without it, they cannot be. */
  undo?: SubjectUndo;
  /** Whether changes of a group may still be made, though none was for a while. */
  isGoingOn?(context: HistoryContext, groupId: HistoryEntry['_id']): Promise<boolean>;
  /** Reads what is needed to answer the fields of changes. @returns the changed fields of each of them, in the order of its form */
  describe(
    context: HistoryContext,
    entries: readonly HistoryEntry[],
  ): Promise<(entry: HistoryEntry) => FieldChange[]>;
}

interface SubjectUndo {
  /** Who may undo a change: those who may make it. */
  needs: Needs;
  /** Whether this viewer can undo a change, as far as its entry says. By default every change can be undone. */
  isPossible?(entry: HistoryEntry, viewer: Viewer): boolean;
  /** Undoes a change by the same services and rules as every change. @throws UserError when it was changed again since */
  one(context: HistoryContext, entry: HistoryEntry): Promise<void>;
  /** Undoes several, in few transactions. @returns the ones that are to be undone one by one */
  many?(context: HistoryContext, entries: HistoryEntry[]): Promise<HistoryEntry[]>;
}

/** Those of all modules. Entries of a module that was removed are kept, but nobody sees them. */
export type Subjects = Readonly<Record<string, Subject>>;
