import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import { appMessages } from '../messages.ts';

/** How much of a body the server still receives after its response, for clients that read only after sending everything. */
const LINGER = { ms: 1_000, bytes: 1024 * 1024 };
const CHECK_MS = 20;

/** The kinds of bodies that calls accept, with their names. */
const BODY_KINDS = {
  json: { type: /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i, name: 'application/json in UTF-8' },
  multipart: { type: /^multipart\/form-data\s*;/i, name: 'multipart/form-data' },
  csv: {
    type: /^text\/csv\s*(;\s*(charset="?(utf-?8|windows-1252)"?|header=present)\s*)*$/i,
    name: 'text/csv in UTF-8 or Windows-1252',
  },
};

export type BodyKind = keyof typeof BODY_KINDS;

/** @throws UserError when a request declares a body of a wrong kind, a character set other than UTF-8, or a compressed body */
export function assertMediaType({ headers }: IncomingMessage, accepted: BodyKind[]): void {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.toLowerCase() !== 'identity')
    throw new UserError('UNSUPPORTED_MEDIA_TYPE', appMessages.sendUncompressed);
  if (type === undefined && !hasBody(headers)) return;
  if (accepted.some((kind) => BODY_KINDS[kind].type.test(type ?? ''))) return;
  const names = accepted.map((kind) => BODY_KINDS[kind].name);
  throw new UserError('UNSUPPORTED_MEDIA_TYPE', appMessages.sendAs({ types: names.join(' or ') }));
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Sends `100 Continue` when the body is about to be read, and closes connections whose body continues after the response. */
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

/** Reads and discards the rest of a body, as Node.js does, but up to a limit. Then closes the connection. */
function cut(raw: IncomingMessage): void {
  const { socket } = raw;
  const end = { ms: performance.now() + LINGER.ms, bytes: socket.bytesRead + LINGER.bytes };
  const timer = setInterval(() => {
    const isOver = performance.now() > end.ms || socket.bytesRead > end.bytes;
    // If the body has ended in the meantime, the connection can serve the next request.
    if (!raw.complete && isOver) socket.destroy();
    if (raw.complete || socket.destroyed) clearInterval(timer);
  }, CHECK_MS).unref();
  raw.resume();
}
