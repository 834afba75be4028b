import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UserError } from '../../kernel/errors.ts';

/** A busy shop has some 220 at a time. More would only wait for the same processor, and each of them too long. */
export const MAX_RUNNING_CALLS = 300;
const CALL = /^\/(api|graphql)(\/|$)/;

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the place of a running call to another. */
    endCall: (() => void) | null;
  }
}

/**
 * Bounds the calls of GraphQL and REST that run at once: those beyond it are answered 503 at once, which costs little,
 * so that the others are still answered in time. Pages and the health checks are not counted.
 */
export function boundRunningCalls(app: FastifyInstance, max = MAX_RUNNING_CALLS): void {
  let running = 0;
  app.decorateRequest('endCall', null);

  // Once the body is there: a client that sends it slowly takes no slot.
  app.addHook('preHandler', async (request, reply) => {
    if (!isCall(request)) return;
    if (running >= max) throw new UserError('UNAVAILABLE', 'The server is busy: try again in a moment.');
    running += 1;
    request.endCall = once(() => {
      running -= 1;
    });
    reply.raw.once('close', request.endCall);
  });
  // Nor does one that reads its answer slowly.
  app.addHook('onSend', async (request, _, payload) => {
    request.endCall?.();
    return payload;
  });
}

/** Files are read by their call as they come in, and have bounds of their own in `uploads/`. */
function isCall({ method, body, routeOptions }: FastifyRequest): boolean {
  const isFileUpload = method === 'POST' && (body === null || body === undefined);
  return !isFileUpload && CALL.test(routeOptions.url ?? '');
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}
