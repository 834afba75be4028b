const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Calls back once at a given time. If that is weeks away, it calls back earlier, because timers are limited.
 */
export class Alarm {
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** @param moments the earliest one counts. null is ignored */
  set(now: number, ...moments: (number | null)[]): void {
    this.clear();
    const first = Math.min(...moments.filter((moment) => moment !== null));
    if (first === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(this.#ring, Math.min(MAX_TIMER_MS, Math.max(1, first - now)));
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
