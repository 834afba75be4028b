import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ClientSession,
  type Db,
  type Document,
  type MongoClient,
  MongoServerError,
  ReadConcern,
} from 'mongodb';
import { StartupError } from '../../kernel/errors.ts';
import { appTexts } from '../messages.ts';
import { collectionEntry, isBackedUp, isStorable } from './archive.ts';
import { finishSwap } from './staging.ts';
import type { TarFile } from './tar.ts';

const SNAPSHOT_UNAVAILABLE = 246;
const SNAPSHOT_TOO_OLD = 239;
const RETRY_MS = 50;
const MAX_TRIES = 20;
const PART_BYTES = 4 * 1024 * 1024;

/** A snapshot of all collections of a database. */
export class DatabaseSnapshot implements AsyncDisposable {
  readonly #db: Db;
  readonly #session: ClientSession;
  readonly #names: string[];

  private constructor(db: Db, session: ClientSession, names: string[]) {
    this.#db = db;
    this.#session = session;
    this.#names = names;
  }

  static async take(client: MongoClient, database: string): Promise<DatabaseSnapshot> {
    for (let tries = 1; ; tries += 1) {
      const names = await collectionsIn(client.db(database));
      // The client's read concern would override the session's. It must be a new object, because the driver
      // stores the snapshot's time in it.
      const db = client.db(database, { readConcern: new ReadConcern('snapshot') });
      const session = client.startSession({ snapshot: true });
      try {
        // The first read sets the snapshot's time. It fails if a collection was created after that time; retrying helps.
        for (const name of ['restore', ...names]) {
          await db.collection(name).findOne({}, { session, projection: { _id: 1 } });
        }
        const swap = await db.collection<{ _id: string }>('restore').findOne({ _id: 'swap' }, { session });
        if (!swap) return new DatabaseSnapshot(db, session, names);
        // The snapshot was taken during a swap, so it contains parts of two shops.
        await session.endSession();
        await finishSwap(client.db(database));
      } catch (error) {
        await session.endSession();
        const isPassing = error instanceof MongoServerError && error.code === SNAPSHOT_UNAVAILABLE;
        if (!isPassing || tries === MAX_TRIES) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  /** The documents of all collections in BSON, in files of a few megabytes. */
  async *files(): AsyncGenerator<TarFile> {
    for (const name of this.#names) {
      let count = 0;
      for await (const bytes of this.#partsOf(name)) {
        count += 1;
        yield { name: collectionEntry(name, count), bytes };
      }
    }
  }

  /** The hashes of all images in use. */
  async *imageHashes(): AsyncGenerator<string> {
    for await (const { images } of this.#read('products', { 'images.hash': 1 })) {
      for (const { hash } of images ?? []) yield hash;
    }
    for await (const { image } of this.#read('categories', { 'image.hash': 1 })) if (image) yield image.hash;
    for await (const { images } of this.#read('storefront', { 'images.hash': 1 })) {
      for (const { hash } of images ?? []) yield hash;
    }
    for await (const { lines } of this.#read('orders', { 'lines.image.hash': 1 })) {
      for (const { image } of lines ?? []) if (image) yield image.hash;
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#session.endSession();
  }

  #read(name: string, projection: Document) {
    return this.#db.collection(name).find({}, { session: this.#session, projection });
  }

  async *#partsOf(name: string): AsyncGenerator<Buffer> {
    const options = { session: this.#session, raw: true };
    let documents: Uint8Array[] = [];
    let size = 0;
    try {
      for await (const document of this.#db.collection(name).find({}, options).sort({ _id: 1 })) {
        const bytes = document as unknown as Uint8Array;
        documents.push(bytes);
        size += bytes.length;
        if (size < PART_BYTES) continue;
        yield Buffer.concat(documents);
        documents = [];
        size = 0;
      }
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === SNAPSHOT_TOO_OLD)) throw error;
      throw new StartupError(appTexts.snapshotDiscarded);
    }
    if (size > 0) yield Buffer.concat(documents);
  }
}

/** @throws StartupError for a collection whose name does not fit into the archive */
async function collectionsIn(db: Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter(isBackedUp);
  const odd = names.find((name) => !isStorable(name));
  if (odd !== undefined) {
    throw new StartupError(appTexts.invalidCollectionName({ name: JSON.stringify(odd) }));
  }
  return names.sort();
}
