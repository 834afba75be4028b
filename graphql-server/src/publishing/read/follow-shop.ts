import type { ChangeStream, ChangeStreamDocument, Document, MongoClient, ObjectId, Timestamp } from 'mongodb';
import { readShop, readTouched, type Snapshot, type Touched } from './read-shop.ts';

/** What is written together is told together: its events come within less. */
const QUIET_MS = 15;
const MAX_DELAY_MS = 100;
const STRUCTURE_CHANGES = new Set(['drop', 'rename', 'dropDatabase', 'invalidate']);
const WATCHED = ['products', 'categories', 'storefront', 'imports'];

type Event = ChangeStreamDocument & { clusterTime?: Timestamp; ns?: { coll?: string } };

interface Listener {
  /** The shop has changed, or an import has begun or ended. */
  onShop(snapshot: Snapshot): void;
  /** What is to be shown, or when, was changed. */
  onSettings(): void;
  /** A preview was asked for, or answered. */
  onPreview(): void;
  /** Nothing is followed any more. */
  onLost(error: Error): void;
}

/** Reads the shop, and from then on whatever changes in it, at no more cost than the change. */
export class ShopFollower {
  readonly #client: MongoClient;
  readonly #database: string;
  readonly #listener: Listener;
  #snapshot: Snapshot | null = null;
  #touched = newTouched();
  #at: Timestamp | null = null;
  #hasImportEvent = false;
  #isReading = false;
  #firstAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: MongoClient, database: string, listener: Listener) {
    this.#client = client;
    this.#database = database;
    this.#listener = listener;
  }

  async start(): Promise<Snapshot> {
    const snapshot = await readShop({ client: this.#client, database: this.#database });
    this.#snapshot = snapshot;
    const stream = this.#client.db(this.#database).watch<Document, Event>(pipeline(), {
      startAtOperationTime: snapshot.at,
    });
    this.#follow(stream).catch((error: Error) => this.#listener.onLost(error));
    return snapshot;
  }

  async #follow(stream: ChangeStream<Document, Event>): Promise<void> {
    for await (const event of stream) this.#note(event);
    throw new Error('The database ended the change stream.');
  }

  #note(event: Event): void {
    // Too much may be different: the follower starts over.
    if (STRUCTURE_CHANGES.has(event.operationType)) throw new Error('A collection was dropped or renamed.');
    const collection = event.ns?.coll;
    const { _id: id } = (event as { documentKey: { _id: ObjectId | string } }).documentKey;
    if (collection === 'storefront' && id === 'settings') {
      this.#listener.onSettings();
      return;
    }
    if (collection === 'storefront' && id === 'preview') {
      this.#listener.onPreview();
      return;
    }
    if (collection === 'storefront') this.#touched.content = true;
    else if (collection === 'imports') this.#hasImportEvent = true;
    else this.#touched[collection as 'products' | 'categories'].add(String(id));
    this.#at = event.clusterTime ?? this.#at;
    this.#readSoon();
  }

  #readSoon(): void {
    if (this.#isReading) return;
    this.#firstAt ||= performance.now();
    clearTimeout(this.#timer);
    const waited = performance.now() - this.#firstAt;
    this.#timer = setTimeout(() => this.#read(), Math.min(QUIET_MS, Math.max(0, MAX_DELAY_MS - waited)));
  }

  async #read(): Promise<void> {
    const [former, touched, at] = [this.#snapshot, this.#touched, this.#at];
    this.#firstAt = 0;
    // Nothing of an import is live before its end, which is an event of its journal.
    if (!former || !at || (former.isImporting && !this.#hasImportEvent)) return;
    this.#isReading = true;
    this.#touched = newTouched();
    const hasImportEvent = this.#hasImportEvent;
    this.#hasImportEvent = false;
    try {
      const source = { client: this.#client, database: this.#database };
      const snapshot = await readTouched(source, former.shop, touched, at);
      // It is read when the import has ended.
      if (snapshot.isImporting) this.#touched = union(touched, this.#touched);
      this.#snapshot = { ...snapshot, endsImport: hasImportEvent && !snapshot.isImporting };
      this.#listener.onShop(this.#snapshot);
    } catch (error) {
      this.#listener.onLost(error as Error);
    }
    this.#isReading = false;
    if (at !== this.#at) this.#readSoon();
  }
}

function newTouched(): Touched {
  return { products: new Set(), categories: new Set(), content: false };
}

function union(one: Touched, other: Touched): Touched {
  return {
    products: new Set([...one.products, ...other.products]),
    categories: new Set([...one.categories, ...other.categories]),
    content: one.content || other.content,
  };
}

function pipeline(): Document[] {
  const isUnimportant = { 'ns.coll': 'storefront', 'documentKey._id': { $in: ['lease', 'status'] } };
  return [
    {
      $match: { $or: [{ 'ns.coll': { $in: WATCHED } }, { operationType: { $in: [...STRUCTURE_CHANGES] } }] },
    },
    { $match: { $nor: [isUnimportant] } },
    { $project: { operationType: 1, clusterTime: 1, ns: 1, documentKey: 1 } },
  ];
}
