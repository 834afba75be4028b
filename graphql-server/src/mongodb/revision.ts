import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeStream, type ChangeStreamDocument, type Collection, type Db, ObjectId } from 'mongodb';
import { UserError } from '../errors.ts';
import { Job } from '../kernel/jobs/job.ts';
import { DISK_FULL } from './failures.ts';

const REOPEN_DELAY_MS = 1_000;
/** Whose changes make what was read before stale, by the collections that they are of. */
const WATCHED = {
  categories: ['categories'],
  products: ['products'],
  inventory: ['inventory'],
  /** What callers without rights are answered while a release is shown. */
  shownCategories: ['shownCategories'],
  shownProducts: ['shownProducts'],
  /** Who may do what. */
  accounts: ['operators', 'sessions', 'apiTokens'],
} as const;
/** A new session or token is not cached yet, and a sign-in or a visit that is noted changes no rights. */
const ACCOUNT_CHANGES = [
  { 'ns.coll': { $in: WATCHED.accounts }, operationType: { $nin: ['insert', 'update'] } },
  { 'ns.coll': 'operators', operationType: 'insert' },
  { 'ns.coll': 'operators', 'updateDescription.updatedFields.role': { $exists: true } },
  { 'ns.coll': 'operators', 'updateDescription.updatedFields.name': { $exists: true } },
];
/** Prices are told in another currency, and everything that was read of them is stale. */
const CURRENCY_CHANGE = {
  'ns.coll': 'storefront',
  'documentKey._id': { $in: ['selling', 'shown'] },
  $or: [
    { operationType: { $in: ['insert', 'replace'] } },
    { 'updateDescription.updatedFields.currency': { $exists: true } },
  ],
};
const BEAT_INTERVAL_MS = 250;
/** For how long after the last heartbeat the cache may be used. */
const MAX_BEAT_AGE_MS = 1_000;
/** Without requests for so long no heartbeat is written: an idle shop lets its disk rest. */
const IDLE_AFTER_MS = 60_000;
/** With so many heartbeats missing the stream hangs, and another one is opened. */
const MAX_UNSEEN_BEATS = 40;

type Watched = keyof typeof WATCHED;

const NAMES = Object.keys(WATCHED) as Watched[];

export type CatalogueCollection = Exclude<Watched, 'accounts'>;

export type Revisions = Readonly<Record<CatalogueCollection, number>>;

type AllRevisions = Readonly<Record<Watched, number>>;

interface Heartbeat {
  _id: ObjectId;
  count: number;
  at: Date;
}

type Event = ChangeStreamDocument & { count?: number; isBeat: boolean; names: unknown[] };

/**
 * A number that grows with every change of what it is about, by this server or another: cached responses of older
 * revisions are stale, and so is what is known of who asks. Heartbeats through the change stream show that it still works (decision 4).
 */
export class CatalogueRevision {
  #current = Object.fromEntries(NAMES.map((name) => [name, 0])) as AllRevisions;
  #isClosed = false;
  #stream: ChangeStream<Heartbeat, Event> | null = null;
  #count = 0;
  /** When the last heartbeat that came back was sent: all changes acknowledged before it are counted. */
  #knownUntil = Number.NEGATIVE_INFINITY;
  #sentAt = new Map<number, number>();
  #usedAt = performance.now();
  readonly #id = new ObjectId();
  readonly #db: Db;
  readonly #disk: { readonly isFull: boolean };
  readonly #beats: Collection<Heartbeat>;
  readonly #log: (line: string) => void;
  readonly #beating: Job;
  #onFirstBeat = () => {};
  /** Called when a collection was dropped, renamed or replaced. */
  onStructureChange: () => void = () => {};
  /** Called when the shop's currency was changed, or that of what is shown; also when it may have been. */
  onCurrencyChange: () => void = () => {};

  constructor(db: Db, disk: { readonly isFull: boolean }, log: (line: string) => void) {
    this.#db = db;
    this.#disk = disk;
    this.#beats = db.collection<Heartbeat>('heartbeats');
    this.#log = log;
    const run = () => this.#beat();
    this.#beating = new Job({ name: 'heartbeat', everyMs: BEAT_INTERVAL_MS, startsLater: true, run });
    this.#beating.start();
  }

  /** The revisions to cache a response with; null while changes by other servers may go unnoticed. */
  get current(): AllRevisions | null {
    this.#usedAt = performance.now();
    return this.#usedAt - this.#knownUntil < MAX_BEAT_AGE_MS ? this.#current : null;
  }

  /** Runs a change and counts it, even when it fails: it may have happened. @throws UserError when the disk is full */
  async change<T>(collection: CatalogueCollection, write: () => Promise<T>): Promise<T> {
    this.assertWritable();
    try {
      return await write();
    } finally {
      this.#countChange([collection]);
    }
  }

