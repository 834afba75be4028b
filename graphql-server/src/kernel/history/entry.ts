import type { Collection, Document, IndexDescription, ObjectId } from 'mongodb';
import type { Author } from '../roles.ts';

/** A kind of thing: a key of the `subjects` that a module declares. */
export type ChangeSubject = string;
export type ChangeAction = 'CREATED' | 'CHANGED' | 'DELETED';

/** Why a change was made: `IMPORT`, `BULK`, `UNDO`, or a value that a module adds to the enum of the schema. */
export type ChangeSource = string;

/** A change of one thing, written in the transaction that makes it. Its id contains the time. */
export interface HistoryEntry {
  _id: ObjectId;
  at: Date;
  /** When the database deletes the entry. */
  expiresAt: Date;
  by?: Author;
  subject: ChangeSubject;
  /** The id of the changed object; for content, the name of a section. */
  subjectId: ObjectId | string;
  /** The name of the changed thing: for the storefront and its content the id, for a group the file name. */
  name: string;
  action: ChangeAction;
  /** The changed fields before the change. For a deletion, the deleted document. */
  before?: Document;
  /** The changed fields after the change. For a creation, the created document. */
  after?: Document;
  /** The hashes of the images in `before`. They are kept as long as this entry. */
  images?: string[];
  source?: ChangeSource;
  /** The id of its group's entry. */
  groupId?: ObjectId;
  /** Only in the entry of a group, which represents all its changes in a list. */
  group?: ChangeGroup;
  /** A sentence for the operator, such as why an undo did not restore everything. */
  note?: string;
  undoes?: ObjectId;
  undoneBy?: ObjectId;
}

/** The kind of a group. Undos keep the kind of the original. */
export type GroupWork = 'IMPORT' | 'BULK';

/**
 * Many changes made together: an import, a bulk change, or the undo of either. For a bulk change, the entry's `after` contains the
 * values it sets.
 */
interface ChangeGroup {
  work: GroupWork;
  /** 0 for the original changes, 1 for their undo. Older entries may be undos of undos. */
  undos: number;
  /** The number of changes of each kind. Missing until the group is complete. */
  counts?: GroupCounts;
  /** The latest request to undo the group, and its progress. */
  undoing?: GroupUndoing;
}

export type GroupCounts = Record<ChangeAction, number>;

/** A change that could not be undone, and the reason. */
export interface LeftChange {
  name: string;
  reason: string;
}

/** A request to undo a group. A kernel job processes it (undo-job.ts). */
export interface GroupUndoing {
  /** The group that contains the changes made by the undo. */
  groupId: ObjectId;
  /** Who requested it. */
  by?: Author;
  /** Set until the job completes or gives up. */
  isWanted?: true;
  /** The last processed change. The job goes from newest to oldest, so it continues with older ones. */
  last?: ObjectId;
  /** The claim of the server that processes the next page, and its number of attempts. */
  claim?: ObjectId;
  attempts: number;
  /** The numbers of changes: to undo, processed, and failed. */
  total: number;
  done: number;
  left: number;
  /** The first changes that could not be undone. */
  firstLeft: LeftChange[];
  /** Why the job has given up. */
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

/** Indexes that end in `_id` are read backwards, newest first. The `groupId` filter skips changes that belong to a group. */
export const HISTORY_INDEXES: IndexDescription[] = [
  { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
  { key: { subjectId: 1, _id: 1 }, name: SUBJECT_INDEX },
  { key: { groupId: 1, _id: 1, action: 1 }, name: GROUP_INDEX },
  { key: { subject: 1, groupId: 1, _id: 1 }, name: KIND_INDEX },
  { key: { 'by.operatorId': 1, subject: 1, groupId: 1, _id: 1 }, name: AUTHOR_INDEX },
  { key: { images: 1 }, name: HISTORY_IMAGE_INDEX, sparse: true },
  { key: { 'group.undoing.isWanted': 1 }, name: UNDO_WANTED_INDEX, sparse: true },
];
