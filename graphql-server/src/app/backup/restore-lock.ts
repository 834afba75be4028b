import { randomBytes } from 'node:crypto';
import type { ClientSession, Db } from 'mongodb';
import { StartupError } from '../../kernel/errors.ts';
import { Lease, type LeaseDocument } from '../../kernel/jobs/lease.ts';
import { appTexts } from '../messages.ts';

const ID = 'lock';
const DURATION_MS = 9_000;

/** Allows one restore at a time: two would drop and mix each other's collections. */
export class RestoreLock implements AsyncDisposable {
  readonly id = randomBytes(4).toString('hex');
  readonly #lease: Lease;

  private constructor(db: Db) {
    this.#lease = new Lease(db.collection<LeaseDocument>('restore'), ID, this.id, DURATION_MS);
  }

  /** Waits a few seconds for the lock of a killed restore. @throws StartupError when another restore runs */
  static async take(db: Db): Promise<RestoreLock> {
    const lock = new RestoreLock(db);
    const isHeld =
      (await lock.#lease.hold()) ?? ((await lock.#lease.isAbandoned()) ? await lock.#lease.hold() : null);
    if (!isHeld) throw new StartupError(appTexts.otherRestoreRuns);
    return lock;
  }

  /** Fails a transaction if the lock was lost, or if another process takes it before the commit. */
  async assertHeld(session: ClientSession): Promise<void> {
    if (!(await this.#lease.renewIn(session))) throw new StartupError(appTexts.otherRestoreStarted);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#lease.release().catch(() => {});
  }
}
