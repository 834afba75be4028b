import type { Message } from '@mela/rules/messages.ts';
import type { FastifyReply } from 'fastify';
import { type ErrorCode, HTTP_STATUS, UserError } from '../../kernel/errors.ts';
import { toUnavailable } from '../../kernel/mongodb/failures.ts';
import { appMessages } from '../messages.ts';

/** Errors of Fastify and its plugins, with our message where theirs does not say what to do. */
const CLIENT_ERRORS: Record<number, [code: ErrorCode, message: Message]> = {
  400: ['BAD_USER_INPUT', appMessages.malformedRequest],
  // Only the file server responds with 403, to addresses that lead out of its folder.
  403: ['NOT_FOUND', appMessages.nothingHere],
  412: ['BAD_USER_INPUT', appMessages.changedSinceRead],
  413: ['PAYLOAD_TOO_LARGE', appMessages.bodyTooLarge],
  415: ['UNSUPPORTED_MEDIA_TYPE', appMessages.contentTypeNotAccepted],
  416: ['BAD_USER_INPUT', appMessages.rangeBeyondEnd],
};
/**
 * The seconds after which clients should retry. A shorter outage ends within seconds, a longer one only when
 * someone repairs it.
 */
export const RETRY_AFTER_S = '5';

/** Converts an error to one that clients may see. Returns null for an internal error. */
export function toUserError(error: unknown): UserError | null {
  if (error instanceof UserError) return error;
  const status = (error as { statusCode?: number })?.statusCode ?? 0;
  const [code, message] = CLIENT_ERRORS[status] ?? [];
  if (!code || !message) return toUnavailable(error);
  return new UserError(code, message, status === HTTP_STATUS.FORBIDDEN ? {} : { status });
}

/** Sets the status and headers of the response to a rejected request. */
export function setStatus(reply: FastifyReply, status: number): FastifyReply {
  if (status === HTTP_STATUS.UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_S);
  return reply.code(status);
}
