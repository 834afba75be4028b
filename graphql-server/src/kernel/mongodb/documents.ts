import { type Filter, ObjectId } from 'mongodb';

interface Versioned {
  _id: ObjectId;
  version: number;
}

/** Reads what is about to be changed: the newest version may not be on a majority of the nodes yet. */
export const NEWEST = { readConcern: { level: 'local' } } as const;

export function parseObjectId(id: unknown): ObjectId | null {
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? ObjectId.createFromHexString(id) : null;
}

/** Matches only the version that the caller has read; any, when it names none. */
export function atVersion<T extends Versioned>(_id: ObjectId, version: number | null | undefined): Filter<T> {
  return (version == null ? { _id } : { _id, version }) as Filter<T>;
}
