import type { AnyBulkWriteOperation, Collection, IndexDescription } from 'mongodb';
import type { PreparedImage } from './decode-image.ts';

/** The facts about a stored image that its documents and files do not list. */
export interface RegisteredImage {
  /** Its hash. */
  _id: string;
  /** The latest upload. The epoch if unknown. */
  at: Date;
  /** The name of the uploaded file. */
  fileName?: string;
  /** The size of the large file. */
  bytes?: number;
  width?: number;
  height?: number;
}

export const NEWEST_IMAGES: IndexDescription & { name: string } = { key: { at: -1, _id: -1 }, name: 'at' };

/** The date of images that were found without a record of their upload. */
export const UNKNOWN_DATE = new Date(0);

const MAX_NAME_LENGTH = 200;
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}]+/gu;

/** Lists the stored images, because listing an object store takes too long. */
export class ImageRegister {
  readonly #images: Collection<RegisteredImage>;

  constructor(images: Collection<RegisteredImage>) {
    this.#images = images;
  }

  async add(images: readonly PreparedImage[], at = new Date()): Promise<void> {
    await this.#write(
      images.map(({ hash, width, height, large, fileName = '' }) => {
        const name = fileName.replaceAll(CONTROL_CHARACTERS, ' ').trim().slice(0, MAX_NAME_LENGTH);
        const facts = { at, width, height, bytes: large.length, ...(name && { fileName: name }) };
        return { updateOne: { filter: { _id: hash }, update: { $set: facts }, upsert: true } };
      }),
    );
  }

  /** Adds the images that are stored without being registered. */
  async addFound(hashes: readonly string[]): Promise<void> {
    const found = this.#images.find({ _id: { $in: [...hashes] } }, { projection: { _id: 1 } });
    const known = new Set((await found.toArray()).map(({ _id }) => _id));
    await this.#write(
      hashes
        .filter((hash) => !known.has(hash))
        .map((_id) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: { at: UNKNOWN_DATE } }, upsert: true },
        })),
    );
  }

  async remove(hash: string): Promise<void> {
    await this.#images.deleteOne({ _id: hash });
  }

  async #write(operations: AnyBulkWriteOperation<RegisteredImage>[]): Promise<void> {
    if (operations.length > 0) await this.#images.bulkWrite(operations, { ordered: false });
  }
}
