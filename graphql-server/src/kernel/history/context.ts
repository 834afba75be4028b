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

/** The context for the history and for modules whose changes it records. */
export interface HistoryServices extends HistoryCollections {
  config: Config;
  images: ImageStore;
  disk: DiskSpace;
  jobs: Jobs;
  subjects: Subjects;
}

/** The services of the history, with the caller. */
export interface HistoryContext extends HistoryServices {
  viewer: Viewer;
  /** Records what this caller changes. */
  recorder: Recorder;
  log: Log;
  scans: RequestScans;
}

/** What a module declares about one kind of thing in the history. Modules receive their own, wider context. */
export interface Subject {
  /** The rights needed to see its changes. null: everyone who may see the history sees them. */
  seenBy: Needs | null;
  /** If missing, changes cannot be undone. */
  undo?: SubjectUndo;
  /** Whether the work of a group continues, although it has made no changes for a while. */
  isGoingOn?(context: HistoryContext, groupId: HistoryEntry['_id']): Promise<boolean>;
  /** Loads the data needed to describe changes. @returns the changed fields of each change, in the order of the form */
  describe(
    context: HistoryContext,
    entries: readonly HistoryEntry[],
  ): Promise<(entry: HistoryEntry) => FieldChange[]>;
}

interface SubjectUndo {
  /** The rights needed to undo a change: the same as for making it. */
  needs: Needs;
  /** Whether this viewer can undo a change. It checks only the entry. By default every change can be undone. */
  isPossible?(entry: HistoryEntry, viewer: Viewer): boolean;
  /** Undoes a change through the normal services and rules. @throws UserError if it was changed again since */
  one(context: HistoryContext, entry: HistoryEntry): Promise<void>;
  /** Undoes several changes in few transactions. @returns the changes that must be undone one by one */
  many?(context: HistoryContext, entries: HistoryEntry[]): Promise<HistoryEntry[]>;
}

/** The subjects of all modules. Entries of a removed module are kept but hidden. */
export type Subjects = Readonly<Record<string, Subject>>;
