import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { within } from '../../kernel/within.ts';
import { appTexts } from '../messages.ts';

const DRAIN_TIMEOUT_MS = 15_000;
/** How long to wait for requests and responses in transit after the last running request. */
const LINGER_MS = 500;
/** The maximum number of event loop iterations to wait for pending connections. */
const MAX_BUSY_ITERATIONS = 1_000;

/**
 * Shuts a server down without failing a request. While it drains, load balancers stop sending requests. Then it stops accepting
 * connections, and ends once all running requests have a response.
 */
export class GracefulShutdown {
  #running = 0;
  #isDraining = false;
  #isClosing = false;
  #drained: (() => void) | null = null;
  /**
   * Called at the end of each response. A single function for all of them, because every request registers
   * it.
   */
  readonly #end = () => {
    this.#running -= 1;
    if (this.#running === 0) this.#drained?.();
  };

  /** Whether balancers should stop sending requests, which are still answered. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Whether the server no longer accepts connections. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Counts the running requests. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (_, reply) => this.track(reply.raw));
  }

  /** Counts a request as running until its response is sent. */
  track(response: ServerResponse): void {
    this.#running += 1;
    response.on('close', this.#end);
  }

  /**
   * Keeps clients from reusing their connections while the server drains: their next request could arrive as the server closes
   * it.
   */
  endConnection(_request: IncomingMessage, response: ServerResponse): void {
    if (this.#isDraining) response.shouldKeepAlive = false;
  }

  /** Reports `draining` on /readyz, and keeps serving requests for this time. */
  async drain(milliseconds: number): Promise<void> {
    this.#isDraining = true;
    if (milliseconds > 0) await sleep(milliseconds);
  }

  /**
   * Stops accepting connections, waits for running requests, then closes every connection. A balancer sends requests that cannot
   * connect, including orders, to another server.
   */
  async close(app: FastifyInstance): Promise<void> {
    this.#isDraining = true;
    await untilNoneConnects(app);
    this.#isClosing = true;
    const ended = endOf(app);
    await this.#untilAnswered(app);
    // A request may be in transit on a new connection. Once Fastify closes, it rejects that request.
    await within(LINGER_MS, ended).catch(() => {});
    await this.#untilAnswered(app);
    app.server.closeAllConnections();
    await app.close();
  }

  async #untilAnswered(app: FastifyInstance): Promise<void> {
    if (this.#running === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#drained = resolve;
    const cutOff = setTimeout(() => {
      app.log.error(appTexts.requestsAborted({ count: this.#running }));
      resolve();
    }, DRAIN_TIMEOUT_MS);
    await promise;
    clearTimeout(cutOff);
  }
}

/** Stops listening. @returns a promise that resolves when the last connection has closed */
function endOf({ server }: FastifyInstance): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => void server.close(() => resolve()));
}

/** The operating system resets connections that are established but not accepted when the server stops listening. */
async function untilNoneConnects({ server }: FastifyInstance): Promise<void> {
  let isNew = false;
  const note = () => {
    isNew = true;
  };
  server.on('connection', note);
  for (let iteration = 0; iteration < MAX_BUSY_ITERATIONS; iteration += 1) {
    isNew = false;
    await new Promise((resolve) => setImmediate(resolve));
    if (!isNew) break;
  }
  server.off('connection', note);
}
