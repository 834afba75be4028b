import {
  type ChangeStream,
  type ChangeStreamDocument,
  type Collection,
  type Document,
  MongoServerError,
  type ObjectId,
  type Timestamp,
} from 'mongodb';
import { namesOfPublished } from '../../../kernel/declared-collections.ts';
import { CATALOGUE_COLLECTIONS } from '../../catalogue/collections.ts';
import { COLLECTION_COLLECTIONS } from '../../collections/collection.ts';
import { CONTENT_COLLECTIONS } from '../../content/collection.ts';
import { INVENTORY_COLLECTIONS } from '../../inventory/collection.ts';
import { REDIRECT_COLLECTIONS } from '../../redirects/collection.ts';
import { SELLING_COLLECTIONS } from '../../selling/collection.ts';
import { RELEASED_COLLECTIONS, type ReleasedKind } from '../released/collections.ts';
import { RELEASE_COLLECTIONS } from '../releases.ts';
import { openSnapshot, type Source } from './snapshot.ts';

const HISTORY_LOST = 286;
const STRUCTURE_CHANGES = new Set(['drop', 'rename', 'dropDatabase', 'invalidate']);
/** The collection in which a restore records the start and end of replacing collections. */
const SWAPS = 'restore';
const PUBLISHED = [
  CATALOGUE_COLLECTIONS,
  COLLECTION_COLLECTIONS,
  CONTENT_COLLECTIONS,
  INVENTORY_COLLECTIONS,
  REDIRECT_COLLECTIONS,
  SELLING_COLLECTIONS,
].flatMap((declared) => namesOfPublished(declared));
/** Collections whose dropping or replacement must be noticed. */
const READ = [
  ...PUBLISHED,
  ...Object.values({ ...CATALOGUE_COLLECTIONS, ...RELEASED_COLLECTIONS, ...RELEASE_COLLECTIONS }).map(
    ({ name }) => name,
  ),
];
/** The collection of the marker. Writing the marker produces an event, which arrives after all earlier changes. */
const MARKERS = 'releaseState';
const MARKER = 'marker';
/**
 * The maximum age of the last event's time for reading at that time. MongoDB can read the past only for a few
 * minutes.
 */
const MAX_AGE_MS = 30_000;

type Event = ChangeStreamDocument & {
  clusterTime?: Timestamp;
  ns?: { coll?: string };
  to?: { coll?: string };
  documentKey?: { _id: ObjectId | string };
  marker?: string;
};

export interface FeedListener {
  onTouched(kind: ReleasedKind, id: string): void;
  onStock(variantId: string): void;
  /** An import or restore started, ended or progressed. */
  onImport(): void;
  /** The release to show, or the publishing settings, changed. */
  onSettings(): void;
  /** Anything may have changed, before or after the feed started. */
  onUnknown(): void;
  /** The feed has ended. */
  onLost(error: Error): void;
}

/** Follows changes of documents in the order in which they were committed. */
export class ChangeFeed {
  readonly #source: Source;
  readonly #listener: FeedListener;
  #stream: ChangeStream<Document, Event> | null = null;
  #begunAt!: Timestamp;
  /** The time of the last event. */
  #at!: Timestamp;
  #heardAt = 0;
  /** The callers that wait for a marker. */
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();
  #lost: Error | null = null;
  #wasInvalidated = false;
  #isClosed = false;

  constructor(source: Source, listener: FeedListener) {
    this.#source = source;
    this.#listener = listener;
  }

