import type { MongoClient } from 'mongodb';
import { Batch, type Outcome } from '../../../kernel/batch.ts';
import { isDuplicateKey, isUnavailable } from '../../../kernel/mongodb/failures.ts';
import { inTransaction } from '../../../kernel/mongodb/transaction.ts';
import type { Order } from '../collection.ts';
import { follow, happenedTo, type OrderStore } from '../order-store.ts';
import type { Attempt } from './attempt.ts';
import { placeGroup } from './place-group.ts';

const MAX_GROUP = 50;
/**
 * How long a group waits for further orders. With 20 concurrent shoppers, it places a third more orders per
 * second than a wait of 5 ms.
 */
const GATHER_MS = 12;
/** How long a failure counts for `isFailing`. */
const FAILURE_COUNTS_MS = 10_000;

/** Places orders. Concurrent orders share a transaction, because every order writes the document with the last number (decision 27). */
export class OrderQueue {
  readonly #store: OrderStore;
  readonly #client: MongoClient;
  readonly #groups: Batch<Attempt, Order>;
  #placed = 0;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(store: OrderStore, client: MongoClient) {
    this.#store = store;
    this.#client = client;
    const commit = (attempts: readonly Attempt[]) => this.#commit(attempts);
    this.#groups = new Batch({ maxSize: MAX_GROUP, gatherMs: GATHER_MS, failsAll: isUnavailable, commit });
  }

  /** The number of orders that this server has placed. */
  get placed(): number {
    return this.#placed;
  }

  /** Whether the database has recently rejected a group of orders, or did not answer. */
  get isFailing(): boolean {
    return performance.now() - this.#failedAt < FAILURE_COUNTS_MS;
  }

  /** @returns the order with this key, placed now or earlier. @throws UserError */
  place(attempt: Attempt): Promise<Order> {
    return this.#groups.run(attempt);
  }

  async #commit(attempts: readonly Attempt[]): Promise<Outcome<Order>[]> {
    try {
      return await this.#commitOnce(attempts);
    } catch (error) {
      // Another server has just placed an order with the same key, or the first order of the shop.
      if (attempts.length === 1 && isDuplicateKey(error)) return this.#commitOnce(attempts);
      throw error;
    }
  }

  async #commitOnce(attempts: readonly Attempt[]): Promise<Outcome<Order>[]> {
    try {
      const outcomes = await this.#commitGroup(attempts);
      this.#failedAt = Number.NEGATIVE_INFINITY;
      return outcomes;
    } catch (error) {
      if (isUnavailable(error)) this.#failedAt = performance.now();
      throw error;
    }
  }

  async #commitGroup(attempts: readonly Attempt[]): Promise<Outcome<Order>[]> {
    const { outcomes, orders } = await inTransaction(this.#client, (session) =>
      placeGroup(this.#store, session, attempts),
    );
    this.#placed += orders.length;
    await follow(this.#store, happenedTo(orders));
    return outcomes;
  }
}
