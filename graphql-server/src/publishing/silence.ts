const MAX_SILENT_BEATS = 6;

/**
 * Notices when a process is not heard of any more: it was stopped, or hangs. Beats are counted, and not time, so that nobody
 * is blamed for a while in which this process itself, or the whole machine, was asleep.
 */
export class Silence {
  readonly #onSilence: (seconds: number) => void;
  readonly #beatMs: number;
  #maxBeats = MAX_SILENT_BEATS;
  #beats = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param onSilence is called with how long nothing was heard. */
  constructor(beatMs: number, onSilence: (seconds: number) => void) {
    this.#beatMs = beatMs;
    this.#onSilence = onSilence;
  }

  begin(): void {
    this.end();
    this.#beats = 0;
    this.#timer = setInterval(() => this.#count(), this.#beatMs).unref();
  }

  /** Something was heard. */
  interrupt(): void {
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
    // A shop may be so large that one step of its work takes longer: then it has twice the time.
    this.#maxBeats *= 2;
    this.#onSilence(seconds);
  }
}
