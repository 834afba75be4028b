import type { Collection } from 'mongodb';
import { changeSettings, type SettingsCollection } from './settings.ts';

/** Who publishes for all servers of a database. */
interface LeaseDocument {
  _id: 'lease';
  holder: string;
  until: Date;
}

const DURATION_MS = 6_000;
export const RENEWAL_MS = 2_000;

/** One server at a time publishes. Its clock is the database's; the releases of one that lost the lease are not accepted. */
export class Lease {
  readonly #leases: Collection<LeaseDocument>;
  readonly #settings: SettingsCollection;
  readonly holder: string;

  /** @param holder is the same each time a server is started, so that it need not wait for itself. */
  constructor(settings: SettingsCollection, holder: string) {
    this.#settings = settings;
    this.#leases = settings as unknown as Collection<LeaseDocument>;
    this.holder = holder;
  }

  /** Takes it, or keeps it. @returns whether it is held. */
  async take(): Promise<boolean> {
    const isFree = {
      $or: [{ $eq: ['$holder', this.holder] }, { $lt: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] }],
    };
    const until = { $add: ['$$NOW', DURATION_MS] };
    const lease = await this.#leases.findOneAndUpdate(
      { _id: 'lease' },
      [
        {
          $set: {
            holder: { $cond: [isFree, this.holder, '$holder'] },
            until: { $cond: [isFree, until, '$until'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    if (lease?.holder !== this.holder) return false;
    const notKnown = { publisher: { $ne: this.holder } };
    await changeSettings(this.#settings, { $set: { publisher: this.holder } }, notKnown);
    return true;
  }

  async release(): Promise<void> {
    await this.#leases.deleteOne({ _id: 'lease', holder: this.holder });
  }
}
