import { within } from '../within.ts';
import type { Lease } from './lease.ts';

const RETRY_MS = 1_000;
/** After this many consecutive retries, a job waits for its next regular run. */
const MAX_RETRIES = 8;
const TIMEOUT_MS = 10 * 60_000;
/** After its signal aborts, a run has this long to stop before it is abandoned. */
const GRACE_MS = 5_000;

export interface JobOptions {
  /** The job's name in metrics, and the name of its lease. */
  name: string;
  /** The pause between the end of one run and the start of the next. */
  everyMs: number;
  /** Does the work. It must end soon after the signal aborts: at a timeout, after losing the lease, or when the server stops. */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** Whether the first run also waits for `everyMs`. */
  startsLater?: boolean;
  /** A longer run times out. Ten minutes by default. */
  timeoutMs?: number;
  graceMs?: number;
  /** If set, one server at a time runs the job. Otherwise every server does. */
  lease?: Lease | undefined;
  /** Called with the error of each failed run. */
  onFailure?: (error: unknown) => void;
}

export interface JobFigures {
  name: string;
  runs: number;
  failures: number;
  /** The total duration of all runs. */
  seconds: number;
}

/**
 * Runs work repeatedly, one run at a time. Retries a failed run after 1 s and doubles the delay each time,
 * but runs again at the latest when the next regular run is due. Timers use the monotonic clock.
 */
export class Job {
  readonly figures: JobFigures;
  readonly #options: JobOptions;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #retries = 0;

  constructor(options: JobOptions) {
    this.#options = options;
    this.figures = { name: options.name, runs: 0, failures: 0, seconds: 0 };
  }

  start(): void {
    if (this.#options.startsLater) this.#runIn(this.#options.everyMs);
    else void this.wake();
  }

  /**
   * Runs the job now, or again after the current run.
   * @returns a promise for the end of that run, which never rejects
   */
  wake(): Promise<void> {
    if (this.#closing.signal.aborted) return Promise.resolve();
    if (this.#running) {
      this.#next ??= this.#running.then(() => {
        this.#next = null;
        return this.wake();
      });
      return this.#next;
    }
    clearTimeout(this.#timer);
    this.#running = this.#runOnce().then((waitMs) => {
      this.#running = null;
      this.#runIn(waitMs);
    });
    return this.#running;
  }

  /** Stops the current run, waits for at most the grace period, and releases the lease. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await within(this.#options.graceMs ?? GRACE_MS, this.#end()).catch(() => {});
  }

  async #end(): Promise<void> {
    await this.#running;
    await this.#options.lease?.release().catch(() => {});
  }

  #runIn(milliseconds: number): void {
    if (this.#closing.signal.aborted) return;
    this.#timer = setTimeout(() => void this.wake(), milliseconds).unref();
  }

  /** @returns how long to wait for the next run */
  async #runOnce(): Promise<number> {
    const { everyMs, lease, onFailure } = this.#options;
    try {
      const lost = lease ? await lease.hold() : null;
      // Another server holds the lease. Check often enough to notice when that server fails.
      if (lease && !lost) return Math.min(everyMs, lease.durationMs / 2);
      await this.#runMetered(lost);
      this.#retries = 0;
      return everyMs;
    } catch (error) {
      if (this.#closing.signal.aborted) return everyMs;
      this.figures.failures += 1;
      onFailure?.(error);
      return this.#retryDelay();
    }
  }

  #retryDelay(): number {
    const { everyMs } = this.#options;
    this.#retries += 1;
    if (this.#retries <= MAX_RETRIES) return Math.min(everyMs, RETRY_MS * 2 ** (this.#retries - 1));
    this.#retries = 0;
    return everyMs;
  }

  async #runMetered(lost: AbortSignal | null): Promise<void> {
    const startedAt = performance.now();
    this.figures.runs += 1;
    try {
      await this.#runBounded(lost);
    } finally {
      this.figures.seconds += (performance.now() - startedAt) / 1000;
    }
  }

  /** @throws Error when the run fails or times out */
  async #runBounded(lost: AbortSignal | null): Promise<void> {
    const { name, run, timeoutMs = TIMEOUT_MS, graceMs = GRACE_MS, lease } = this.#options;
    const stopping = new AbortController();
    const { promise: abandoned, reject } = Promise.withResolvers<never>();
    let grace: NodeJS.Timeout | undefined;
    const stop = () => {
      stopping.abort();
      grace ??= setTimeout(() => reject(new Error(`The job ${name} hangs.`)), graceMs);
    };
    const timeout = setTimeout(() => {
      // Another server may take over.
      lease?.letRunOut();
      stop();
    }, timeoutMs).unref();
    const signals = [this.#closing.signal, lost].filter((signal) => signal !== null);
    for (const signal of signals) signal.addEventListener('abort', stop);
    try {
      if (signals.some(({ aborted }) => aborted)) stop();
      await Promise.race([run(stopping.signal), abandoned]);
    } finally {
      clearTimeout(timeout);
      clearTimeout(grace);
      for (const signal of signals) signal.removeEventListener('abort', stop);
    }
  }
}
