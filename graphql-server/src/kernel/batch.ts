import { setTimeout as sleep } from 'node:timers/promises';

/** The outcome of one item of a batch. */
export type Outcome<Result> = { result: Result } | { error: unknown };

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Options<Item, Result> {
  /** The maximum number of items in one commit. By default unlimited. */
  maxSize?: number;
  /**
   * How long the next commit waits after a commit that several items shared, unless it is already full.
   * Without the pause, callers would split into two groups that commit in turn, and pay the fixed cost of a
   * commit twice as often. Default: 0.
   */
  gatherMs?: number;
  /**
   * @returns the outcome of each item, at its index.
   * @throws any error if no item of the batch was stored
   */
  commit(items: readonly Item[]): Promise<Outcome<Result>[]>;
  /** Whether an error fails every item, such as an outage. After any other error each item is retried alone. */
  failsAll(error: unknown): boolean;
}

/**
 * Lets concurrent callers share one commit: items that arrive during a commit are committed together in the next one (decision
 * 27). If a batch fails, each item is retried alone, so that no item fails because of another.
 */
export class Batch<Item, Result> {
  readonly #options: Options<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #isWorking = false;

  constructor(options: Options<Item, Result>) {
    this.#options = options;
  }

  run(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ item, resolve, reject });
    void this.#work();
    return promise;
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    const { maxSize = Number.POSITIVE_INFINITY, gatherMs = 0 } = this.#options;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, maxSize);
      await this.#commit(batch);
      if (gatherMs > 0 && batch.length > 1 && this.#waiting.length < maxSize) await sleep(gatherMs);
    }
    this.#isWorking = false;
  }

  async #commit(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await this.#options.commit(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome && 'result' in outcome) resolve(outcome.result);
        else reject(outcome?.error ?? new Error('A commit returned no outcome for one of its items.'));
      }
    } catch (error) {
      if (batch.length === 1 || this.#options.failsAll(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await this.#commit([one]);
    }
  }
}
