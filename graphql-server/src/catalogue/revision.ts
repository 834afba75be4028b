import type { ChangeStream, Db } from 'mongodb';

const REOPEN_DELAY_MS = 1_000;
const WATCHED_COLLECTIONS = ['categories', 'products'];

/**
 * A number that grows with every change of the catalogue, so that an answer kept with its revision is known to be
 * stale. This server's own changes count at once; those of other servers as soon as the change stream tells.
 */
export class CatalogueRevision {
  #current = 0;
  #isWatching = false;
  #isClosed = false;
  #stream: ChangeStream | null = null;
  readonly #db: Db;
  readonly #log: (line: string) => void;

  constructor(db: Db, log: (line: string) => void) {
    this.#db = db;
    this.#log = log;
  }

  /** The revision an answer read from now on may be kept with; null while changes by others would go unseen. */
  get current(): number | null {
    return this.#isWatching ? this.#current : null;
  }

  /** Runs a change, and counts it even when it fails: its outcome may be unknown. */
  async change<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } finally {
      this.#current += 1;
    }
  }

  /** Starts to follow the changes of other servers, and follows until closed. */
  async watch(): Promise<void> {
    const stream = this.#db.watch([
      { $match: { 'ns.coll': { $in: WATCHED_COLLECTIONS } } },
      // That something changed is all there is to know: the documents stay in the database.
      { $project: { _id: 1, operationType: 1 } },
    ]);
    this.#stream = stream;
    // The first look opens the stream; only once it stands is every later change seen.
    await stream.tryNext();
    this.#current += 1;
    this.#isWatching = !this.#isClosed;
    this.#follow(stream).catch((error: Error) => this.#reopen(error));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isWatching = false;
    await this.#stream?.close();
  }

  async #follow(stream: ChangeStream): Promise<void> {
    for await (const _ of stream) this.#current += 1;
    // It ends without an error when its database is dropped.
    if (!this.#isClosed) throw new Error('it was ended by the database');
  }

  #reopen(error: Error): void {
    this.#isWatching = false;
    if (this.#isClosed) return;
    this.#log(`The change stream broke (${error.message}): answers are read afresh until it is back.`);
    void this.#stream?.close().catch(() => {});
    setTimeout(() => {
      if (!this.#isClosed) this.watch().catch((cause: Error) => this.#reopen(cause));
    }, REOPEN_DELAY_MS).unref();
  }
}
