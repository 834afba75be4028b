import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { viewerOf } from './caller.ts';
import { loggedPath } from './logged-path.ts';
import { HEALTH_PATHS } from './readiness.ts';
import { METRICS_PATH } from './security.ts';

const TELLING = new Set(['info', 'debug', 'trace']);
/** Health checks and metrics, which programs request every few seconds. */
const PROBED = new Set<unknown>([...HEALTH_PATHS, METRICS_PATH]);
/** The GraphQL grammar for names. Longer operation names are not logged. */
const OPERATION_NAME = /^\w{1,100}$/;

/** The log fields of a GraphQL request. */
interface OperationLog {
  operation?: string | undefined;
  /** The codes of the response's errors. */
  errors?: string[] | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    operationLog: OperationLog | null;
  }
}

/** Adds the operation and its errors to the log line of a request. */
export function noteOperation(request: FastifyRequest, { operation, errors = [] }: OperationLog): void {
  const known = request.operationLog ?? {};
  const isName = operation !== undefined && OPERATION_NAME.test(operation);
  const codes = errors.length > 0 ? [...new Set(errors)] : known.errors;
  request.operationLog = { operation: isName ? operation : known.operation, errors: codes };
}

/** Logs a line for every answered request. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('operationLog', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { id, ip, raw } = request;
    logRequest(app.log, { id, address: ip, more: () => detailsOf(request) }, raw, reply.raw);
    done();
  });
}

function detailsOf(request: FastifyRequest): object {
  const viewer = viewerOf(request);
  const operator = 'operatorId' in viewer ? viewer.operatorId : undefined;
  return { operator, ...request.operationLog };
}

interface LoggedRequest {
  id: string;
  /** The client's IP address. */
  address: string;
  /** Returns additional fields, which are known once the response is sent. */
  more?: () => object;
}

/** Logs an answered request. */
export function logRequest(
  log: FastifyBaseLogger,
  { id, address, more }: LoggedRequest,
  { method, url = '', socket }: IncomingMessage,
  response: ServerResponse,
  start = { ms: performance.now(), bytes: socket.bytesWritten },
): void {
  if (!TELLING.has(log.level)) return;
  const path = loggedPath(url);
  const level = PROBED.has(path) ? 'debug' : 'info';
  response.once('close', () => {
    const ms = Math.round((performance.now() - start.ms) * 10) / 10;
    const bytes = socket.bytesWritten - start.bytes;
    const answer = { status: response.statusCode, ms, bytes };
    log[level]({ id, method, path, ...answer, address, ...more?.() }, 'request');
  });
}
