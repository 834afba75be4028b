import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is still taken of a body after its answer, so that a client that sends first and reads then gets to read it. */
const LINGER = { ms: 1_000, bytes: 1024 * 1024 };

/** Ends connections on which a body goes on after its request was answered. */
export function cutRefusedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('finish', () => {
      if (!request.raw.complete) cut(request.raw);
    });
    done();
  });
}

/** By now Node.js reads and drops what comes, without a limit. */
function cut(raw: IncomingMessage): void {
  let bytes = 0;
  const end = () => {
    // A body that has ended meanwhile leaves its connection to the next request.
    if (!raw.complete) raw.socket.destroy();
  };
  setTimeout(end, LINGER.ms).unref();
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LINGER.bytes) end();
  });
}
