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

/** The context of the history and of each module whose changes it records. */
export interface HistoryServices extends HistoryCollections {
  config: Config;
  images: ImageStore;
  disk: DiskSpace;
  jobs: Jobs;
  subjects: Subjects;
}

/** With the caller. */
export interface HistoryContext extends HistoryServices {
  viewer: Viewer;
  /** Records what this caller changes. */
  recorder: Recorder;
  log: Log;
  scans: RequestScans;
}

/** What a module declares about one kind of thing in the history. Modules receive their own, wider context. */
export interface Subject {
  /** Who may see its changes; null: everyone who may see the history. */
  seenBy: Needs | null;
  /** Without it, changes cannot be undone. */
  undo?: SubjectUndo;
  /** Whether a group may still get changes although it has had none for a while. */
  isGoingOn?(context: HistoryContext, groupId: HistoryEntry['_id']): Promise<boolean>;
  /** Loads the data for the fields of changes. @returns the changed fields of each change, in the order of the form */
  describe(
    context: HistoryContext,
    entries: readonly HistoryEntry[],
  ): Promise<(entry: HistoryEntry) => FieldChange[]>;
}

interface SubjectUndo {
  /** The rights needed to undo a change: those needed to make it. */
  needs: Needs;
  /** Whether this viewer can undo a change, judging by its entry. By default every change can be undone. */
  isPossible?(entry: HistoryEntry, viewer: Viewer): boolean;
  /** Undoes a change through the normal services and rules. @throws UserError if it was changed again since */
  one(context: HistoryContext, entry: HistoryEntry): Promise<void>;
  /** Undoes several changes in few transactions. @returns the ones to undo one by one */
  many?(context: HistoryContext, entries: HistoryEntry[]): Promise<HistoryEntry[]>;
}

/** The subjects of all modules. Entries of a removed module are kept, but nobody sees them. */
export type Subjects = Readonly<Record<string, Subject>>;
