import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is still taken of a body after its answer, so that a client that sends first and reads then gets to read it. */
const LINGER = { ms: 1_000, bytes: 1024 * 1024 };
const CHECK_MS = 20;

/** Ends connections on which a body goes on after its request was answered. */
export function cutRefusedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('finish', () => {
      if (!request.raw.complete) cut(request.raw);
    });
    done();
  });
}

/** Reads and drops the rest, as Node.js does with a body that nobody began to read; but not for ever. */
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
