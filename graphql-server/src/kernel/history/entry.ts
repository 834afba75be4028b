import type { Collection, Document, IndexDescription, ObjectId } from 'mongodb';
import type { Author } from '../roles.ts';

/** A kind of thing: a key of the `subjects` that a module declares. */
export type ChangeSubject = string;
export type ChangeAction = 'CREATED' | 'CHANGED' | 'DELETED';

/** Why a change was made: `IMPORT`, `BULK`, `UNDO`, or a value that a module adds to the enum of the schema. */
export type ChangeSource = string;

/** A change of one thing, written in the transaction that makes it. The time is in its id. */
export interface HistoryEntry {
  _id: ObjectId;
  at: Date;
  /** When the entry is deleted. */
  expiresAt: Date;
  by?: Author;
  subject: ChangeSubject;
  /** The id of the changed thing; for content the name of a section. */
  subjectId: ObjectId | string;
  /** For the storefront and its content the id, for a group the name of the file. */
  name: string;
  action: ChangeAction;
  /** The changed fields before; for a deletion, the deleted document. */
  before?: Document;
  /** The changed fields after; for a creation, the created document. */
  after?: Document;
  /** The hashes of the images in `before`, which are kept as long as this entry. */
  images?: string[];
  source?: ChangeSource;
  /** The entry of its group. */
  groupId?: ObjectId;
  /** Only in the entry of a group, which represents all its changes in the list. */
  group?: ChangeGroup;
  /** A sentence for the operator, such as why an undo did not restore everything. */
  note?: string;
  undoes?: ObjectId;
  undoneBy?: ObjectId;
}

/** The kind of a group, regardless of how often it was undone. */
export type GroupWork = 'IMPORT' | 'BULK';

/**
 * Many changes made together: an import, a bulk change, or the undo of either. The entry's `after` holds what a bulk change sets.
 */
interface ChangeGroup {
  work: GroupWork;
  /** 0 for the original work, 1 for its undo. Older histories have undos of undos. */
  undos: number;
  /** The number of changes by kind; missing until the group is complete. */
  counts?: GroupCounts;
  /** The latest request to undo it, and its progress. */
  undoing?: GroupUndoing;
}

export type GroupCounts = Record<ChangeAction, number>;

/** A change that was not undone, and the reason. */
export interface LeftChange {
  name: string;
  reason: string;
}

/** A request to undo a group. A kernel job processes it (undo-job.ts). */
export interface GroupUndoing {
  /** The group of the changes that the undo makes. */
  groupId: ObjectId;
  /** Who asked for it. */
  by?: Author;
  /** Set until the job has finished or given up. */
  isWanted?: true;
  /** The oldest processed change; the job continues with older ones. */
  last?: ObjectId;
  /** The server that works on the next page, and how often it has tried. */
  claim?: ObjectId;
  attempts: number;
  /** The number of changes to undo, of processed ones, and of those that could not be undone. */
  total: number;
  done: number;
  left: number;
  /** The first changes that could not be undone. */
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

/** Indexes that end in `_id` are read backwards, newest first. Entries of a group are skipped by `groupId`. */
export const HISTORY_INDEXES: IndexDescription[] = [
  { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
  { key: { subjectId: 1, _id: 1 }, name: SUBJECT_INDEX },
  { key: { groupId: 1, _id: 1, action: 1 }, name: GROUP_INDEX },
  { key: { subject: 1, groupId: 1, _id: 1 }, name: KIND_INDEX },
  { key: { 'by.operatorId': 1, subject: 1, groupId: 1, _id: 1 }, name: AUTHOR_INDEX },
  { key: { images: 1 }, name: HISTORY_IMAGE_INDEX, sparse: true },
  { key: { 'group.undoing.isWanted': 1 }, name: UNDO_WANTED_INDEX, sparse: true },
];
