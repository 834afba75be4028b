const MAX_MISSED_BEATS = 6;

/**
 * Notices when a process stops sending heartbeats because it was suspended or hangs. Counts missed beats instead of measuring time,
 * because this process or the whole machine may also have been suspended.
 */
export class Watchdog {
  readonly #onTimeout: (seconds: number) => void;
  readonly #beatMs: number;
  #maxBeats = MAX_MISSED_BEATS;
  #beats = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param onTimeout called with the seconds since the last beat */
  constructor(beatMs: number, onTimeout: (seconds: number) => void) {
    this.#beatMs = beatMs;
    this.#onTimeout = onTimeout;
  }

  begin(): void {
    this.end();
    this.#beats = 0;
    this.#timer = setInterval(() => this.#count(), this.#beatMs).unref();
  }

  /** A heartbeat arrived. */
  reset(): void {
    this.#beats = 0;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #count(): void {
    this.#beats += 1;
    if (this.#beats < this.#maxBeats) return;
    this.end();
    const seconds = Math.round((this.#beats * this.#beatMs) / 1_000);
    // Doubles the time limit, because one step of a very large shop may take longer than the limit.
    this.#maxBeats *= 2;
    this.#onTimeout(seconds);
  }
}