  /**
   * @param since also reports changes after this time. If it is null or older than MongoDB's history, anything may have changed
   */
  async start(since: Timestamp | null): Promise<void> {
    await using now = await openSnapshot(this.#source);
    this.#begunAt = now.at;
    this.#at = since ?? now.at;
    if (!since) this.#listener.onUnknown();
    this.#follow(this.#at).catch((error: Error) => this.#lose(error));
    await this.catchUp();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#stream?.close();
  }

  /**
   * @param mayBeLast whether the time of the last event is good enough if it is recent
   * @returns a time up to which all changes were reported
   */
  async moment(mayBeLast: boolean): Promise<Timestamp> {
    if (!mayBeLast || Date.now() - this.#heardAt > MAX_AGE_MS) await this.catchUp();
    return this.#at;
  }

  /** Waits until all changes from before the call were reported. */
  async catchUp(): Promise<void> {
    if (this.#lost) throw this.#lost;
    const marker = crypto.randomUUID();
    const heard = Promise.withResolvers<void>();
    // The feed may be lost before this promise is awaited.
    heard.promise.catch(() => {});
    this.#waiting.set(marker, heard);
    const markers: Collection<{ _id: string }> = this.#database.collection(MARKERS);
    try {
      await markers.updateOne({ _id: MARKER }, { $set: { marker } }, { upsert: true });
      await heard.promise;
    } finally {
      this.#waiting.delete(marker);
    }
  }

  async #follow(since: Timestamp): Promise<void> {
    const options = { startAtOperationTime: since };
    this.#stream = this.#database.watch<Document, Event>(pipeline(), options);
    try {
      for await (const event of this.#stream) this.#note(event);
    } catch (error) {
      if (!isHistoryLost(error) || since === this.#begunAt) throw error;
      this.#listener.onUnknown();
      return this.#follow(this.#begunAt);
    }
    if (!this.#wasInvalidated) throw new Error('The database ended the change stream.');
    this.#wasInvalidated = false;
    return this.#follow(this.#begunAt);
  }

  #lose(error: Error): void {
    if (this.#isClosed) return;
    this.#lost = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#listener.onLost(error);
  }

  #note(event: Event): void {
    this.#at = event.clusterTime ?? this.#at;
    this.#heardAt = Date.now();
    const collection = event.ns?.coll;
    const id = String(event.documentKey?._id);
    if (STRUCTURE_CHANGES.has(event.operationType)) this.#noteStructure(event);
    else if (collection === 'storefront') this.#noteStorefront(id);
    else if (collection === 'productCollections') this.#listener.onTouched('content', 'content');
    else if (collection === 'inventory') this.#listener.onStock(id);
    else if (collection === 'imports' || collection === SWAPS) this.#listener.onImport();
    else if (collection === MARKERS) this.#waiting.get(event.marker ?? '')?.resolve();
    else this.#listener.onTouched(collection as ReleasedKind, id);
  }

  #noteStorefront(id: string): void {
    if (id === 'settings') this.#listener.onSettings();
    else this.#listener.onTouched('content', 'content');
  }

  /**
   * Reports that anything may have changed. If other collections were dropped or renamed, throws to restart
   * the feed. Ignores events from before the start, which are repeated and would restart the feed endlessly.
   */
  #noteStructure({ operationType, clusterTime, ns, to }: Event): void {
    const isOfDocuments = [ns?.coll, to?.coll].some((name = '') => PUBLISHED.includes(name));
    if (!isOfDocuments && !clusterTime?.lessThanOrEqual(this.#begunAt))
      throw new Error('A collection was dropped or renamed.');
    if (operationType === 'invalidate') this.#wasInvalidated = true;
    this.#listener.onUnknown();
    // The settings are in one of these collections.
    if (isOfDocuments) this.#listener.onSettings();
  }

  get #database() {
    return this.#source.client.db(this.#source.database);
  }
}

function isHistoryLost(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === HISTORY_LOST;
}

function pipeline(): Document[] {
  const isUnimportant = { 'ns.coll': 'storefront', 'documentKey._id': { $in: ['status', 'shown'] } };
  // Do not report sales that only change a quantity, of which there can be hundreds per second.
  const isSameStock = { 'ns.coll': 'inventory', operationType: 'update', state: null };
  return [
    {
      $match: {
        $or: [
          { 'ns.coll': { $in: PUBLISHED } },
          { 'ns.coll': MARKERS, 'documentKey._id': MARKER },
          { 'ns.coll': SWAPS, 'documentKey._id': 'swap' },
          { operationType: { $in: ['dropDatabase', 'invalidate'] } },
          { operationType: 'drop', 'ns.coll': { $in: READ } },
          { operationType: 'rename', 'ns.coll': { $in: READ } },
          { operationType: 'rename', 'to.coll': { $in: READ } },
        ],
      },
    },
    { $match: { $nor: [isUnimportant] } },
    {
      $project: {
        operationType: 1,
        clusterTime: 1,
        ns: 1,
        to: 1,
        documentKey: 1,
        marker: { $ifNull: ['$updateDescription.updatedFields.marker', '$fullDocument.marker'] },
        state: { $ifNull: ['$updateDescription.updatedFields.state', '$fullDocument.state'] },
      },
    },
    // A separate stage, because MongoDB 6.0 reports nothing if the changed fields are filtered before the projection.
    { $match: { $nor: [isSameStock] } },
  ];
}
