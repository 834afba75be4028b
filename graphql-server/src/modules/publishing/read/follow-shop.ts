import type { Availability } from '@mela/rules/availability.ts';
import type { ChangeStream, ChangeStreamDocument, Document, MongoClient, ObjectId, Timestamp } from 'mongodb';
import { namesOfPublished } from '../../../kernel/declared-collections.ts';
import { CATALOGUE_COLLECTIONS } from '../../catalogue/collections.ts';
import { CONTENT_COLLECTIONS } from '../../content/collection.ts';
import { INVENTORY_COLLECTIONS } from '../../inventory/collection.ts';
import { REDIRECT_COLLECTIONS } from '../../redirects/collection.ts';
import { SELLING_COLLECTIONS } from '../../selling/collection.ts';
import { readShop, readStockNow, readTouched, type Snapshot, type Touched } from './read-shop.ts';
import { PendingStock, type StockChanges, withStockChanges } from './stock-changes.ts';

/** What is written together is told together: its events come within less. */
const QUIET_MS = 15;
const MAX_DELAY_MS = 100;
const STRUCTURE_CHANGES = new Set(['drop', 'rename', 'dropDatabase', 'invalidate']);
const PUBLISHED = [
  CATALOGUE_COLLECTIONS,
  CONTENT_COLLECTIONS,
  INVENTORY_COLLECTIONS,
  REDIRECT_COLLECTIONS,
  SELLING_COLLECTIONS,
].flatMap((declared) => namesOfPublished(declared));

type Event = ChangeStreamDocument & {
  clusterTime?: Timestamp;
  ns?: { coll?: string };
  /** Of stock. */
  state?: Availability;
};

interface Listener {
  /** The shop has changed, or an import has begun or ended. */
  onShop(snapshot: Snapshot): void;
  /** A variant has sold out or come back, of which none did since the pages were made. */
  onStock(): void;
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
  readonly #pending = new PendingStock();
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

  /** Since when pages show something as had that is not, or not as had that is; null where they do not. */
  get stockSince(): number | null {
    return this.#pending.since;
  }

  /** Reads the stock of what has sold out or come back. */
  async readStock(): Promise<StockChanges> {
    const { variants } = this.#pending;
    const ids = this.#pending.productsIn((this.#snapshot as Snapshot).shop);
    const read = await readStockNow({ client: this.#client, database: this.#database }, ids);
    const marks = new Map([...ids].map((id) => [id, read.get(id) ?? new Map()]));
    return { variants, marks };
  }

  /** Notes that pages show this stock. @returns the shop with it */
  applyStock(changes: StockChanges): Snapshot {
    const snapshot = this.#snapshot as Snapshot;
    this.#snapshot = { ...snapshot, shop: withStockChanges(snapshot.shop, changes) };
    this.#comparePending();
    return this.#snapshot;
  }

  #comparePending(variantId?: string): void {
    // What is being read may be older than what was noted meanwhile.
    if (this.#isReading || !this.#snapshot || this.#touched.products.size > 0) return;
    this.#pending.compareWith(this.#snapshot.shop, variantId);
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
    if (collection === 'inventory') {
      this.#noteStock(String(id), event);
      return;
    }
    if (collection === 'storefront') this.#touched.content = true;
    else if (collection === 'redirects') this.#touched.redirects = true;
    else if (collection === 'imports') this.#hasImportEvent = true;
    else this.#touched[collection as 'products' | 'categories'].add(String(id));
    this.#at = event.clusterTime ?? this.#at;
    this.#readSoon();
  }

  #noteStock(variantId: string, { state, clusterTime }: Event): void {
    // What is to be read is read as of now.
    this.#at = clusterTime ?? this.#at;
    // What is not counted has no document.
    const isFirst = this.#pending.since === null;
    this.#pending.note(variantId, state === 'OUT_OF_STOCK');
    this.#comparePending(variantId);
    if (isFirst && this.#pending.since !== null) this.#listener.onStock();
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
    if (isTouched(this.#touched) || this.#hasImportEvent) this.#readSoon();
    this.#comparePending();
    if (this.#pending.since !== null) this.#listener.onStock();
  }
}

function newTouched(): Touched {
  return { products: new Set(), categories: new Set(), content: false, redirects: false };
}

function isTouched({ products, categories, content, redirects }: Touched): boolean {
  return products.size > 0 || categories.size > 0 || content || redirects;
}

function union(one: Touched, other: Touched): Touched {
  return {
    products: new Set([...one.products, ...other.products]),
    categories: new Set([...one.categories, ...other.categories]),
    content: one.content || other.content,
    redirects: one.redirects || other.redirects,
  };
}

function pipeline(): Document[] {
  const isUnimportant = { 'ns.coll': 'storefront', 'documentKey._id': { $in: ['status', 'shown'] } };
  // Of hundreds of sales a second the database tells only those that change more than a number.
  const isSameStock = { 'ns.coll': 'inventory', operationType: 'update', state: null };
  return [
    {
      $match: {
        $or: [{ 'ns.coll': { $in: PUBLISHED } }, { operationType: { $in: [...STRUCTURE_CHANGES] } }],
      },
    },
    { $match: { $nor: [isUnimportant] } },
    {
      $project: {
        operationType: 1,
        clusterTime: 1,
        ns: 1,
        documentKey: 1,
        state: { $ifNull: ['$updateDescription.updatedFields.state', '$fullDocument.state'] },
      },
    },
    // Asked of what was changed itself, before it is projected, MongoDB 6.0 tells nothing at all.
    { $match: { $nor: [isSameStock] } },
  ];
}
