import type { Collection } from 'mongodb';
import { type LeaseDocument, takeLease } from '../mongodb/lease.ts';
import { besideSettings, changeSettings, type SettingsCollection } from './settings.ts';

const ID = 'lease';
const DURATION_MS = 6_000;
export const RENEWAL_MS = 2_000;

/** One server at a time publishes, for all servers of a database. The releases of one that lost the lease are not accepted. */
export class Lease {
  readonly #leases: Collection<LeaseDocument>;
  readonly #settings: SettingsCollection;
  readonly holder: string;

  /** @param holder is the same each time a server is started, so that it need not wait for itself. */
  constructor(settings: SettingsCollection, holder: string) {
    this.#settings = settings;
    this.#leases = besideSettings(settings);
    this.holder = holder;
  }

  /** Takes it, or keeps it. @returns whether it is held. */
  async take(): Promise<boolean> {
    if (!(await takeLease(this.#leases, ID, this.holder, DURATION_MS))) return false;
    const notKnown = { publisher: { $ne: this.holder } };
    await changeSettings(this.#settings, { $set: { publisher: this.holder } }, notKnown);
    return true;
  }

  async release(): Promise<void> {
    await this.#leases.deleteOne({ _id: ID, holder: this.holder });
  }
}
