import type { Collection, Document, IndexDescription, ObjectId } from 'mongodb';
import type { Author } from '../roles.ts';

/** A kind of thing: a key of the `subjects` that a module declares. */
export type ChangeSubject = string;
export type ChangeAction = 'CREATED' | 'CHANGED' | 'DELETED';

/** What a change is a part of: `IMPORT`, `BULK`, `UNDO`, or one that a module adds to the enum of the schema. */
export type ChangeSource = string;

/** A change of one thing, written by the transaction that changes it. Its id tells when it was made. */
export interface HistoryEntry {
  _id: ObjectId;
  at: Date;
  /** It is forgotten then. */
  expiresAt: Date;
  by?: Author;
  subject: ChangeSubject;
  /** Its own; of content the name of a section. */
  subjectId: ObjectId | string;
  /** Of the storefront and its content the id, of a group the name of the file. */
  name: string;
  action: ChangeAction;
  /** The changed fields as they were; what is kept of what was deleted. */
  before?: Document;
  /** The changed fields as they became; what is kept of what was created. */
  after?: Document;
  /** The hashes of the images in `before`: they are kept as long as this is. */
  images?: string[];
  source?: ChangeSource;
  /** The entry of the group that it belongs to. */
  groupId?: ObjectId;
  /** Only in the entry of a group, which stands in the list for all that belongs to it. */
  group?: ChangeGroup;
  /** A sentence for the operator, such as why an undo did not restore everything. */
  note?: string;
  undoes?: ObjectId;
  undoneBy?: ObjectId;
}

/** What a group is, however often it was undone. */
export type GroupWork = 'IMPORT' | 'BULK';

/** Many changes that were made together: an import, a bulk change, or the undo of either. What a bulk change sets is its `after`. */
interface ChangeGroup {
  work: GroupWork;
  /** 0 for the work itself, 1 for its undo. Older histories have undos of undos. */
  undos: number;
  /** How many of each kind belong to it; not there until all of them do. */
  counts?: GroupCounts;
  /** The latest request to undo it, and its progress. */
  undoing?: GroupUndoing;
}

export type GroupCounts = Record<ChangeAction, number>;

/** A change that was left as it is, and why. */
export interface LeftChange {
  name: string;
  reason: string;
}

/** A request to undo a group. A job of the kernel works through it: undo-job.ts. */
export interface GroupUndoing {
  /** The group of the changes that the undo makes. */
  groupId: ObjectId;
  /** Who asked for it. */
  by?: Author;
  /** Until the job has finished or given up. */
  isWanted?: true;
  /** The oldest change that was processed; the job continues with the ones before. */
  last?: ObjectId;
  /** Identifies the server that works on the next page, and counts the attempts at that page. */
  claim?: ObjectId;
  attempts: number;
  /** Changes to undo, changes processed, and the ones of these that could not be undone. */
  total: number;
  done: number;
  left: number;
  /** The first of those that could not be undone. */
  firstLeft: LeftChange[];
  /** Why the job gave up. */
  stopped?: string;
}

export type HistoryCollection = Collection<HistoryEntry>;

export interface HistoryCollections {
  history: HistoryCollection;
}

export const HISTORY_IMAGE_INDEX = 'images';
export const SUBJECT_INDEX = 'subjectId';
export const GROUP_INDEX = 'group';
export const KIND_INDEX = 'kind';
export const AUTHOR_INDEX = 'author_kind';
export const UNDO_WANTED_INDEX = 'undoWanted';

/** All with an `_id` are read backwards, for the newest first; what belongs to a group is stepped over by `groupId`. */
export const HISTORY_INDEXES: IndexDescription[] = [
  { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
  { key: { subjectId: 1, _id: 1 }, name: SUBJECT_INDEX },
  { key: { groupId: 1, _id: 1, action: 1 }, name: GROUP_INDEX },
  { key: { subject: 1, groupId: 1, _id: 1 }, name: KIND_INDEX },
  { key: { 'by.operatorId': 1, subject: 1, groupId: 1, _id: 1 }, name: AUTHOR_INDEX },
  { key: { images: 1 }, name: HISTORY_IMAGE_INDEX, sparse: true },
  { key: { 'group.undoing.isWanted': 1 }, name: UNDO_WANTED_INDEX, sparse: true },
];
