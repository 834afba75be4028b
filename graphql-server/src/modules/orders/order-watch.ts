import { Job } from '../../kernel/jobs/job.ts';
import type { OrderCollections } from './collection.ts';
import { countOpenOrders } from './list-orders.ts';

/** How often the watch looks for changes by any server. */
const POLL_MS = 500;

/** Change signal only: clients refetch the orders. */
export interface OrdersState {
  /** The number of orders that await payment or shipping. */
  openCount: number;
  /** Increases with every new or changed order. */
  revision: number;
}

type Listener = (state: OrdersState) => void;

/** Polls for new and changed orders of all servers while it has listeners. All listeners share one small query. */
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

  /** Calls the listener with the current state and each later one. @returns a function that stops the calls */
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

  /**
   * Reads with majority concern, like the count and the clients' queries. Otherwise, a new revision could be
   * combined with an older count until the next order.
   */
  async #readRevision(): Promise<number> {
    const counts = await this.#collections.orderState.find().toArray();
    return counts.reduce((sum, { count }) => sum + count, 0);
  }
}
