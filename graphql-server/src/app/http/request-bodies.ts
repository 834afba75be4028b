import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { UserError } from '../../kernel/errors.ts';

/** What is still taken of a body after its answer, so that a client that sends first and reads then gets to read it. */
const LINGER = { ms: 1_000, bytes: 1024 * 1024 };
const CHECK_MS = 20;

/** The kinds of body a call may have, and what they are called. */
const BODY_KINDS = {
  json: { type: /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i, name: 'application/json in UTF-8' },
  multipart: { type: /^multipart\/form-data\s*;/i, name: 'multipart/form-data' },
  csv: {
    type: /^text\/csv\s*(;\s*(charset="?(utf-?8|windows-1252)"?|header=present)\s*)*$/i,
    name: 'text/csv in UTF-8 or Windows-1252',
  },
};

export type BodyKind = keyof typeof BODY_KINDS;

/**
 * @throws UserError when a request declares a body of another kind than this call takes, a character set but UTF-8, or
 * a compressed body.
 */
export function assertMediaType({ headers }: IncomingMessage, accepted: BodyKind[]): void {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.toLowerCase() !== 'identity')
    throw new UserError('UNSUPPORTED_MEDIA_TYPE', 'Send the body of this call as it is, not compressed.');
  if (type === undefined && !hasBody(headers)) return;
  if (accepted.some((kind) => BODY_KINDS[kind].type.test(type ?? ''))) return;
  const names = accepted.map((kind) => BODY_KINDS[kind].name);
  throw new UserError('UNSUPPORTED_MEDIA_TYPE', `Send this call's body as ${names.join(' or ')}.`);
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Sends `100 Continue` once the body is read, and ends connections whose body goes on after the answer. */
export function boundBodies(app: FastifyInstance): void {
  app.server.on('checkContinue', (raw: IncomingMessage, response: ServerResponse) => {
    raw.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    app.server.emit('request', raw, response);
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('finish', () => {
      if (!request.raw.complete) cut(request.raw);
    });
    done();
  });
}

/** Reads and drops the rest, as Node.js does with a body that was never read; but not for ever. */
function cut(raw: IncomingMessage): void {
  const { socket } = raw;
  const end = { ms: performance.now() + LINGER.ms, bytes: socket.bytesRead + LINGER.bytes };
  const timer = setInterval(() => {
    const isOver = performance.now() > end.ms || socket.bytesRead > end.bytes;
    // A body that has ended meanwhile leaves its connection to the next request.
    if (!raw.complete && isOver) socket.destroy();
    if (raw.complete || socket.destroyed) clearInterval(timer);
  }, CHECK_MS).unref();
  raw.resume();
}
