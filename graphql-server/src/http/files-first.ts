import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';
import { fileRoute } from './metrics-route.ts';
import { logRequest } from './request-log.ts';
import { clientAddressFor, hasOneHost, isKnownHost } from './security.ts';
import type { GracefulShutdown } from './shutdown.ts';

/** As Fastify has it: longer than that of the proxies before it. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** What has answers in memory. */
interface FromMemory {
  /** @returns whether it has answered. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
}

type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Fastify's server, which asks for an answer from memory first, once there are files to answer. */
export class FilesFirst {
  #answer: AnswerRequest = () => false;

  /** @param requestTimeout in milliseconds */
  serverFactory(requestTimeout: number) {
    return (answerOther: (request: IncomingMessage, response: ServerResponse) => void): Server =>
      createServer({ requestTimeout, keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (request, response) => {
        if (!this.#answer(request, response)) answerOther(request, response);
      });
  }

  open(...parts: Parameters<typeof answerFromMemory>): void {
    this.#answer = answerFromMemory(...parts);
  }
}

/** @returns what answers a request whose answer is in memory, and returns false for others. */
function answerFromMemory(
  app: FastifyInstance,
  sources: readonly FromMemory[],
  shutdown: GracefulShutdown,
  config: Config,
  metrics: Metrics | null = null,
): AnswerRequest {
  const addressOf = clientAddressFor(config);
  // What is thrown here would end the process.
  const isServed = (request: IncomingMessage, response: ServerResponse, id: string) => {
    try {
      return sources.some((source) => source.serve(request, response, id));
    } catch (error) {
      app.log.error({ err: error, id }, 'A request could not be answered from memory.');
      return response.headersSent;
    }
  };
  let lastKnown: string | undefined;
  // Nearly all requests name the same host.
  const isKnown = (host = '') => {
    if (host !== lastKnown && !isKnownHost(host.replace(/:\d+$/, ''), config)) return false;
    lastKnown = host;
    return true;
  };
  return (request, response) => {
    const isPlain =
      !shutdown.isClosing &&
      request.headers['x-forwarded-host'] === undefined &&
      isKnown(request.headers.host) &&
      hasOneHost(request);
    const id = randomUUID();
    const address = addressOf(request);
    const start = { ms: performance.now(), bytes: request.socket.bytesWritten };
    if (!isPlain || !isServed(request, response, id)) return false;
    const { method = '', url = '' } = request;
    metrics?.requests.observe(method, fileRoute(url), response.statusCode, performance.now() - start.ms);
    shutdown.track(response);
    logRequest(app.log, { id, address }, request, response, start);
    return true;
  };
}
