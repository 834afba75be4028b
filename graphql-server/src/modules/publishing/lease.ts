import type { Collection } from 'mongodb';
import { Lease, type LeaseDocument } from '../../kernel/jobs/lease.ts';
import { changeSettings, type SettingsCollection } from './settings.ts';

const DURATION_MS = 6_000;
export const RENEWAL_MS = 2_000;

/** Ensures that only one server publishes for a database. Releases of a server that lost the lease are rejected. */
export class PublisherLease {
  readonly #lease: Lease;
  readonly #settings: SettingsCollection;
  readonly #holder: string;

  /** @param holder identifies this server, as in `Lease` */
  constructor(leases: Collection<LeaseDocument>, settings: SettingsCollection, holder: string) {
    this.#lease = new Lease(leases, 'publisher', holder, DURATION_MS);
    this.#settings = settings;
    this.#holder = holder;
  }

  /** Takes or renews the lease. @returns whether this server holds it */
  async take(): Promise<boolean> {
    if (!(await this.#lease.take())) return false;
    const notKnown = { publisher: { $ne: this.#holder } };
    await changeSettings(this.#settings, { $set: { publisher: this.#holder } }, notKnown);
    return true;
  }

  release(): Promise<void> {
    return this.#lease.release();
  }
}
