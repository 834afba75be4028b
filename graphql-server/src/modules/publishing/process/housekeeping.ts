import { releasesToPrune, sweep } from '../store/prune.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Nothing waits for it, and what is published soon again would have to wait. */
const IDLE_MS = 10_000;

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
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#clean(current)
        // What cannot be deleted now is found again after the next release.
        .catch(() => {})
        .finally(() => {
          this.#running = null;
        });
    }, IDLE_MS).unref();
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
