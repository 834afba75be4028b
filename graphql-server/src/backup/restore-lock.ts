import { randomBytes } from 'node:crypto';
import type { ClientSession, Collection, Db } from 'mongodb';
import { StartupError } from '../errors.ts';
import { type LeaseDocument, takeLease } from '../mongodb/lease.ts';

const ID = 'lock';
const DURATION_MS = 15_000;
const RENEWAL_MS = 3_000;
const RUNS =
  'Another restore runs on this database, or was killed a few seconds ago: wait until it has ended, or for 15 seconds.';
const LOST = 'Another restore has begun meanwhile: this one has changed nothing.';

/** One restore at a time: two would drop and mix what the other one has written. */
export class RestoreLock implements AsyncDisposable {
  readonly id = randomBytes(4).toString('hex');
  readonly #locks: Collection<LeaseDocument>;
  readonly #timer: NodeJS.Timeout;

  private constructor(locks: Collection<LeaseDocument>) {
    this.#locks = locks;
    // Without the database it runs out; whether it is still held is looked at before the swap.
    this.#timer = setInterval(() => void this.#take().catch(() => {}), RENEWAL_MS).unref();
  }

  /** @throws StartupError when another restore has it */
  static async take(db: Db): Promise<RestoreLock> {
    const lock = new RestoreLock(db.collection<LeaseDocument>('restore'));
    const isHeld = await lock.#take().catch(async (error: unknown) => {
      await lock[Symbol.asyncDispose]();
      throw error;
    });
    if (isHeld) return lock;
    await lock[Symbol.asyncDispose]();
    throw new StartupError(RUNS);
  }

  /** Fails a transaction unless the lock is still held, and when another process takes it before its end. */
  async assertHeld(session: ClientSession): Promise<void> {
    const until = { $add: ['$$NOW', DURATION_MS] };
    const held = { _id: ID, holder: this.id };
    const { matchedCount } = await this.#locks.updateOne(held, [{ $set: { until } }], { session });
    if (matchedCount === 0) throw new StartupError(LOST);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.#locks.deleteOne({ _id: ID, holder: this.id }).catch(() => {});
  }

  #take(): Promise<boolean> {
    return takeLease(this.#locks, ID, this.id, DURATION_MS);
  }
}
