import { UserError } from '../../kernel/errors.ts';
import type { OnClose } from '../../kernel/list/scans.ts';
import { appMessages } from '../messages.ts';

/** Operations of at least this cost are queued. It is more than an ordinary shopper's cart, and less than a page of ten products. */
export const LARGE_COST = 500;
const MAX_WAITING = 100;
/**
 * The maximum number of waiting operations of one client: several times the requests of one storefront page.
 */
const MAX_WAITING_EACH = 20;
/** After a large operation, no other one starts for this multiple of its duration. */
const REST = 1;
const MAX_REST_MS = 250;
const RETRY_AFTER_S = 5;

interface Waiting {
  client: string;
  cost: number;
  start(): void;
}

/**
 * Runs large public operations one at a time, with a pause after each, so that they hardly slow down orders and small carts. The
 * client that has used the fewest points goes first, with its smallest operation. Each server has its own queue.
 */
export class LargeOperations {
  /** The points that clients have used since the queue was last empty. */
  readonly #used = new Map<string, number>();
  #waiting: Waiting[] = [];
  #isRunning = false;

  /**
   * Waits until the operation may run.
   * @returns a function that ends its turn; calling it more than once is safe
   * @throws UserError RATE_LIMITED when too many operations wait, or the client has disconnected
   */
  async enter(client: string, cost: number, onClose: OnClose): Promise<() => void> {
    const others = this.#waiting.filter((one) => one.client === client).length;
    if (this.#waiting.length >= MAX_WAITING || others >= MAX_WAITING_EACH) throw tooManyAtOnce();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { client, cost, start: resolve };
    this.#waiting.push(waiting);
    onClose(() => {
      this.#waiting = this.#waiting.filter((one) => one !== waiting);
      reject(tooManyAtOnce());
    });
    this.#startNext();
    await promise;
    const started = performance.now();
    let isEnded = false;
    const end = () => {
      if (isEnded) return;
      isEnded = true;
      this.#rest(performance.now() - started);
    };
    onClose(end);
    return end;
  }

  #rest(tookMs: number): void {
    const next = () => {
      this.#isRunning = false;
      this.#startNext();
    };
    setTimeout(next, Math.min(tookMs * REST, MAX_REST_MS)).unref();
  }

  #startNext(): void {
    if (this.#isRunning) return;
    const next = this.#waiting.toSorted((one, other) => this.#turnOf(one) - this.#turnOf(other))[0];
    if (!next) {
      this.#used.clear();
      return;
    }
    this.#isRunning = true;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#used.set(next.client, this.#turnOf(next));
    next.start();
  }

  #turnOf({ client, cost }: Waiting): number {
    return (this.#used.get(client) ?? 0) + cost;
  }
}

function tooManyAtOnce(): UserError {
  const message = appMessages.tooManyLargeOperations;
  return new UserError('RATE_LIMITED', message, { retryAfterS: RETRY_AFTER_S });
}
