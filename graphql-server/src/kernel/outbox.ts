import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Collection, Document, Filter, IndexSpecification, Sort } from 'mongodb';
import type { Job } from './jobs/job.ts';
import type { Jobs } from './jobs/jobs.ts';
import { OUTBOX_INTERVAL_MS } from './outbox-interval.ts';
import { within } from './within.ts';

/** How long stopping waits for items being sent, and then again after aborting them. */
const STOP_MS = 5_000;
const END_MS = 1_000;
const SETTLE_AGAIN_MS = 1_000;

/** Fields that all outbox items have. An item is written in the transaction of its cause and sent afterwards. */
export interface OutboxItem {
  attempts: number;
  /**
   * The time of the next attempt. During an attempt, the time when its server will count as dead. null: sent
   * or given up.
   */
  nextAt: Date | null;
  /** The id of the attempt in progress. */
  claim?: string;
}

export type Claimed<Item> = Item & { claim: string; nextAt: Date };

interface Due {
  /** The index that finds waiting items. */
  key: Readonly<Record<string, 1>>;
  /**
   * How long a claim is valid, which is longer than any attempt takes. After that, the claiming server counts
   * as dead.
   */
  claimMs: number;
  /** The maximum delay between two attempts. */
  longestWaitMs: number;
  /** Further fields that claiming sets, as in an aggregation pipeline. */
  fields?: Document;
}

/**
 * Claims a due item by the database's clock, so that no other server sends it at the same time. An item whose
 * delay exceeds the maximum is also due, because the clock must have been set back.
 */
export async function claimDue<Item extends OutboxItem>(
  items: Collection<Document>,
  filter: Filter<Document>,
  { key, claimMs, longestWaitMs, fields }: Due,
): Promise<Claimed<Item> | null> {
  const nextAt = { $add: ['$$NOW', claimMs] };
  const claimed = { claim: randomUUID(), nextAt, attempts: { $add: ['$attempts', 1] } };
  const change = [{ $set: { ...fields, ...claimed } }];
  const longest = { $add: ['$$NOW', Math.max(longestWaitMs, claimMs) + STOP_MS] };
  const isDue = { $or: [{ $lte: ['$nextAt', '$$NOW'] }, { $gt: ['$nextAt', longest] }] };
  const due = { ...filter, nextAt: { $type: 'date' as const }, $expr: isDue };
  const index = { sort: key as Sort, hint: key as IndexSpecification & Document };
  const found = await items.findOneAndUpdate(due, change, { ...index, returnDocument: 'after' });
  return found as unknown as Claimed<Item> | null;
}

interface Options<Item> {
  /** The name of the sending job. */
  name: string;
  jobs: Jobs;
  /** Returns the current queues. Each sends independently, so that a slow one does not delay the others. */
  queues: () => Promise<readonly string[]>;
  /** The maximum number of items of a queue that are sent at once. */
  atOnce: number;
  /** Claims the next item. @returns null when none is due */
  next: (queue: string) => Promise<Item | null>;
  /** Sends an item and settles it. Must end soon after the signal aborts. */
  send: (item: Item, signal: AbortSignal) => Promise<void>;
}

/** Sends the items of an outbox. All servers of a database do this, but only one claims each item. */
export class OutboxSender<Item> {
  readonly #options: Options<Item>;
  readonly #sending = new Map<string, Set<Promise<void>>>();
  readonly #filling = new Set<string>();
  readonly #aborting = new AbortController();
  readonly #job: Job;
  #isStopped = false;
  #closing: Promise<void> | undefined;

  constructor(options: Options<Item>) {
    this.#options = options;
    this.#job = options.jobs.start({
      name: options.name,
      everyMs: OUTBOX_INTERVAL_MS,
      run: () => this.#sendDue(),
    });
  }

  /** Sends due items now. */
  wake(): void {
    void this.#job.wake();
  }

  /** Waits for items being sent. Aborts those whose receiver hangs; another server retries them. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#isStopped = true;
    await this.#job.close();
    await this.#sentWithin(STOP_MS);
    this.#aborting.abort();
    await this.#sentWithin(END_MS);
  }

  /**
   * Stores the outcome of an attempt, unless another server has since claimed the item. Retries until the database has stored it:
   * an outage must not cause a sent item to be sent again.
   * @returns false if the item was deleted in the meantime
   */
  async settle(items: Collection<Document>, item: Document, fields: Document): Promise<boolean> {
    const { _id, claim } = item;
    const change = [{ $set: { ...fields, claim: '$$REMOVE' } }];
    for (;;) {
      try {
        const { matchedCount } = await items.updateOne({ _id, claim }, change);
        return matchedCount > 0 || (await items.findOne({ _id }, { projection: { _id: 1 } })) !== null;
      } catch (error) {
        if (this.#isStopped) throw error;
        await sleep(SETTLE_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  async #sendDue(): Promise<void> {
    const queues = await this.#options.queues();
    await Promise.all(queues.map((queue) => this.#fill(queue)));
  }

  async #fill(queue: string): Promise<void> {
    if (this.#filling.has(queue)) return;
    this.#filling.add(queue);
    const { atOnce, next, send } = this.#options;
    const sending = this.#sending.get(queue) ?? new Set();
    this.#sending.set(queue, sending);
    try {
      while (!this.#isStopped && sending.size < atOnce) {
        const item = await next(queue);
        if (!item) return;
        const sent = send(item, this.#aborting.signal)
          .catch(() => {})
          .finally(() => {
            sending.delete(sent);
            this.#fill(queue).catch(() => {});
          });
        sending.add(sent);
      }
    } finally {
      this.#filling.delete(queue);
    }
  }

  async #sentWithin(milliseconds: number): Promise<void> {
    const sending = [...this.#sending.values()].flatMap((sent) => [...sent]);
    await within(milliseconds, Promise.all(sending)).catch(() => {});
  }
}
