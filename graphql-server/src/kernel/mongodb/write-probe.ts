import { type Db, ObjectId } from 'mongodb';
import { within } from '../within.ts';

/** The timeout: longer than a majority needs on a busy machine, and shorter than balancers' probes wait. */
const TIMEOUT_MS = 1_500;
/** Probes within this time share a single write. */
const CACHE_MS = 1_000;

/** Tests whether the database accepts writes by writing. */
export class WriteProbe {
  readonly #db: Db;
  readonly #id = new ObjectId();
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<boolean> = Promise.resolve(false);

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns whether a majority has journaled a small write in time, at most a second ago */
  canWrite(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#checkedAt > CACHE_MS) {
      this.#checkedAt = now;
      this.#checking = within(TIMEOUT_MS, this.#write()).then(
        () => true,
        () => false,
      );
    }
    return this.#checking;
  }

  async close(): Promise<void> {
    await this.#beats.deleteOne({ _id: this.#id }).catch(() => {});
  }

  async #write(): Promise<void> {
    await this.#beats.updateOne({ _id: this.#id }, { $set: { at: new Date() } }, { upsert: true });
  }

  /** The collection of the test writes, which backups leave out. */
  get #beats() {
    return this.#db.collection('heartbeats');
  }
}
