import { type ClientSession, type Filter, ObjectId } from 'mongodb';

interface Versioned {
  _id: ObjectId;
  version: number;
}

/** For reads before a write, because a majority of the nodes may not have the newest version yet. */
export const NEWEST = { readConcern: { level: 'local' } } as const;

/** Options to read the newest version. In a transaction, its own read concern applies. */
export function newestIn(session: ClientSession | undefined) {
  return session ? { session } : NEWEST;
}

export function parseObjectId(id: unknown): ObjectId | null {
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? ObjectId.createFromHexString(id) : null;
}

/** Matches only the version that the caller has read, or any version if the caller names none. */
export function atVersion<T extends Versioned>(_id: ObjectId, version: number | null | undefined): Filter<T> {
  return (version == null ? { _id } : { _id, version }) as Filter<T>;
}
