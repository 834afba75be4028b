import type { ObjectId } from 'mongodb';
import type { ReleasedKind } from './collections.ts';

/** A new or changed document of a release. */
export interface NewVersion {
  id: ObjectId | string;
  hash: string;
  /** All fields except `_id`. */
  fields(): object;
}

/** The documents of one kind that differ between a new release and the newest one. */
export interface KindChanges {
  added: readonly NewVersion[];
  /** The ids of documents that the release lacks. */
  removed: readonly (ObjectId | string)[];
}

/** Changes of one kind that are written together. */
export interface VersionBatch extends KindChanges {
  kind: ReleasedKind;
}

/** A release whose versions are being written. No one reads them until it is complete. */
export interface StagedRelease {
  number: number;
  /** The number of documents per kind that differ from the previous release. */
  counts: Record<ReleasedKind, number>;
  /** The first ids of changed and removed documents, up to a limit. */
  ids: Record<ReleasedKind, string[]>;
}
