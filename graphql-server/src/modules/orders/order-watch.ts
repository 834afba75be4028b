import { Job } from '../../kernel/jobs/job.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { OrderCollections } from './collection.ts';
import { countOpenOrders } from './list-orders.ts';

/** How soon an order that another server has placed is told of here. */
const POLL_MS = 500;

/** What is told of all orders: enough to know that they are to be read again, and nothing that is in them. */
export interface OrdersState {
  /** How many are to be shipped or wait for a payment. */
  openCount: number;
  /** Grows with every order, and with every change of one. */
  revision: number;
}

type Listener = (state: OrdersState) => void;

/** Looks whether orders came or changed, at any server, as long as a caller waits for it: one small query for all of them. */
export class OrderWatch {
  readonly #collections: OrderCollections;
  readonly #listeners = new Set<Listener>();
  #state: OrdersState | null = null;
  #job: Job | undefined;

  constructor(collections: OrderCollections) {
    this.#collections = collections;
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** Tells how it is now, and whenever that changes. @returns what ends it */
  follow(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#state) listener(this.#state);
    if (this.#listeners.size === 1) {
      this.#job = new Job({ name: 'watch-orders', everyMs: POLL_MS, run: () => this.#look() });
      this.#job.start();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      void this.#job?.close();
      this.#state = null;
    };
  }

  async #look(): Promise<void> {
    const revision = await this.#readRevision();
    if (revision === this.#state?.revision) return;
    const state = { revision, openCount: await countOpenOrders(this.#collections) };
    if (this.#listeners.size > 0) this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }

  async #readRevision(): Promise<number> {
    const counts = await this.#collections.orderState.find({}, NEWEST).toArray();
    return counts.reduce((sum, { count }) => sum + count, 0);
  }
}
