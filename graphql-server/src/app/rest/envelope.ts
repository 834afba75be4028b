import type { FastifyReply, FastifyRequest } from 'fastify';
import { INTERNAL_ERROR_MESSAGE, type UserError } from '../../kernel/errors.ts';
import { setStatus, toUserError } from '../http/to-user-error.ts';
import { formErrors } from './json.ts';

/** The format of every response of the facade. `status` is the HTTP status. */
export interface Envelope {
  success: boolean;
  status: number;
  message: string;
  data?: unknown;
  /** Validation errors by the form's field names. */
  errors?: Record<string, string>;
}

const INTERNAL_ERROR: Envelope = { success: false, status: 500, message: INTERNAL_ERROR_MESSAGE };

export function successOf(message: string, data: unknown): Envelope {
  return { success: true, status: 200, message, data };
}

/** Responds to a failed request. The cause of an internal error is only logged. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendEnvelope(reply, failureEnvelope(error, request));
}

export function failureEnvelope(error: unknown, { log }: Pick<FastifyRequest, 'log'>): Envelope {
  const userError = toUserError(error);
  if (!userError) log.error({ err: error }, 'A request failed.');
  return userError ? failureOf(userError) : INTERNAL_ERROR;
}

function failureOf({ status, message, fieldErrors }: UserError): Envelope {
  return {
    success: false,
    status,
    message,
    ...(fieldErrors && { errors: formErrors(fieldErrors) }),
  };
}

export function sendEnvelope(reply: FastifyReply, envelope: Envelope): FastifyReply {
  return setStatus(reply, envelope.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope));
}
