/**
 * A server may delete images while a process makes a release that shows them. The server announces the
 * deletion first, and then reads what releases show; the process claims first what the release will show, and
 * then reads what is being deleted. So one of the two always sees the other, and no release that can be
 * restored lacks an image.
 */

import { randomUUID } from 'node:crypto';
import { UPLOADS_PATH } from '../../images/image.ts';
import { imageFiles } from '../../images/image-store.ts';
import type { StorageLocation } from '../../storage/open-storage.ts';
import { bucketOf } from './manifest.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';

const CLAIMS = 'claims';
const REMOVALS = 'removals';
/** A server that has not come to its end by then was killed. */
const MAX_REMOVAL_MS = 60_000;

/**
 * Claims images for a release that is being made; the claim ends with it, when the release itself is there.
 * @param paths such as /uploads/0a….webp
 */
export async function claimImages(store: ReleaseStore, paths: readonly string[]): Promise<AsyncDisposable> {
  const name = paths.length === 0 ? null : await note(store, CLAIMS, paths);
  return {
    // One that stays is deleted by `forgetClaims`.
    [Symbol.asyncDispose]: async () => void (name && (await store.storage.delete(name).catch(() => {}))),
  };
}

/** @returns one of the claimed images that is just being deleted, or null. */
export async function findImageThatGoes(
  store: ReleaseStore,
  paths: readonly string[],
): Promise<string | null> {
  if (paths.length === 0) return null;
  const earliest = Date.now() - MAX_REMOVAL_MS;
  for await (const name of store.storage.list(REMOVALS)) {
    const changedAt = (await store.storage.changedAt(name))?.getTime() ?? 0;
    const going = new Set(changedAt > earliest ? await readNote(store, name) : []);
    const found = paths.find((path) => going.has(path));
    if (found) return found;
  }
  return null;
}

/** What processes and servers that were killed have left. Nothing may be published meanwhile. */
export async function forgetClaims({ storage }: ReleaseStore): Promise<void> {
  for await (const name of storage.list(CLAIMS)) await storage.delete(name);
  for await (const name of storage.list(REMOVALS)) {
    const changedAt = (await storage.changedAt(name))?.getTime() ?? Date.now();
    if (Date.now() - changedAt > MAX_REMOVAL_MS) await storage.delete(name);
  }
}

/**
 * Deletes those of the images that no release or preview shows, nor a release that is being made; none, where that cannot be found out.
 * @param hashes of images that nothing else uses. @param remove deletes them.
 */
export async function removeUnreleased(
  location: StorageLocation,
  hashes: readonly string[],
  remove: (hashes: string[]) => Promise<void>,
): Promise<void> {
  // A store of its own: what it has written is for it to flush.
  const store = openStore(location);
  const unreleased = await findUnreleased(store, hashes).catch(() => []);
  if (unreleased.length === 0) return;
  const name = await note(store, REMOVALS, unreleased.map(pathOf));
  try {
    await remove(await findUnreleased(store, unreleased).catch(() => []));
  } finally {
    await store.storage.delete(name).catch(() => {});
  }
}

async function findUnreleased(store: ReleaseStore, hashes: readonly string[]): Promise<string[]> {
  const paths = new Map(hashes.map((hash) => [pathOf(hash), hash]));
  // Before the releases: a claim that has just ended has become one of them.
  for await (const name of store.storage.list(CLAIMS)) {
    for (const path of await readNote(store, name)) paths.delete(path);
  }
  const buckets = new Map<string, object>();
  for (const number of paths.size === 0 ? [] : await store.shownNumbers()) {
    const record = await store.readRelease(number);
    for (const path of record ? [...paths.keys()] : []) {
      const name = record?.buckets[bucketOf(path)] ?? '';
      const bucket = buckets.get(name) ?? (await store.readBucket(name));
      buckets.set(name, bucket);
      if (Object.hasOwn(bucket, path)) paths.delete(path);
    }
  }
  return [...paths.values()];
}

async function note({ storage }: ReleaseStore, folder: string, paths: readonly string[]): Promise<string> {
  const name = `${folder}/${randomUUID()}.json`;
  await storage.write(name, Buffer.from(JSON.stringify(paths)));
  await storage.flush();
  return name;
}

async function readNote({ storage }: ReleaseStore, name: string): Promise<string[]> {
  const bytes = await storage.read(name);
  return bytes ? JSON.parse(bytes.toString()) : [];
}

function pathOf(hash: string): string {
  return `${UPLOADS_PATH}/${imageFiles(hash).large}`;
}
