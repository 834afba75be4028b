import { hash } from 'node:crypto';
import { IMAGE_FILE, imageFiles } from '../../kernel/images/image-store.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import type { Storage } from '../../kernel/storage/storage.ts';
import { UPLOADS_FOLDER } from './archive.ts';
import type { TarFile } from './tar.ts';

/** Requests to an object store take long, so run several. */
const READ_AT_ONCE = 8;
const RIFF_HEADER_BYTES = 12;

/** Adds the images of a storage to an archive: each image once and complete, with only a few in memory at a time. */
export class ImageCopies {
  readonly #copied = new Set<string>();
  readonly #images: Storage;

  constructor(images: Storage) {
    this.#images = images;
  }

  get count(): number {
    return this.#copied.size;
  }

  /** The images added since the last call. */
  async *files(): AsyncGenerator<TarFile> {
    for await (const names of inBatches(this.#wanted(), READ_AT_ONCE)) yield* this.#read(names);
  }

  async *#wanted(): AsyncGenerator<string> {
    for await (const name of this.#images.list('')) if (!this.#copied.has(name) && isKept(name)) yield name;
  }

  async *#read(names: string[]): AsyncGenerator<TarFile> {
    const files = await Promise.all(names.map((name) => this.#images.read(name)));
    for (const [index, name] of names.entries()) {
      // null: it has been deleted in the meantime.
      const bytes = files[index];
      if (!bytes || !isIntact(name, bytes)) continue;
      this.#copied.add(name);
      yield { name: UPLOADS_FOLDER + name, bytes };
    }
  }

  /** @returns the files of images in use that are missing or damaged; missing medium copies are created */
  async missing(hashes: AsyncIterable<string>): Promise<string[]> {
    const missing = new Set<string>();
    for await (const hash of hashes) {
      const { large, thumbnail } = imageFiles(hash);
      for (const file of [large, thumbnail]) if (!this.#copied.has(file)) missing.add(file);
    }
    return [...missing];
  }
}

/** @returns null for an entry that is not an image */
export function imageIn(entry: string): string | null {
  const name = entry.startsWith(UPLOADS_FOLDER) ? entry.slice(UPLOADS_FOLDER.length) : '';
  return isKept(name) ? name : null;
}

/** JPEG copies are left out: the server makes them again on request. */
function isKept(name: string): boolean {
  return IMAGE_FILE.test(name) && !name.endsWith('.jpg');
}

/** Whether a file contains what its name says: a WebP image of its declared length and, for the large one, its hash. */
export function isIntact(name: string, bytes: Buffer): boolean {
  const [, imageHash = name] = IMAGE_FILE.exec(name) ?? [];
  if (name === imageFiles(imageHash).large) return hash('sha256', bytes).startsWith(imageHash);
  return (
    bytes.length > RIFF_HEADER_BYTES &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.readUInt32LE(4) + 8 === bytes.length &&
    bytes.toString('latin1', 8, RIFF_HEADER_BYTES) === 'WEBP'
  );
}
