import pLimit from 'p-limit';
import { UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';

/** The maximum number of scans that run in the database at once. */
const MAX_RUNNING = 4;
/** The maximum number of requests that wait for their next scan. Each request runs one scan at a time. */
const MAX_WAITING = 32;
/** The maximum total time that a request waits for its scans. */
const MAX_WAITED_MS = 3_000;
/** A request with more scans counts as heavy. A search with nine words and its total needs this many. */
const MAX_ORDINARY_SCANS = 12;
/** The maximum number of heavy requests that run at once. */
const MAX_HEAVY_REQUESTS = 2;
/** The maximum time that the database may take for a query. */
export const MAX_QUERY_MS = 2_000;
const MAX_TIME_EXPIRED = 50;

/** Options that cancel a query when its request ends or it takes too long. */
export interface ScanOptions {
  signal: AbortSignal;
  maxTimeMS: number;
}

/** Registers a listener that is called when the response is sent or the client has disconnected. */
export type OnClose = (listener: () => void) => void;

/**
 * Shares the database among requests that scan much of an index: searches and their totals. Scans take turns, so an ordinary
 * search stays fast, and only a few heavy requests run at once.
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

  /** @throws UserError when too many scans are waiting */
  async run<T>(options: ScanOptions, scan: (options: ScanOptions) => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) throw busy();
    return this.#queue(async () => {
      options.signal.throwIfAborted();
      return scan(options);
    });
  }

  /** Admits a heavy request until it ends. @throws UserError when the maximum number is running */
  admit(onClose: OnClose): void {
    if (this.#heavyRequests >= MAX_HEAVY_REQUESTS) throw busy();
    this.#heavyRequests += 1;
    onClose(() => {
      this.#heavyRequests -= 1;
    });
  }
}

/** The scans of one request. They run one after another. */
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

  /** @throws UserError when the database is too busy, or the client has disconnected */
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

  /** If one scan of a request is rejected, reject all its scans. */
  #beAdmitted(): void {
    try {
      this.#limit.admit(this.#onClose);
    } catch (error) {
      this.#abort.abort(error);
    }
  }
}

function busy(): UserError {
  return new UserError('UNAVAILABLE', kernelMessages.tooManySearches);
}

function explainSlow(error: unknown): never {
  if ((error as { code?: unknown }).code !== MAX_TIME_EXPIRED) throw error;
  throw new UserError('UNAVAILABLE', kernelMessages.searchTooSlow);
}

function clientLeft(): UserError {
  return new UserError('BAD_USER_INPUT', kernelMessages.clientLeft);
}
