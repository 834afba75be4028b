import { type ClientSession, type Filter, ObjectId } from 'mongodb';

interface Versioned {
  _id: ObjectId;
  version: number;
}

/** Reads what is about to be changed: the newest version may not be on a majority of the nodes yet. */
export const NEWEST = { readConcern: { level: 'local' } } as const;

/** Options for a read inside a transaction, which has a read concern of its own, or else for the newest version. */
export function newestIn(session: ClientSession | undefined) {
  return session ? { session } : NEWEST;
}

export function parseObjectId(id: unknown): ObjectId | null {
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? ObjectId.createFromHexString(id) : null;
}

/** Matches only the version that the caller has read; any, when it names none. */
export function atVersion<T extends Versioned>(_id: ObjectId, version: number | null | undefined): Filter<T> {
  return (version == null ? { _id } : { _id, version }) as Filter<T>;
}
