import { reasonOf } from '@mela/rules/messages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { INTERNAL_ERROR_MESSAGE, type UserError } from '../../kernel/errors.ts';

import { setStatus, toUserError } from '../http/to-user-error.ts';
import { appTexts } from '../messages.ts';
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

/**
 * Responds to a failed request. The cause of an internal error is only logged. A header has the reason, because the form of the
 * body is fixed.
 */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const said = toUserError(error)?.said;
  const reason = said === undefined ? undefined : reasonOf(said).reason;
  if (reason !== undefined) reply.header('error-reason', reason);
  return sendEnvelope(reply, failureEnvelope(error, request));
}

export function failureEnvelope(error: unknown, { log }: Pick<FastifyRequest, 'log'>): Envelope {
  const userError = toUserError(error);
  if (!userError) log.error({ err: error }, appTexts.requestFailed);
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
