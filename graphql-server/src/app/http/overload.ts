import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UserError } from '../../kernel/errors.ts';

/** A busy shop has about 220 at a time. More would only wait for the same processor, each of them too long. */
export const MAX_RUNNING_CALLS = 300;
const CALL = /^\/(api|graphql|pay)(\/|$)/;

declare module 'fastify' {
  interface FastifyRequest {
    /** Frees the slot of a running call. */
    endCall: (() => void) | null;
  }
}

/**
 * Limits the GraphQL and REST calls, and the events of payment providers, that run at once. Further calls get 503 at once, which is cheap, so that the others are still
 * answered in time. Pages and health checks do not count.
 */
export function boundRunningCalls(app: FastifyInstance, max = MAX_RUNNING_CALLS): void {
  let running = 0;
  app.decorateRequest('endCall', null);

  // After the body has arrived, so that a client that sends slowly occupies no slot.
  app.addHook('preHandler', async (request, reply) => {
    if (!isCall(request)) return;
    if (running >= max) throw new UserError('UNAVAILABLE', 'The server is busy. Try again in a moment.');
    running += 1;
    request.endCall = once(() => {
      running -= 1;
    });
    reply.raw.once('close', request.endCall);
  });
  // Nor does a client that reads its response slowly.
  app.addHook('onSend', async (request, _, payload) => {
    request.endCall?.();
    return payload;
  });
}

/** Uploads are read by their call as they arrive, and have their own limits in `uploads/`. */
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