  /** @throws UserError when the disk is full */
  assertWritable(): void {
    if (this.#disk.isFull) throw new UserError('UNAVAILABLE', DISK_FULL);
  }

  async watch(): Promise<void> {
    const stream: ChangeStream<Heartbeat, Event> = this.#db.watch<Heartbeat, Event>(this.#pipeline());
    this.#stream = stream;
    // Opens the stream: only from here on is every change seen.
    await stream.tryNext();
    this.#countChange(NAMES);
    this.onCurrencyChange();
    this.#follow(stream).catch((error: Error) => this.#reopen(stream, error));
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onFirstBeat = resolve;
    void this.#beating.wake();
    // A server whose database cannot be written to starts all the same, and does not cache.
    await Promise.race([promise, sleep(MAX_BEAT_AGE_MS)]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#knownUntil = Number.NEGATIVE_INFINITY;
    await this.#beating.close();
    await this.#stream?.close().catch(() => {});
    await this.#beats.deleteOne({ _id: this.#id }).catch(() => {});
  }

  /** `$out` and a rename are reported under the collection's former name. */
  #pipeline() {
    const { accounts: _, ...catalogue } = WATCHED;
    const isCatalogue = { $in: Object.values(catalogue).flat() };
    const isReplaced = { 'to.coll': { $in: Object.values(WATCHED).flat() } };
    const isOwnBeat = { 'ns.coll': 'heartbeats', 'documentKey._id': this.#id };
    const isWhole = { operationType: { $in: ['dropDatabase', 'invalidate'] } };
    return [
      {
        $match: {
          $or: [
            { 'ns.coll': isCatalogue },
            ...ACCOUNT_CHANGES,
            CURRENCY_CHANGE,
            isReplaced,
            isOwnBeat,
            isWhole,
          ],
        },
      },
      {
        $project: {
          operationType: 1,
          count: { $ifNull: ['$fullDocument.count', '$updateDescription.updatedFields.count'] },
          names: ['$ns.coll', '$to.coll'],
          isBeat: { $eq: ['$ns.coll', 'heartbeats'] },
        },
      },
    ];
  }

  async #follow(stream: ChangeStream<Heartbeat, Event>): Promise<void> {
    for await (const event of stream) {
      if (event.isBeat) this.#receiveBeat(event.count);
      else this.#countChangeOf(event);
      if (event.names.includes(CURRENCY_CHANGE['ns.coll'])) this.onCurrencyChange();
      if (['drop', 'rename', 'dropDatabase'].includes(event.operationType)) this.onStructureChange();
    }
    // The stream ends without an error when its database is dropped.
    throw new Error('it was ended by the database');
  }

  /** An event without a collection, such as a dropped database, concerns all of them. */
  #countChangeOf({ names }: Event): void {
    const changed = NAMES.filter((name) => WATCHED[name].some((collection) => names.includes(collection)));
    this.#countChange(changed.length > 0 ? changed : NAMES);
  }

  #countChange(changed: readonly Watched[]): void {
    const next = { ...this.#current };
    for (const collection of changed) next[collection] += 1;
    this.#current = next;
  }

  #receiveBeat(count = 0): void {
    this.#knownUntil = this.#sentAt.get(count) ?? this.#knownUntil;
    this.#onFirstBeat();
    for (const sent of this.#sentAt.keys()) if (sent <= count) this.#sentAt.delete(sent);
  }

  async #beat(): Promise<void> {
    const isIdle = performance.now() - this.#usedAt > IDLE_AFTER_MS;
    if (this.#isClosed || isIdle || this.#disk.isFull) return;
    if (this.#sentAt.size > MAX_UNSEEN_BEATS) await this.#stream?.close().catch(() => {});
    const count = ++this.#count;
    this.#sentAt.set(count, performance.now());
    try {
      await this.#beats.updateOne(
        { _id: this.#id },
        { $set: { count, at: new Date() } },
        { upsert: true, writeConcern: { w: 1 } },
      );
    } catch (error) {
      this.#sentAt.delete(count);
      throw error;
    }
  }

  #reopen(stream: ChangeStream<Heartbeat, Event>, error: Error): void {
    this.#knownUntil = Number.NEGATIVE_INFINITY;
    this.#sentAt.clear();
    if (this.#isClosed) return;
    this.#log(
      `The change stream broke (${error.message}): nothing is answered from the cache until it is back.`,
    );
    void stream.close().catch(() => {});
    setTimeout(() => {
      if (!this.#isClosed) this.watch().catch((cause: Error) => this.#reopen(stream, cause));
    }, REOPEN_DELAY_MS).unref();
  }
}
