import type { Collection, Document, IndexDescription, ObjectId } from 'mongodb';

export type ChangeSubject = 'PRODUCT' | 'CATEGORY' | 'CONTENT' | 'STOREFRONT';
export type ChangeAction = 'CREATED' | 'CHANGED' | 'DELETED';

/** Who makes a change; the name is the one that they have then. */
export interface Author {
  name: string;
  /** Also where a token of theirs is used. */
  operatorId?: ObjectId;
}

/** What a change is a part of. */
export type ChangeSource = 'IMPORT' | 'BULK' | 'CATEGORY_DELETION' | 'UNDO';

/** A change of one thing, written by the transaction that changes it. Its id tells when it was made. */
export interface HistoryEntry {
  _id: ObjectId;
  at: Date;
  /** It is forgotten then. */
  expiresAt: Date;
  by?: Author;
  subject: ChangeSubject;
  /** Of a product or a category; the name of a section of the content. */
  subjectId: ObjectId | string;
  name: string;
  action: ChangeAction;
  /** The changed fields as they were; all of what was deleted. */
  before?: Document;
  /** The changed fields as they became. */
  after?: Document;
  /** The hashes of the images in `before`: they are kept as long as this is. */
  images?: string[];
  source?: ChangeSource;
  importId?: ObjectId;
  undoes?: ObjectId;
  undoneBy?: ObjectId;
}

export type HistoryCollection = Collection<HistoryEntry>;

export const HISTORY_IMAGE_INDEX = 'images';
export const SUBJECT_INDEX = 'subjectId';

/** All but the first are read backwards, for the newest first. */
export const HISTORY_INDEXES: IndexDescription[] = [
  { key: { expiresAt: 1 }, name: 'expiresAt', expireAfterSeconds: 0 },
  { key: { subjectId: 1, _id: 1 }, name: SUBJECT_INDEX },
  { key: { subject: 1, _id: 1 }, name: 'subject' },
  { key: { 'by.operatorId': 1, _id: 1 }, name: 'by' },
  { key: { images: 1 }, name: HISTORY_IMAGE_INDEX, sparse: true },
];
