import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Collection, type Filter, MongoServerError, type OptionalUnlessRequiredId } from 'mongodb';

const KEY = /^[\x21-\x7e]{1,200}$/;
const DUPLICATE_KEY = 11_000;

/** What is known of a request that must not happen twice. */
export interface OnceDocument {
  /** Made of the caller and the idempotency key. */
  _id: string;
  /** A hash of everything the request sent. */
  fingerprint: string;
}

/** Whether a text can be an idempotency key: 1 to 200 printable characters without spaces. */
export function isIdempotencyKey(key: string): boolean {
  return KEY.test(key);
}

/** @param files their paths: the bytes of a file count, its name does not */
export async function fingerprintOf(body: object, files: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(body));
  for (const path of files) {
    const ofFile = createHash('sha256');
    await pipeline(createReadStream(path), ofFile);
    hash.update(ofFile.digest());
  }
  return hash.digest('hex');
}

/**
 * Notes a request under its key, before it runs.
 * @returns what is known under this key: at the first time, what was just noted. A request whose body differs is not `isSame`.
 */
export async function beginOnce<Stored extends OnceDocument>(
  store: Collection<Stored>,
  request: OptionalUnlessRequiredId<Stored> & Stored,
): Promise<{ known: Stored; isFirst: boolean; isSame: boolean }> {
  const known = await insertOrFind(store, request);
  return { known, isFirst: known === request, isSame: known.fingerprint === request.fingerprint };
}

async function insertOrFind<Stored extends OnceDocument>(
  store: Collection<Stored>,
  request: OptionalUnlessRequiredId<Stored> & Stored,
): Promise<Stored> {
  try {
    await store.insertOne(request);
    return request;
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === DUPLICATE_KEY)) throw error;
    const byKey = { _id: request._id } as Filter<Stored>;
    const found = await store.findOne(byKey, { readConcern: { level: 'local' } });
    // It may have been forgotten at this very moment.
    return (found as Stored | null) ?? request;
  }
}
