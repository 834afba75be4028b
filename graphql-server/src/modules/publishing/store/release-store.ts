import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Storage } from '../../../kernel/storage/storage.ts';
import { type Bucket, type Entry, Manifest } from './manifest.ts';
import { type ReleaseRecord, type StoredRecord, toRecord } from './release-record.ts';
import { isIntact } from './stored-content.ts';

/** What is served: nothing else says it. */
export interface Pointer {
  mode: 'sample' | 'catalogue';
  release: number | null;
  /** That of the settings it was written for. */
  revision: number;
}

const POINTER = 'current.json';
const FILES_AT_ONCE = 16;
const RECORD_NAME = /\/(\d+)\.json$/;
/** Numbers from here on are those of previews, which are kept apart: no release is ever given one. */
const FIRST_PREVIEW = 100_000_000;
const FIRST_SECOND = Date.UTC(2026) / 1_000;

/** @returns a number that no preview of the last years has had. @param newest that of the last one, if it is still there */
export function previewNumber(newest = 0): number {
  const seconds = Math.floor(Date.now() / 1_000 - FIRST_SECOND);
  return Math.max(FIRST_PREVIEW + seconds, newest + 1);
}

export function isPreview(number: number): boolean {
  return number >= FIRST_PREVIEW;
}

/** Files by the hash of their content, releases over them, and the pointer to the one that is served. */
export class ReleaseStore {
  readonly storage: Storage;
  /** The files of buckets that were read or written: most are the same in the next release. */
  readonly #names = new WeakMap<Bucket, string>();

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** @param content is stored as it is; `name` is that of the uncompressed content. @returns whether it is new. */
  async writeFile(name: string, content: Uint8Array): Promise<boolean> {
    const path = filePath(name);
    if (await this.storage.has(path)) return false;
    await this.storage.write(path, content);
    return true;
  }

  readFile(name: string): Promise<Buffer | null> {
    return this.storage.read(filePath(name));
  }

  /** The names of all files that are there, whatever release they are of. */
  async *fileNames(): AsyncIterable<string> {
    for await (const path of this.storage.list('files')) yield path.slice(path.lastIndexOf('/') + 1);
  }

  deleteFile(name: string): Promise<void> {
    return this.storage.delete(filePath(name));
  }

  /** @returns null where its file is missing or damaged. */
  async findBucket(name: string): Promise<Bucket | null> {
    const bytes = await this.readFile(name);
    if (!bytes || !isIntact(name, bytes)) return null;
    const bucket: Bucket = JSON.parse(bytes.toString());
    this.#names.set(bucket, name);
    return bucket;
  }

  async readBucket(name: string): Promise<Bucket> {
    const bucket = await this.findBucket(name);
    if (!bucket) throw new Error(`The file ${name} of a release is missing.`);
    return bucket;
  }

  async readManifest({ buckets }: ReleaseRecord): Promise<Manifest> {
    return new Manifest(await inParallel(buckets, (name) => this.readBucket(name)));
  }

  /**
   * Without what a broken disk or a careless hand has taken away: that is to be made anew. What is damaged is deleted,
   * because a file that is there is not written again.
   * @param isSuspect reads every file, and not only the list of them.
   */
  async readIntactManifest({ buckets }: ReleaseRecord, isSuspect = false): Promise<Manifest> {
    const present = new Set<string>();
    for await (const name of this.fileNames()) present.add(name);
    const manifest = new Manifest(
      await inParallel(buckets, async (name) => {
        const bucket = await this.findBucket(name);
        if (!bucket) await this.deleteFile(name);
        return bucket ?? {};
      }),
    );
    const lost = new Map<string, Entry | null>();
    await pLimit(FILES_AT_ONCE).map(manifest.entries(), async ([path, entry]) => {
      if (!('file' in entry)) return;
      if (present.has(entry.file) && !(isSuspect && (await this.deleteDamaged(entry.file)))) return;
      lost.set(path, null);
    });
    return manifest.with(lost);
  }

  /** @returns whether a file was damaged, and is gone now. */
  async deleteDamaged(name: string): Promise<boolean> {
    const bytes = await this.readFile(name);
    if (bytes && isIntact(name, bytes)) return false;
    await this.deleteFile(name);
    return true;
  }

  /** Writes the buckets that are new. @returns the names of all. */
  writeManifest({ buckets }: Manifest): Promise<string[]> {
    return inParallel(buckets, async (bucket) => {
      const known = this.#names.get(bucket);
      if (known !== undefined) return known;
      const content = Buffer.from(JSON.stringify(bucket));
      const name = `${hash('sha256', content)}.json`;
      await this.writeFile(name, content);
      this.#names.set(bucket, name);
      return name;
    });
  }

  /** Its files must all be written. Afterwards it is on the disk for good, with them. */
  async writeRelease(record: ReleaseRecord): Promise<void> {
    await this.storage.flush();
    await this.storage.write(releasePath(record.number), Buffer.from(JSON.stringify(record)));
    await this.storage.flush();
  }

  async readRelease(number: number): Promise<ReleaseRecord | null> {
    return toRecord(await this.readJson<StoredRecord>(releasePath(number)));
  }

  deleteRelease(number: number): Promise<void> {
    return this.storage.delete(releasePath(number));
  }

  /** The newest first. */
  async releaseNumbers(folder: 'releases' | 'previews' = 'releases'): Promise<number[]> {
    const numbers: number[] = [];
    for await (const name of this.storage.list(folder)) {
      const number = RECORD_NAME.exec(name)?.[1];
      if (number) numbers.push(Number(number));
    }
    return numbers.sort((one, other) => other - one);
  }

  /** All that can be looked at: previews, which become no releases, and releases. */
  async shownNumbers(): Promise<number[]> {
    return [...(await this.releaseNumbers('previews')), ...(await this.releaseNumbers())];
  }

  async readPointer(): Promise<Pointer | null> {
    return this.readJson(POINTER);
  }

  /** The swap: one rename, or one object replaced. */
  async writePointer(pointer: Pointer): Promise<void> {
    await this.storage.write(POINTER, Buffer.from(JSON.stringify(pointer)));
    await this.storage.flush();
  }

  /** @returns null for what is missing or cut off. */
  async readJson<T>(name: string): Promise<T | null> {
    const bytes = await this.storage.read(name);
    try {
      return bytes && JSON.parse(bytes.toString());
    } catch {
      // Cut off by a broken disk: as good as gone.
      return null;
    }
  }
}

/** Does the work once for items that are the same: a small shop has many empty buckets. */
async function inParallel<T, Result>(
  items: readonly T[],
  work: (item: T) => Promise<Result>,
): Promise<Result[]> {
  const distinct = new Map([...new Set(items)].map((item) => [item, work(item)]));
  return Promise.all(items.map((item) => distinct.get(item) as Promise<Result>));
}

function releasePath(number: number): string {
  return `${isPreview(number) ? 'previews' : 'releases'}/${number}.json`;
}

/** In folders by their first letters: one of a million names is slow to list. */
function filePath(name: string): string {
  return `files/${name.slice(0, 2)}/${name}`;
}
