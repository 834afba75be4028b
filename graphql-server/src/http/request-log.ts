import type { IncomingMessage, ServerResponse } from 'node:http';
import { styleText } from 'node:util';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const ERROR_LEVEL = 50;
const WARN_LEVEL = 40;
const CLIENT_ERROR = 400;
const TELLING = new Set(['info', 'debug', 'trace']);

/** Where the log goes: a line of JSON each, or on a terminal a short line for people. */
export const LOG_STREAM = process.stderr.isTTY
  ? { write: (line: string) => process.stderr.write(`${shortLine(line)}\n`) }
  : process.stderr;

/** Logs a line for every request, once it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    logRequest(app.log, request.id, request.raw, reply.raw);
    done();
  });
}

/** The path is logged without its query, which may hold what is nobody's business. */
export function logRequest(
  log: FastifyBaseLogger,
  id: string,
  { method, url = '', socket }: IncomingMessage,
  response: ServerResponse,
  start = { ms: performance.now(), bytes: socket.bytesWritten },
): void {
  if (!TELLING.has(log.level)) return;
  response.once('close', () => {
    const ms = Math.round((performance.now() - start.ms) * 10) / 10;
    const bytes = socket.bytesWritten - start.bytes;
    log.info({ id, method, path: url.split('?', 1)[0], status: response.statusCode, ms, bytes }, 'request');
  });
}

interface LogLine {
  level: number;
  time: number;
  msg?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  bytes?: number;
  err?: { stack?: string };
}

/** @param json as the logger writes it. */
export function shortLine(json: string): string {
  const {
    level,
    time,
    msg = '',
    method,
    path,
    status,
    ms,
    bytes,
    err,
    ...others
  } = JSON.parse(json) as LogLine;
  const clock = styleText('dim', new Date(time).toTimeString().slice(0, 8));
  if (method && status) {
    const shown = styleText(status < CLIENT_ERROR ? 'green' : 'yellow', String(status));
    return `${clock} ${shown} ${method} ${path} ${styleText('dim', `${ms} ms, ${bytes} B`)}`;
  }
  const { pid: _, hostname: __, ...details } = others as Record<string, unknown>;
  const colour = level >= ERROR_LEVEL ? 'red' : level >= WARN_LEVEL ? 'yellow' : 'cyan';
  const rest = Object.keys(details).length > 0 ? styleText('dim', ` ${JSON.stringify(details)}`) : '';
  return `${clock} ${styleText(colour, LEVELS[level] ?? 'log')} ${msg}${rest}${err?.stack ? `\n${err.stack}` : ''}`;
}
