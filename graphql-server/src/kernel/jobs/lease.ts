import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession, Collection } from 'mongodb';

const DUPLICATE_KEY = 11_000;
/**
 * The share of the duration for which the holder relies on the lease. It is below 1, so that a holder that
 * cannot renew stops before another process may start.
 */
const HELD_SHARE = 0.75;
const RENEWALS_PER_LEASE = 3;
const LOOKS_PER_LEASE = 20;

export interface LeaseDocument {
  _id: string;
  holder: string;
  /** A new value with each renewal. */
  beat: string;
}

/**
 * A lease in MongoDB: at most one process of a database holds it. It does not depend on the time of day, so clocks may differ or
 * jump: a lease has expired once another process has seen an unchanged `beat` for the lease's duration, measured with its own
 * monotonic clock.
 */
export class Lease {
  readonly durationMs: number;
  readonly #leases: Collection<LeaseDocument>;
  readonly #name: string;
  readonly #holder: string;
  #seen = { beat: '', at: 0 };
  #held: AbortController | null = null;
  #renewal: NodeJS.Timeout | undefined;
  #expiry: NodeJS.Timeout | undefined;

  /**
   * @param name the `_id` of its document
   * @param holder identifies this process. It stays the same when a server restarts, so that the server does not wait for its own
   * lease
   */
  constructor(leases: Collection<LeaseDocument>, name: string, holder: string, durationMs: number) {
    this.#leases = leases;
    this.#name = name;
    this.#holder = holder;
    this.durationMs = durationMs;
  }

  /** Takes the lease if it is free or expired, or renews it. @returns whether this process holds it */
  async take(): Promise<boolean> {
    const _id = this.#name;
    const found = await this.#leases.findOne({ _id }, { readPreference: 'primary' });
    if (found && found.holder !== this.#holder && !this.#hasRunOut(found)) return false;
    const own = { holder: this.#holder, beat: randomUUID() };
    // If two processes try to take over a lease, the filter matches the state that they have read for only
    // one of them. Only the holder may renew.
    const { holder = this.#holder, beat = null } = found ?? {};
    const asRead = { _id, holder, ...(holder !== this.#holder && { beat: beat as string }) };
    try {
      const options = { upsert: !found };
      const { matchedCount, upsertedCount } = await this.#leases.updateOne(asRead, { $set: own }, options);
      return matchedCount + upsertedCount > 0;
    } catch (error) {
      if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  /**
   * Takes the lease and renews it in the background until `letRunOut` or `release`.
   * @returns a signal that aborts as soon as the lease may be lost; null if another process holds it
   */
  async hold(): Promise<AbortSignal | null> {
    if (this.#held) return this.#held.signal;
    const startedAt = performance.now();
    if (!(await this.take())) return null;
    this.#held = new AbortController();
    this.#noteRenewal(startedAt);
    return this.#held.signal;
  }

  /**
   * Watches another process's lease for its duration.
   * @returns whether the holder neither renewed nor released it. If neither, the holder was killed, and this
   * process can take the lease
   */
  async isAbandoned(): Promise<boolean> {
    const beatNow = async () => (await this.#leases.findOne({ _id: this.#name }))?.beat ?? '-';
    const [beat, end] = [await beatNow(), performance.now() + this.durationMs];
    while (performance.now() < end) {
      await sleep(this.durationMs / LOOKS_PER_LEASE);
      if ((await beatNow()) !== beat) return false;
    }
    return true;
  }

  /**
   * Renews the lease in a transaction, which fails if another process takes the lease before the commit.
   * @returns whether this process holds it
   */
  async renewIn(session: ClientSession): Promise<boolean> {
    const own = { _id: this.#name, holder: this.#holder };
    const { matchedCount } = await this.#leases.updateOne(own, { $set: { beat: randomUUID() } }, { session });
    return matchedCount > 0;
  }

  /** Stops renewing: another process can take the lease once its duration has passed. */
  letRunOut(): void {
    clearTimeout(this.#renewal);
    clearTimeout(this.#expiry);
    this.#held?.abort();
    this.#held = null;
  }

  /** Releases the lease at once. */
  async release(): Promise<void> {
    this.letRunOut();
    await this.#leases.deleteOne({ _id: this.#name, holder: this.#holder });
  }

  #hasRunOut({ beat = '-' }: LeaseDocument): boolean {
    const now = performance.now();
    if (beat !== this.#seen.beat) this.#seen = { beat, at: now };
    return now - this.#seen.at >= this.durationMs;
  }

  #noteRenewal(startedAt: number): void {
    clearTimeout(this.#expiry);
    const leftMs = startedAt + this.durationMs * HELD_SHARE - performance.now();
    this.#expiry = setTimeout(() => this.letRunOut(), Math.max(0, leftMs)).unref();
    this.#renewLater();
  }

  #renewLater(): void {
    const held = this.#held;
    this.#renewal = setTimeout(() => void this.#renew(held), this.durationMs / RENEWALS_PER_LEASE).unref();
  }

  /** Retries while the database does not respond, until the lease has expired. */
  async #renew(held: AbortController | null): Promise<void> {
    const startedAt = performance.now();
    const isTaken = await this.take().catch(() => null);
    if (this.#held !== held) return;
    if (isTaken === null) this.#renewLater();
    else if (isTaken) this.#noteRenewal(startedAt);
    else this.letRunOut();
  }
}
