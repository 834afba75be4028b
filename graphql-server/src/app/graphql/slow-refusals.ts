import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10_000;
/** The number of rejections without delay, so that programs in development get their first errors at once. */
const FREE = 20;
const DELAY_MS = 500;
/** When more than this many are waiting, rejections are sent at once, because waiting ones occupy slots for running calls. */
const MAX_DELAYED = 50;
const MAX_CLIENTS = 10_000;

/** Delays responses to a client that keeps sending invalid operations, so that it cannot send the next one at once. */
export class SlowRefusals {
  readonly #counts = new LRUCache<string, { count: number; until: number }>({ max: MAX_CLIENTS });
  #delayed = 0;

  /** Counts a rejection. If there were many, resolves only after a delay. */
  async count(client: string): Promise<void> {
    const now = performance.now();
    const known = this.#counts.get(client);
    const current = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
    current.count += 1;
    this.#counts.set(client, current);
    if (current.count <= FREE || this.#delayed >= MAX_DELAYED) return;
    this.#delayed += 1;
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    this.#delayed -= 1;
  }
}
