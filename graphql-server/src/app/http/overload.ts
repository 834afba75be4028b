import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import { appMessages } from '../messages.ts';

/** A busy shop has about 220 running calls. More would only compete for the processor and make each one too slow. */
export const MAX_RUNNING_CALLS = 300;
const CALL = /^\/(api|graphql|pay)(\/|$)/;

declare module 'fastify' {
  interface FastifyRequest {
    /** Frees the slot of a running call. */
    endCall: (() => void) | null;
  }
}

/**
 * Limits the number of GraphQL and REST calls, and of payment provider events, that run at once. Further calls get a cheap 503
 * immediately, so that running ones finish in time. Pages and health checks do not count.
 */
export function boundRunningCalls(app: FastifyInstance, max = MAX_RUNNING_CALLS): void {
  let running = 0;
  app.decorateRequest('endCall', null);

  // Counts a call only after its body has arrived, so that a slow sender occupies no slot.
  app.addHook('preHandler', async (request, reply) => {
    if (!isCall(request)) return;
    if (running >= max) throw new UserError('UNAVAILABLE', appMessages.serverBusy);
    running += 1;
    request.endCall = once(() => {
      running -= 1;
    });
    reply.raw.once('close', request.endCall);
  });
  // A client that reads its response slowly occupies no slot either.
  app.addHook('onSend', async (request, _, payload) => {
    request.endCall?.();
    return payload;
  });
}

/** Uploads are read by their own call as they arrive. `uploads/` limits them separately. */
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
