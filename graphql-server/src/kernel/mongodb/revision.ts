import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ChangeStream,
  type ChangeStreamDocument,
  type Collection,
  type Db,
  type Document,
  ObjectId,
} from 'mongodb';
import type { CollectionFacts } from '../declared-collections.ts';
import { UserError } from '../errors.ts';
import { Job } from '../jobs/job.ts';
import { DISK_FULL } from './failures.ts';

const REOPEN_DELAY_MS = 1_000;
const BEAT_INTERVAL_MS = 250;
/** For how long after the last heartbeat the cache may be used. */
const MAX_BEAT_AGE_MS = 1_000;
/** Without requests for so long no heartbeat is written: an idle shop lets its disk rest. */
const IDLE_AFTER_MS = 60_000;
/** With so many heartbeats missing the stream hangs, and another one is opened. */
const MAX_UNSEEN_BEATS = 40;

/** How often what each of these names stands for has changed; see `invalidates` of collections. */
export type Revisions = Readonly<Record<string, number>>;

interface Watched {
  /** In the database. */
  collection: string;
  revision: string;
  when: readonly Document[];
}

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
export class DataRevision {
  readonly #watched: readonly Watched[];
  readonly #names: readonly string[];
  #current: Revisions;
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
  readonly #structureListeners: (() => void)[] = [];
  readonly #listeners = new Map<string, (() => void)[]>();

  /** @param collections those whose facts name a revision are watched */
  constructor(
    db: Db,
    collections: readonly CollectionFacts[],
    disk: { readonly isFull: boolean },
    log: (line: string) => void,
  ) {
    this.#db = db;
    this.#watched = collections.flatMap(({ name, invalidates }) =>
      invalidates ? [{ collection: name, revision: invalidates.revision, when: invalidates.when ?? [] }] : [],
    );
    this.#names = [...new Set(this.#watched.map(({ revision }) => revision))];
    this.#current = Object.fromEntries(this.#names.map((name) => [name, 0]));
    this.#disk = disk;
    this.#beats = db.collection<Heartbeat>('heartbeats');
    this.#log = log;
    const run = () => this.#beat();
    this.#beating = new Job({ name: 'heartbeat', everyMs: BEAT_INTERVAL_MS, startsLater: true, run });
    this.#beating.start();
  }

  /** The revisions to cache a response with; null while changes by other servers may go unnoticed. */
  get current(): Revisions | null {
    this.#usedAt = performance.now();
    return this.#usedAt - this.#knownUntil < MAX_BEAT_AGE_MS ? this.#current : null;
  }

  /** Runs a change and counts it, even when it fails: it may have happened. @throws UserError when the disk is full */
  async change<T>(name: string, write: () => Promise<T>): Promise<T> {
    if (!this.#names.includes(name)) throw new Error(`No collection has the revision ${name}.`);
    this.assertWritable();
    try {
      return await write();
    } finally {
      this.#countChange([name]);
    }
  }

  /** @param listener is called when it has changed, and when it may have. */
  onChange(name: string, listener: () => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  /** @param listener is called when a collection was dropped, renamed or replaced */
  onStructureChange(listener: () => void): void {
    this.#structureListeners.push(listener);
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
    this.#countChange(this.#names);
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
    const changes = this.#watched.map(({ collection, when }) => ({
      'ns.coll': collection,
      ...(when.length > 0 && { $or: when }),
    }));
    const isReplaced = { 'to.coll': { $in: this.#watched.map(({ collection }) => collection) } };
    const isOwnBeat = { 'ns.coll': 'heartbeats', 'documentKey._id': this.#id };
    const isWhole = { operationType: { $in: ['dropDatabase', 'invalidate'] } };
    return [
      { $match: { $or: [...changes, isReplaced, isOwnBeat, isWhole] } },
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
      if (['drop', 'rename', 'dropDatabase'].includes(event.operationType))
        for (const listener of this.#structureListeners) listener();
    }
    // The stream ends without an error when its database is dropped.
    throw new Error('it was ended by the database');
  }

  /** An event without a collection, such as a dropped database, concerns all of them. */
  #countChangeOf({ names }: Event): void {
    const changed = this.#watched.filter(({ collection }) => names.includes(collection));
    this.#countChange(changed.length > 0 ? changed.map(({ revision }) => revision) : this.#names);
  }

  #countChange(changed: readonly string[]): void {
    const next: Record<string, number> = { ...this.#current };
    for (const name of changed) next[name] = (next[name] ?? 0) + 1;
    this.#current = next;
    for (const name of changed) for (const listener of this.#listeners.get(name) ?? []) listener();
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
