import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTTP_STATUS, type Refusal, UNFORESEEN_MESSAGE } from '../errors.ts';
import { asRefusal } from '../http/as-refusal.ts';
import { wireErrors } from './product-wire.ts';

/** Every answer of the facade. `status` is the HTTP status. */
export interface Envelope {
  success: boolean;
  status: number;
  message: string;
  data?: unknown;
  /** What is wrong with which field, by the names of the wire. */
  errors?: Record<string, string>;
}

const UNFORESEEN: Envelope = { success: false, status: 500, message: UNFORESEEN_MESSAGE };

export function successOf(message: string, data: unknown): Envelope {
  return { success: true, status: 200, message, data };
}

/** Answers a request that was refused on purpose, or that failed: what nobody foresaw is logged, and not told. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendEnvelope(reply, failureEnvelope(error, request));
}

export function failureEnvelope(error: unknown, { log }: Pick<FastifyRequest, 'log'>): Envelope {
  const refusal = asRefusal(error);
  if (!refusal) log.error({ err: error }, 'A request failed.');
  return refusal ? failureOf(refusal) : UNFORESEEN;
}

function failureOf({ code, message, fieldErrors }: Refusal): Envelope {
  return {
    success: false,
    status: HTTP_STATUS[code],
    message,
    ...(fieldErrors && { errors: wireErrors(fieldErrors) }),
  };
}

export function sendEnvelope(reply: FastifyReply, envelope: Envelope): FastifyReply {
  return reply.code(envelope.status).type('application/json; charset=utf-8').send(JSON.stringify(envelope));
}
