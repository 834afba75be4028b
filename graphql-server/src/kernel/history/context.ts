import type { Config } from '../config.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { RequestScans } from '../list/scans.ts';
import type { DataRevision } from '../mongodb/revision.ts';
import type { Needs, Viewer } from '../roles.ts';
import type { ChangeSubject, HistoryCollections, HistoryEntry } from './entry.ts';
import type { FieldChange } from './field-values.ts';
import type { Recorder } from './recorder.ts';
import type { UndoRuns } from './undo-runs.ts';

export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What the history, and each domain whose changes it remembers, works with. */
export interface HistoryServices extends HistoryCollections {
  config: Config;
  /** The same each time this server is started, and of no other server of its database. */
  serverId: string;
  images: ImageStore;
  revision: DataRevision;
  undoRuns: UndoRuns;
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
  /** Who may undo a change: those who may make it. */
  needs: Needs;
  /** Whether a change can be taken back by whom it is shown to, as far as it says itself. */
  canUndo(entry: HistoryEntry, viewer: Viewer): boolean;
  /** Takes a change back by the services and the rules that hold for every change. */
  undo(context: HistoryContext, entry: HistoryEntry): Promise<void>;
  /**
   * The same of several, in few transactions.
   * @returns those that are to be undone by themselves
   */
  undoTogether?(context: HistoryContext, entries: HistoryEntry[]): Promise<HistoryEntry[]>;
  /** Whether changes of a group may still be made, though none was for a while. */
  isGoingOn?(context: HistoryContext, groupId: HistoryEntry['_id']): Promise<boolean>;
  /** Reads what is needed to answer the fields of changes. @returns the changed fields of each of them, in the order of its form */
  describe(
    context: HistoryContext,
    entries: readonly HistoryEntry[],
  ): Promise<(entry: HistoryEntry) => FieldChange[]>;
}

export type Subjects = Readonly<Record<ChangeSubject, Subject>>;
