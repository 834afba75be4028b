import type { FastifyReply } from 'fastify';
import type { Caller } from '../catalogue/context.ts';

/** What the services learn of the request that a reply is for. */
export function callerOf(reply: FastifyReply): Caller {
  const { id, log } = reply.request;
  // A request's own event tells only that its body was read.
  return { id, log, onClose: (listener) => void reply.raw.once('close', listener) };
}
