import { hash } from 'node:crypto';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { BSON } from 'mongodb';
import type { ReleaseStore } from './release-store.ts';
import { isIntact } from './stored-content.ts';

/**
 * The documents of what a release shows, as they were when it was made: for the API. They lie in buckets by their ids, each a
 * file by the hash of its content, so that a change of one product costs one bucket and the list of them.
 */
export interface DocumentList extends Record<ShownKind, readonly string[]> {
  content: StorefrontContent;
  /** What its prices are in; those of former versions were in rupees, and do not say so. */
  currency?: string;
}

export type ShownKind = 'products' | 'categories';

export const SHOWN_KINDS = ['products', 'categories'] as const satisfies readonly ShownKind[];

const BUCKETS: Record<ShownKind, number> = { products: 256, categories: 16 };
const EMPTY = '';
/** The last digits of ids made one after the other are the next ones. */
const DIGITS = 2;

/** A document by its id, as BSON. */
export type StoredDocuments = ReadonlyMap<string, Uint8Array>;

/** @returns the documents of each bucket, in the order of their ids */
export function intoBuckets(kind: ShownKind, documents: StoredDocuments): Uint8Array[][] {
  const buckets: Uint8Array[][] = Array.from({ length: BUCKETS[kind] }, () => []);
  for (const id of [...documents.keys()].sort()) {
    buckets[bucketOf(kind, id)]?.push(documents.get(id) as Uint8Array);
  }
  return buckets;
}

/** @returns the name of the file */
export async function writeBucket(store: ReleaseStore, documents: readonly Uint8Array[]): Promise<string> {
  if (documents.length === 0) return EMPTY;
  const content = Buffer.concat(documents);
  const name = `${hash('sha256', content)}.bson`;
  await store.writeFile(name, content);
  return name;
}

/** @returns null where it is lost or damaged */
export async function readBucket(store: ReleaseStore, name: string): Promise<Map<string, Uint8Array> | null> {
  if (name === EMPTY) return new Map();
  const bytes = await readIntact(store, name);
  if (!bytes) return null;
  const documents = new Map<string, Uint8Array>();
  for (let start = 0; start < bytes.length; ) {
    const end = start + bytes.readInt32LE(start);
    const document = bytes.subarray(start, end);
    documents.set(String(BSON.deserialize(document)['_id']), document);
    start = end;
  }
  return documents;
}

/** @returns the name of the file */
export async function writeList(store: ReleaseStore, list: DocumentList): Promise<string> {
  const content = Buffer.from(JSON.stringify(list));
  const name = `${hash('sha256', content)}.json`;
  await store.writeFile(name, content);
  return name;
}

/** @returns null where it is lost or damaged */
export async function readList(store: ReleaseStore, name: string): Promise<DocumentList | null> {
  const bytes = await readIntact(store, name);
  return bytes && JSON.parse(bytes.toString());
}

/** What is damaged is deleted, because a file that is there is not written again. */
async function readIntact(store: ReleaseStore, name: string): Promise<Buffer | null> {
  const bytes = await store.readFile(name);
  if (!bytes || isIntact(name, bytes)) return bytes;
  await store.deleteFile(name);
  return null;
}

/** @returns null where the release has none, or does not know it any more */
export async function findDocument(
  store: ReleaseStore,
  list: string,
  kind: ShownKind,
  id: string,
): Promise<Uint8Array | null> {
  const name = (await readList(store, list))?.[kind][bucketOf(kind, id)] ?? EMPTY;
  return (await readBucket(store, name))?.get(id) ?? null;
}

function bucketOf(kind: ShownKind, id: string): number {
  return Number.parseInt(id.slice(-DIGITS), 16) % BUCKETS[kind];
}
