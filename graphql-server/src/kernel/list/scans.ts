import pLimit from 'p-limit';
import { UserError } from '../errors.ts';

/** How many scans the database works on at once. */
const MAX_RUNNING = 4;
/** How many requests wait for their next one; each has one on its way at a time. */
const MAX_WAITING = 32;
/** How long one request may wait, for all its scans together. */
const MAX_WAITED_MS = 3_000;
/** What a search for nine words takes, with its total. */
const MAX_ORDINARY_SCANS = 12;
/** How many requests that take more are answered at once. */
const MAX_HEAVY_REQUESTS = 2;
/** How long the database may take for a query. */
export const MAX_QUERY_MS = 2_000;
const MAX_TIME_EXPIRED = 50;

/** What a query is run with, so that it ends with its request, or when it takes too long. */
export interface ScanOptions {
  signal: AbortSignal;
  maxTimeMS: number;
}

/** Calls back once the request was answered, or its client has left. */
export type OnClose = (listener: () => void) => void;

/**
 * Shares the database among requests whose queries have to scan much of an index: searches, and totals of searches.
 * An ordinary search is fast whatever others ask for, as they take turns, and few that ask for much are let in.
 */
export class ScanLimit {
  readonly #queue = pLimit(MAX_RUNNING);
  #heavyRequests = 0;

  get running(): number {
    return this.#queue.activeCount;
  }

  get waiting(): number {
    return this.#queue.pendingCount;
  }

  forRequest(onClose: OnClose): RequestScans {
    return new RequestScans(this, onClose);
  }

  /** @throws UserError when too many are waiting. */
  async run<T>(options: ScanOptions, scan: (options: ScanOptions) => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) throw busy();
    return this.#queue(async () => {
      options.signal.throwIfAborted();
      return scan(options);
    });
  }

  /** Lets a heavy request in until it is closed. @throws UserError when there are enough. */
  admit(onClose: OnClose): void {
    if (this.#heavyRequests >= MAX_HEAVY_REQUESTS) throw busy();
    this.#heavyRequests += 1;
    onClose(() => {
      this.#heavyRequests -= 1;
    });
  }
}

/** The scans of one request, one after the other. */
export class RequestScans {
  readonly #limit: ScanLimit;
  readonly #onClose: OnClose;
  readonly #ownQueue = pLimit(1);
  readonly #abort = new AbortController();
  #count = 0;
  #waitedMs = 0;

  constructor(limit: ScanLimit, onClose: OnClose) {
    this.#limit = limit;
    this.#onClose = onClose;
  }

  /** @throws UserError when the database has enough to do, or the client has left. */
  async run<T>(scan: (options: ScanOptions) => Promise<T>): Promise<T> {
    this.#count += 1;
    if (this.#count === 1) this.#onClose(() => this.#abort.abort(clientLeft()));
    if (this.#count === MAX_ORDINARY_SCANS + 1) this.#beAdmitted();
    const options = { signal: this.#abort.signal, maxTimeMS: MAX_QUERY_MS };
    return this.#ownQueue(() => this.#wait(options, scan)).catch(explainSlow);
  }

  async #wait<T>(options: ScanOptions, scan: (options: ScanOptions) => Promise<T>): Promise<T> {
    const asked = performance.now();
    return this.#limit.run(options, () => {
      this.#waitedMs += performance.now() - asked;
      if (this.#waitedMs > MAX_WAITED_MS) throw busy();
      return scan(options);
    });
  }

  /** Refused once, the request is refused whole. */
  #beAdmitted(): void {
    try {
      this.#limit.admit(this.#onClose);
    } catch (error) {
      this.#abort.abort(error);
    }
  }
}

function busy(): UserError {
  return new UserError('UNAVAILABLE', 'Too much is searched for at the moment: try again in a few seconds.');
}

function explainSlow(error: unknown): never {
  if ((error as { code?: unknown }).code !== MAX_TIME_EXPIRED) throw error;
  throw new UserError(
    'UNAVAILABLE',
    'This search took too long: narrow it, by more or rarer words, or try again in a few seconds.',
  );
}

function clientLeft(): UserError {
  return new UserError('BAD_USER_INPUT', 'The client did not wait for the answer.');
}
