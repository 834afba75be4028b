import type { ObjectId } from 'mongodb';
import type { ReleasedKind } from './collections.ts';

/** A document that a release has, and those before do not. */
export interface NewVersion {
  id: ObjectId | string;
  hash: string;
  /** All of its fields but `_id`. */
  fields(): object;
}

/** How a release differs from the newest one. */
export interface KindChanges {
  added: readonly NewVersion[];
  /** The ids of documents that it does not have. */
  removed: readonly (ObjectId | string)[];
}

export type VersionChanges = Readonly<Record<ReleasedKind, KindChanges>>;

/** Changes of one kind that are written together. */
export interface VersionBatch extends KindChanges {
  kind: ReleasedKind;
}

/** A release whose versions are written. Nobody reads them before it is complete. */
export interface StagedRelease {
  number: number;
  /** How many documents of each kind differ from the release before. */
  counts: Record<ReleasedKind, number>;
  /** The ids of the first of them, those that it does not have any more included. */
  ids: Record<ReleasedKind, string[]>;
}
