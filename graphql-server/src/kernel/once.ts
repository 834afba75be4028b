import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Collection, type Filter, MongoServerError, type OptionalUnlessRequiredId } from 'mongodb';
import { kernelMessages } from './messages.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
const DUPLICATE_KEY = 11_000;

/** The error message for a text that `isIdempotencyKey` rejects. */
export const MALFORMED_KEY = kernelMessages.malformedIdempotencyKey;

/** The record of a request that must run only once. */
export interface OnceDocument {
  /** A hash of the caller and the idempotency key. */
  _id: string;
  /** A hash of the request's whole content. */
  fingerprint: string;
}

/** Whether a text can be an idempotency key: 1 to 200 printable characters without spaces. */
export function isIdempotencyKey(key: string): boolean {
  return KEY.test(key);
}

/** @param files paths of uploaded files. The hash includes their content, but not their names */
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
 * Records a request under its key before it runs.
 * @returns the record of this key, which is new for the first request. `isSame` is false if an earlier
 * request had another body
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
    // The record may have expired between the two queries.
    return (found as Stored | null) ?? request;
  }
}
