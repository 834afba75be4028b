import { toUnavailable } from './failures.ts';

/** What became of one of a group: it leaves the others alone. */
export type Outcome<Result> = { result: Result } | { error: unknown };

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Options<Item, Result> {
  /** As many share a commit. */
  maxSize: number;
  /** @returns what became of each, in their order. @throws when nothing of any of them was kept */
  commit(items: readonly Item[]): Promise<Outcome<Result>[]>;
}

/**
 * Lets those that wait share one commit: while one is under way the next ones gather (decision 27). A group that fails is tried one by
 * one, so that none fails because of another.
 */
export class GroupCommit<Item, Result> {
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
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, this.#options.maxSize));
    this.#isWorking = false;
  }

  async #commit(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await this.#options.commit(group.map(({ item }) => item));
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome && 'result' in outcome) resolve(outcome.result);
        else reject(outcome?.error ?? new Error('A commit said nothing of one of its items.'));
      }
    } catch (error) {
      // What the database does not answer it would not answer to each of them either.
      if (group.length === 1 || toUnavailable(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await this.#commit([one]);
    }
  }
}
