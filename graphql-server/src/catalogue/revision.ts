import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeStream, type ChangeStreamDocument, type Collection, type Db, ObjectId } from 'mongodb';
import { UserError } from '../errors.ts';
import { DISK_FULL } from '../mongodb/failures.ts';

const REOPEN_DELAY_MS = 1_000;
const WATCHED_COLLECTIONS = ['categories', 'products'] as const;
const BEAT_INTERVAL_MS = 250;
/** How old what is known of other servers' changes may be. */
const MAX_BEAT_AGE_MS = 1_000;
/** Without questions for so long nothing is written any more, so that an idle shop lets its disk rest. */
const IDLE_AFTER_MS = 60_000;
/** With so many heartbeats on their way the stream hangs, and another one is opened. */
const MAX_UNSEEN_BEATS = 40;

export type CatalogueCollection = (typeof WATCHED_COLLECTIONS)[number];

/** A number for each collection, which grows with every change of it. */
export type Revisions = Readonly<Record<CatalogueCollection, number>>;

interface Heartbeat {
  _id: ObjectId;
  count: number;
  at: Date;
}

/** A change as it is asked for: `names` are those of the collections it is about. */
type Event = ChangeStreamDocument & { count?: number; isBeat: boolean; names: unknown[] };

/**
 * What has changed of the catalogue, so that an answer cached with the revisions it was read at is known to be stale.
 * This server's own changes count at once; those of others as soon as the change stream tells. Whether the stream
 * still tells is known by heartbeats: small writes that have to come back through it (decision 4).
 */
export class CatalogueRevision {
  #current: Revisions = { categories: 0, products: 0 };
  #isClosed = false;
  #stream: ChangeStream<Heartbeat, Event> | null = null;
  #count = 0;
  /** When the last heartbeat that came back was sent: every change that was acknowledged before is counted. */
  #knownUntil = Number.NEGATIVE_INFINITY;
  #sentAt = new Map<number, number>();
  #askedAt = performance.now();
  readonly #id = new ObjectId();
  readonly #db: Db;
  readonly #disk: { readonly isFull: boolean };
  readonly #beats: Collection<Heartbeat>;
  readonly #log: (line: string) => void;
  readonly #beating: NodeJS.Timeout;
  #isBeatUnderWay = false;
  #onFirstBeat = () => {};
  /** Called when a collection was dropped or renamed, or another took its place. */
  onStructureChange: () => void = () => {};

  constructor(db: Db, disk: { readonly isFull: boolean }, log: (line: string) => void) {
    this.#db = db;
    this.#disk = disk;
    this.#beats = db.collection<Heartbeat>('heartbeats');
    this.#log = log;
    this.#beating = setInterval(() => void this.#beat(), BEAT_INTERVAL_MS).unref();
  }

  /** The revisions an answer read from now on may be cached with; null while changes by others might go unseen. */
  get current(): Revisions | null {
    this.#askedAt = performance.now();
    return this.#askedAt - this.#knownUntil < MAX_BEAT_AGE_MS ? this.#current : null;
  }

  /**
   * Runs a change of a collection, and counts it even when it fails: its outcome may be unknown.
   * @throws UserError when the disk is full.
   */
  async change<T>(collection: CatalogueCollection, write: () => Promise<T>): Promise<T> {
    if (this.#disk.isFull) throw new UserError('UNAVAILABLE', DISK_FULL);
    try {
      return await write();
    } finally {
      this.#countChange([collection]);
    }
  }

  /** Starts to follow the changes of other servers, and follows until closed. */
  async watch(): Promise<void> {
    const stream: ChangeStream<Heartbeat, Event> = this.#db.watch<Heartbeat, Event>(this.#pipeline());
    this.#stream = stream;
    // The first look opens the stream; only once it is open is every later change seen.
    await stream.tryNext();
    this.#countChange(WATCHED_COLLECTIONS);
    this.#follow(stream).catch((error: Error) => this.#reopen(stream, error));
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onFirstBeat = resolve;
    await this.#beat();
    // So that a server that has started caches. One whose database cannot be written to does not.
    await Promise.race([promise, sleep(MAX_BEAT_AGE_MS)]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#knownUntil = Number.NEGATIVE_INFINITY;
    clearInterval(this.#beating);
    await this.#stream?.close().catch(() => {});
    await this.#beats.deleteOne({ _id: this.#id }).catch(() => {});
  }

  /** What `$out` and a rename put in the place of a collection is told under the name it had before. */
  #pipeline() {
    const isCatalogue = { $in: [...WATCHED_COLLECTIONS] };
    const isOwnBeat = { 'ns.coll': 'heartbeats', 'documentKey._id': this.#id };
    const isWhole = { operationType: { $in: ['dropDatabase', 'invalidate'] } };
    return [
      { $match: { $or: [{ 'ns.coll': isCatalogue }, { 'to.coll': isCatalogue }, isOwnBeat, isWhole] } },
      // That something changed is all there is to know: the documents stay in the database.
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
      if (['drop', 'rename', 'dropDatabase'].includes(event.operationType)) this.onStructureChange();
    }
    // It ends without an error when its database is dropped.
    throw new Error('it was ended by the database');
  }

  /** What names no collection, as the end of a database does, may have changed all of them. */
  #countChangeOf({ names }: Event): void {
    const changed = WATCHED_COLLECTIONS.filter((name) => names.includes(name));
    this.#countChange(changed.length > 0 ? changed : WATCHED_COLLECTIONS);
  }

  #countChange(changed: readonly CatalogueCollection[]): void {
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
    const isIdle = performance.now() - this.#askedAt > IDLE_AFTER_MS;
    if (this.#isBeatUnderWay || this.#isClosed || isIdle || this.#disk.isFull) return;
    if (this.#sentAt.size > MAX_UNSEEN_BEATS) await this.#stream?.close().catch(() => {});
    this.#isBeatUnderWay = true;
    const count = ++this.#count;
    this.#sentAt.set(count, performance.now());
    try {
      // The stream tells of it once a majority has it: there is no need to wait for that here.
      await this.#beats.updateOne(
        { _id: this.#id },
        { $set: { count, at: new Date() } },
        { upsert: true, writeConcern: { w: 1 } },
      );
    } catch {
      this.#sentAt.delete(count);
    }
    this.#isBeatUnderWay = false;
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
