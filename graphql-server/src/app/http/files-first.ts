import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { appTexts } from '../messages.ts';
import type { Metrics } from './metrics.ts';
import { fileRoute } from './metrics-route.ts';
import { logRequest } from './request-log.ts';
import { clientAddressFor, hasOneHost, isKnownHost } from './security.ts';
import type { GracefulShutdown } from './shutdown.ts';
import type { StalledBodies } from './stalled-bodies.ts';
import type { PlainRequest } from './static-files.ts';

/**
 * Fastify's default. It is longer than the idle timeout of usual proxies, so the proxy closes idle
 * connections first.
 */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const HEADERS_TIMEOUT_MS = 20_000;
const CHECK_MS = 5_000;

const TIMEOUTS = {
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  headersTimeout: HEADERS_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_MS,
};

interface Files {
  /** @returns whether it has responded or will respond */
  serve(request: IncomingMessage, response: ServerResponse, plain: PlainRequest): boolean | Promise<boolean>;
}

type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Fastify's server factory. It first tries to respond from memory, once files are available. */
export class FilesFirst {
  #answer: AnswerRequest = () => false;

  /** @param requestTimeout in milliseconds */
  serverFactory(requestTimeout: number, shutdown: GracefulShutdown, bodies: StalledBodies) {
    return (answerOther: (request: IncomingMessage, response: ServerResponse) => void): Server =>
      createServer({ requestTimeout, ...TIMEOUTS }, (request, response) => {
        bodies.watch(request, response);
        shutdown.endConnection(request, response);
        const answered = this.#answer(request, response);
        if (answered === false) answerOther(request, response);
        else if (answered !== true)
          void answered.then((isAnswered) => isAnswered || answerOther(request, response));
      });
  }

  open(...parts: Parameters<typeof answerFromMemory>): void {
    this.#answer = answerFromMemory(...parts);
  }
}

/** @returns a function that responds from memory, or returns false for any other request */
function answerFromMemory(
  app: FastifyInstance,
  files: Files,
  shutdown: GracefulShutdown,
  config: Config,
  metrics: Metrics | null = null,
): AnswerRequest {
  const addressOf = clientAddressFor(config);
  // An uncaught error here would end the process.
  const serve = (request: IncomingMessage, response: ServerResponse, plain: PlainRequest) => {
    try {
      return files.serve(request, response, plain);
    } catch (error) {
      app.log.error({ err: error, id: plain.id }, appTexts.notAnsweredFromMemory);
      return response.headersSent;
    }
  };
  // Nearly all requests name the same host.
  let lastKnown: { host?: string; publicUrl: URL | null } = { publicUrl: null };
  const isKnown = (host = '') => {
    const { publicUrl } = config;
    if (host === lastKnown.host && publicUrl === lastKnown.publicUrl) return true;
    if (!isKnownHost(host.replace(/:\d+$/, ''), config)) return false;
    lastKnown = { host, publicUrl };
    return true;
  };
  return (request, response) => {
    const isPlain =
      request.headers['x-forwarded-host'] === undefined &&
      isKnown(request.headers.host) &&
      hasOneHost(request);
    if (!isPlain) return false;
    const plain = { id: randomUUID(), address: addressOf(request) };
    const start = { ms: performance.now(), bytes: request.socket.bytesWritten };
    const note = (isAnswered: boolean) => {
      if (!isAnswered) return false;
      const { method = '', url = '' } = request;
      metrics?.requests.observe(method, fileRoute(url), response.statusCode, performance.now() - start.ms);
      logRequest(app.log, plain, request, response, start);
      return true;
    };
    const answered = serve(request, response, plain);
    // Register this before the client can have disconnected.
    if (answered) shutdown.track(response);
    return typeof answered === 'boolean' ? note(answered) : answered.then(note);
  };
}
