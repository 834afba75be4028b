import type { FastifyReply } from 'fastify';
import { type ErrorCode, HTTP_STATUS, UserError } from '../../kernel/errors.ts';
import { toUnavailable } from '../../kernel/mongodb/failures.ts';

/** What the web server and its plugins reject, in our words where theirs do not say what to do. */
const CLIENT_ERRORS: Record<number, [code: ErrorCode, message: string]> = {
  400: ['BAD_USER_INPUT', 'This request is not well-formed: check its address and its body.'],
  // Only what serves files forbids: an address that leads out of their folder leads nowhere.
  403: ['NOT_FOUND', 'There is nothing at this address.'],
  412: ['BAD_USER_INPUT', 'What is at this address has changed since you read it.'],
  413: ['PAYLOAD_TOO_LARGE', 'The body of this request is larger than this call takes.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'This call does not take a body of this content type.'],
  416: ['BAD_USER_INPUT', 'What is at this address is shorter than the range that you asked for.'],
};
/** What hangs comes back within seconds, or takes a person. */
export const RETRY_AFTER_S = '5';

/** Reads an error as one that the client is told of; null for an internal one. */
export function toUserError(error: unknown): UserError | null {
  if (error instanceof UserError) return error;
  const status = (error as { statusCode?: number })?.statusCode ?? 0;
  const [code, message] = CLIENT_ERRORS[status] ?? [];
  if (!code || !message) return toUnavailable(error);
  return new UserError(code, message, status === HTTP_STATUS.FORBIDDEN ? {} : { status });
}

/** Sets what the answer to a rejected request says beside its body. */
export function setStatus(reply: FastifyReply, status: number): FastifyReply {
  if (status === HTTP_STATUS.UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_S);
  return reply.code(status);
}
