import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10_000;
/** A program in development gets its first errors at once. */
const FREE = 20;
const DELAY_MS = 500;
/** Beyond these, rejections are sent at once, because waiting ones occupy slots of running calls. */
const MAX_DELAYED = 50;
const MAX_CLIENTS = 10_000;

/** Delays rejections for a client that keeps sending invalid operations, so that it cannot send the next one at once. */
export class SlowRefusals {
  readonly #counts = new LRUCache<string, { count: number; until: number }>({ max: MAX_CLIENTS });
  #delayed = 0;

  /** Counts a rejection, and waits after many. */
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
