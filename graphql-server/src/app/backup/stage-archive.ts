import { BSON, type Document } from 'mongodb';
import type { Storage } from '../../kernel/storage/storage.ts';
import { collectionOf } from './archive.ts';
import { imageIn, isIntact } from './images.ts';
import { readArchive } from './read-archive.ts';
import type { stagedIn } from './staging.ts';
import type { TarFile } from './tar.ts';

/** Requests to an object store take long, so run several. */
const IMAGES_AT_ONCE = 8;
/** Keeps BSON number types: JavaScript would not distinguish a double from an integer. */
const AS_STORED = { promoteValues: false, promoteLongs: false, bsonRegExp: true };

type Staged = ReturnType<typeof stagedIn>;

interface StagedArchive {
  documents: number;
  images: number;
  /** Image files that are damaged in the archive, and were left out. */
  damaged: string[];
}

/** Writes a checked archive to staging collections next to the shop's own. */
export async function stageArchive(path: string, staged: Staged, images: Storage): Promise<StagedArchive> {
  const counts: StagedArchive = { documents: 0, images: 0, damaged: [] };
  const writer = new ImageWriter(images);
  for await (const file of readArchive(path)) {
    const image = imageIn(file.name);
    const collection = collectionOf(file.name);
    // A file with this name has the same content, unless the archived one is damaged. Do not overwrite it with a damaged one.
    if (image && !isIntact(image, file.bytes)) counts.damaged.push(image);
    else if (image) {
      await writer.write(image, file.bytes);
      counts.images += 1;
    } else if (collection) counts.documents += await insertInto(staged, collection, file);
  }
  await writer.end();
  return counts;
}

/** Writes a few images at once. */
class ImageWriter {
  readonly #images: Storage;
  #writes: Promise<void>[] = [];

  constructor(images: Storage) {
    this.#images = images;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const write = this.#images.write(name, bytes);
    // Prevents an unhandled rejection if it fails before it is awaited.
    write.catch(() => {});
    this.#writes.push(write);
    if (this.#writes.length === IMAGES_AT_ONCE) await this.#settle();
  }

  async end(): Promise<void> {
    await this.#settle();
    await this.#images.flush();
  }

  /** Stops at the first failure. */
  async #settle(): Promise<void> {
    const writes = await Promise.allSettled(this.#writes.splice(0));
    const failed = writes.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
}

async function insertInto(staged: Staged, collection: string, { bytes }: TarFile): Promise<number> {
  const documents: Document[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = start + bytes.readInt32LE(start);
    documents.push(BSON.deserialize(bytes.subarray(start, end), AS_STORED));
    start = end;
  }
  await staged.collection(collection).insertMany(documents);
  return documents.length;
}
