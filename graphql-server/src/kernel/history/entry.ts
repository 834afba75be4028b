import type { Collection, Document, IndexDescription, ObjectId } from 'mongodb';
import type { Author } from '../roles.ts';

export type ChangeSubject =
  | 'PRODUCT'
  | 'CATEGORY'
  | 'CONTENT'
  | 'STOREFRONT'
  | 'SELLING'
  | 'REDIRECT'
  | 'OPERATOR'
  | 'INVITATION';
export type ChangeAction = 'CREATED' | 'CHANGED' | 'DELETED';

/** What a change is a part of. */
export type ChangeSource = 'IMPORT' | 'BULK' | 'CATEGORY_DELETION' | 'INVITATION' | 'UNDO';

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
export type GroupWork = Extract<ChangeSource, 'IMPORT' | 'BULK'>;

/** Many changes that were made together: an import, a bulk change, or the undoing of a group. What a bulk change sets is its `after`. */
interface ChangeGroup {
  work: GroupWork;
  /** How often the work was undone: 1 for its undoing, 2 for the undoing of that. */
  undos: number;
  /** How many of each kind belong to it; not there until all of them do. */
  counts?: GroupCounts;
  /** How its undoing goes, or went the last time. */
  undoing?: GroupUndoing;
}

export type GroupCounts = Record<ChangeAction, number>;

/** A change that was left as it is, and why. */
export interface LeftChange {
  name: string;
  reason: string;
}

export interface GroupUndoing {
  /** The group of the changes that it makes. */
  groupId: ObjectId;
  /** Of one run, so that one that was taken over notices it. */
  token: ObjectId;
  serverId: string;
  /** Who asked for it. */
  by?: Author;
  /** When it was last heard of. */
  beatAt: Date;
  /** Of how many changes, and how many of them it was at. */
  total: number;
  done: number;
  left: number;
  /** The first of those that were left. */
  firstLeft: LeftChange[];
  /** Why it ended before its end. */
  stopped?: string;
  endedAt?: Date;
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
export const UNDOING_INDEX = 'undoing';

/** All with an `_id` are read backwards, for the newest first; what belongs to a group is stepped over by `groupId`. */
export const HISTORY_INDEXES: IndexDescription[] = [
  { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
  { key: { subjectId: 1, _id: 1 }, name: SUBJECT_INDEX },
  { key: { groupId: 1, _id: 1, action: 1 }, name: GROUP_INDEX },
  { key: { subject: 1, groupId: 1, _id: 1 }, name: KIND_INDEX },
  { key: { 'by.operatorId': 1, subject: 1, groupId: 1, _id: 1 }, name: AUTHOR_INDEX },
  { key: { images: 1 }, name: HISTORY_IMAGE_INDEX, sparse: true },
  { key: { 'group.undoing.serverId': 1 }, name: UNDOING_INDEX, sparse: true },
];
