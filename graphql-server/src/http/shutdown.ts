import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { UserError } from '../errors.ts';

const DRAIN_TIMEOUT_MS = 15_000;
/** For answers on their way to a client once nothing runs any more. */
const LINGER_MS = 500;

/** Ends a server's work in an orderly way: what runs finishes, what comes is refused, then nothing runs any more. */
export class GracefulShutdown {
  #running = 0;
  #isClosing = false;
  #drained: (() => void) | null = null;
  /** One for all responses: it is added for each request. */
  readonly #end = () => {
    this.#running -= 1;
    if (this.#running === 0) this.#drained?.();
  };

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Counts the requests that run, and refuses those that come once the server is closing. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (_, reply) => {
      if (this.#isClosing) {
        reply.header('connection', 'close');
        throw new UserError('UNAVAILABLE', 'The server is closing: try again in a moment.');
      }
      this.track(reply.raw);
    });
  }

  /** Counts a request as one that runs, until its answer is sent. */
  track(response: ServerResponse): void {
    this.#running += 1;
    response.on('close', this.#end);
  }

  /**
   * Waits for the running requests, then stops listening and ends every connection: a browser keeps some open on
   * which it has not asked anything yet, and Node would wait for those.
   */
  async close(app: FastifyInstance): Promise<void> {
    this.#isClosing = true;
    if (this.#running > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#drained = resolve;
      const cutOff = setTimeout(() => {
        app.log.error(`${this.#running} requests still ran after 15 seconds, and are cut off.`);
        resolve();
      }, DRAIN_TIMEOUT_MS);
      await promise;
      clearTimeout(cutOff);
    }
    const timer = setTimeout(() => app.server.closeAllConnections(), LINGER_MS);
    await app.close();
    clearTimeout(timer);
  }
}
