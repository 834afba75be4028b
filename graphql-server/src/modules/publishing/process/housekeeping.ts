import { releasesToPrune, sweep } from '../store/prune.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Nothing waits for it, and what is published soon again would have to wait. */
const IDLE_MS = 10_000;
/** After a failure, such as of an object store that is down. */
const RETRY_MS = 600_000;

/** Deletes old releases, and the files that none refers to, while nothing is published. */
export class Housekeeping {
  readonly #store: ReleaseStore;
  /** What a killed process has left is looked for as well. */
  #isNeeded = true;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isPaused = true;

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** Something may be there to be deleted. */
  expect(): void {
    this.#isNeeded = true;
  }

  begin(current: number | null): void {
    if (!this.#isNeeded || this.#running) return;
    this.#isPaused = false;
    this.#cleanAfter(IDLE_MS, current);
  }

  #cleanAfter(delayMs: number, current: number | null): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#clean(current)
        .catch(() => {})
        .finally(() => {
          this.#running = null;
          if (this.#isNeeded && !this.#isPaused) this.#cleanAfter(RETRY_MS, current);
        });
    }, delayMs).unref();
  }

  /** Resolves once nothing is deleted any more. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #findStockReleases(numbers: readonly number[]): Promise<Set<number>> {
    const ofStock = new Set<number>();
    for (const number of numbers) {
      const record = await this.#store.readRelease(number);
      if (record?.cause === 'STOCK') ofStock.add(number);
    }
    return ofStock;
  }

  async #clean(current: number | null): Promise<void> {
    const numbers = await this.#store.releaseNumbers();
    const ofStock = await this.#findStockReleases(numbers);
    for (const number of releasesToPrune(numbers, current, ofStock)) {
      await this.#store.deleteRelease(number);
    }
    await sweep(this.#store, () => !this.#isPaused);
    if (!this.#isPaused) this.#isNeeded = false;
  }
}
