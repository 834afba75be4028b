import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';
import { fileRoute } from './metrics-route.ts';
import { logRequest } from './request-log.ts';
import { clientAddressFor, hasOneHost, isKnownHost } from './security.ts';
import type { GracefulShutdown } from './shutdown.ts';
import type { StaticFiles } from './static-files.ts';

/** Puts the files in memory before everything else that the server answers. */
export function answerFilesFirst(
  app: FastifyInstance,
  files: StaticFiles,
  shutdown: GracefulShutdown,
  config: Config,
  metrics: Metrics | null = null,
): void {
  const answerOther = app.server.listeners('request')[0] as RequestListener;
  app.server.removeListener('request', answerOther);
  const addressOf = clientAddressFor(config);
  // What is thrown here would end the process.
  const isServed = (request: IncomingMessage, response: ServerResponse, id: string) => {
    try {
      return files.serve(request, response, id);
    } catch (error) {
      app.log.error({ err: error, id }, 'A file could not be answered from memory.');
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
  app.server.on('request', (request, response) => {
    const isPlain =
      !shutdown.isClosing &&
      request.headers['x-forwarded-host'] === undefined &&
      isKnown(request.headers.host) &&
      hasOneHost(request);
    const id = randomUUID();
    const address = addressOf(request);
    const start = { ms: performance.now(), bytes: request.socket.bytesWritten };
    if (!isPlain || !isServed(request, response, id)) return answerOther(request, response);
    const { method = '', url = '' } = request;
    metrics?.requests.observe(method, fileRoute(url), response.statusCode, performance.now() - start.ms);
    shutdown.track(response);
    logRequest(app.log, { id, address }, request, response, start);
  });
}
