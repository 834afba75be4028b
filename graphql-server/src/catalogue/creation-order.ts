import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientSession, MongoServerError } from 'mongodb';
import type { Collections } from './collections.ts';

const MAX_TRIES = 20;
const RETRY_MS = 10;
/** Another server creates at the same moment, or an index is being built. */
const PASSING_CODES = new Set<unknown>([112, 24, 246]);

/** Writes what is created; each call of `nextMoment` returns a later moment than any before. */
type Write<T> = (nextMoment: () => Date, session: ClientSession) => Promise<T>;

interface Waiting {
  count: number;
  write: Write<unknown>;
  resolve: (written: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes everything visible in the order of its `createdAt`, so that whoever follows a list by its cursors misses
 * nothing (decision 10). Creations that wait for a running transaction share the next one.
 */
export class CreationOrder {
  #waiting: Waiting[] = [];
  #isRunning = false;
  readonly #creations: Collections['creations'];

  constructor({ creations }: Pick<Collections, 'creations'>) {
    this.#creations = creations;
  }

  /** @param count the most moments that `write` will ask for */
  create<T>(count: number, write: Write<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.push({ count, write, resolve, reject });
    if (!this.#isRunning) void this.#run();
    return promise as Promise<T>;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      if (batch.length === 1 || !(await this.#settle(batch))) {
        // One failure must not fail the others.
        for (const one of batch) await this.#settle([one]);
      }
    }
    this.#isRunning = false;
  }

  /** @returns false when several failed together: nothing was written. */
  async #settle(batch: Waiting[]): Promise<boolean> {
    try {
      const written = await this.#writeTogether(batch);
      batch.forEach(({ resolve }, index) => {
        resolve(written[index]);
      });
      return true;
    } catch (error) {
      const isRolledBack = !(error as MongoServerError).hasErrorLabel?.('UnknownTransactionCommitResult');
      if (batch.length > 1 && isRolledBack && error instanceof MongoServerError) return false;
      for (const { reject } of batch) reject(error);
      return true;
    }
  }

  async #writeTogether(batch: Waiting[]): Promise<unknown[]> {
    await using session = this.#creations.db.client.startSession();
    for (let tries = 1; ; tries += 1) {
      try {
        session.startTransaction();
        const written = await this.#writeAll(batch, session);
        await session.commitTransaction();
        return written;
      } catch (error) {
        if (session.inTransaction()) await session.abortTransaction().catch(() => {});
        const isPassing = error instanceof MongoServerError && PASSING_CODES.has(error.code);
        if (!isPassing || tries === MAX_TRIES) throw error;
        await sleep(Math.random() * RETRY_MS * tries);
      }
    }
  }

  async #writeAll(batch: Waiting[], session: ClientSession): Promise<unknown[]> {
    let moment = await this.#firstMoment(
      batch.reduce((sum, { count }) => sum + count, 0),
      session,
    );
    const written: unknown[] = [];
    for (const { write } of batch) written.push(await write(() => new Date(moment++), session));
    return written;
  }

  async #firstMoment(count: number, session: ClientSession): Promise<number> {
    const found = await this.#creations.findOneAndUpdate(
      { _id: 'last' },
      // The database's clock is the same for all servers.
      [{ $set: { at: { $max: ['$$NOW', { $add: ['$at', count] }] } } }],
      { upsert: true, returnDocument: 'after', session },
    );
    return (found?.at ?? new Date()).getTime() - count + 1;
  }
}
