import { LRUCache } from 'lru-cache';
import { bounded } from '../../../kernel/bounded.ts';

/** A key and the amount that it may use within a window. */
export interface Allowance {
  key: string;
  most: number;
}

/** Counts amounts by key within time windows. Each server counts separately. */
export class WindowCounts {
  readonly #counts: LRUCache<string, { count: number; until: number }>;
  readonly #windowMs: number;

  constructor(windowMs: number, maxKeys: number) {
    this.#windowMs = windowMs;
    this.#counts = new LRUCache(bounded(maxKeys));
  }

  /**
   * Counts an amount for all keys, or for none of them.
   * @returns null if the amount was counted, otherwise the milliseconds until a window ends and makes room
   */
  take(allowances: readonly Allowance[], amount = 1): number | null {
    const now = performance.now();
    const read = allowances.map(({ key, most }) => {
      const known = this.#counts.get(key);
      return {
        key,
        most,
        ...(known && known.until > now ? known : { count: 0, until: now + this.#windowMs }),
      };
    });
    const full = read.find(({ count, most }) => count + amount > most);
    if (full) return full.until - now;
    for (const { key, count, until } of read) this.#counts.set(key, { count: count + amount, until });
    return null;
  }
}
