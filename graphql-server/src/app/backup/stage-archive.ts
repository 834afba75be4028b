import { BSON, type Document } from 'mongodb';
import type { Storage } from '../../kernel/storage/storage.ts';
import { collectionOf } from './archive.ts';
import { imageIn, isIntact } from './images.ts';
import { readArchive } from './read-archive.ts';
import type { stagedIn } from './staging.ts';
import type { TarFile } from './tar.ts';

/** An object store takes its time for each. */
const IMAGES_AT_ONCE = 8;
/** Numbers keep their types: a double is not an integer, though both are numbers in JavaScript. */
const AS_STORED = { promoteValues: false, promoteLongs: false, bsonRegExp: true };

type Staged = ReturnType<typeof stagedIn>;

interface StagedArchive {
  documents: number;
  images: number;
  /** Files of images that are damaged in the archive already, and were left out. */
  damaged: string[];
}

/** Writes a checked archive beside the shop. */
export async function stageArchive(path: string, staged: Staged, images: Storage): Promise<StagedArchive> {
  const counts: StagedArchive = { documents: 0, images: 0, damaged: [] };
  const writer = new ImageWriter(images);
  for await (const file of readArchive(path)) {
    const image = imageIn(file.name);
    const collection = collectionOf(file.name);
    // What the shop has by this name is the same, unless that is damaged: it must not be by this one.
    if (image && !isIntact(image, file.bytes)) counts.damaged.push(image);
    else if (image) {
      await writer.write(image, file.bytes);
      counts.images += 1;
    } else if (collection) counts.documents += await insertInto(staged, collection, file);
  }
  await writer.end();
  return counts;
}

/** Writes a few at once. */
class ImageWriter {
  readonly #images: Storage;
  #writes: Promise<void>[] = [];

  constructor(images: Storage) {
    this.#images = images;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const write = this.#images.write(name, bytes);
    // It may fail before it is waited for.
    write.catch(() => {});
    this.#writes.push(write);
    if (this.#writes.length === IMAGES_AT_ONCE) await this.#settle();
  }

  async end(): Promise<void> {
    await this.#settle();
    await this.#images.flush();
  }

  /** None goes on once one has failed. */
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
