import { type ErrorCode, UserError } from '../errors.ts';
import { toUnavailable } from '../mongodb/failures.ts';

const CODES_BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  // Only what serves files forbids: an address that leads out of their folder leads nowhere.
  403: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** What the web server and the upload library refuse, in our words where theirs do not say what to do. */
const SENTENCES: Record<number, string> = {
  400: 'This request is not well-formed: check its address and its body.',
  403: 'There is nothing at this address.',
  413: 'The body of this request is larger than this call takes.',
  415: 'This call does not take a body of this content type.',
};

/** The error as the client is told of it; null for an internal one. */
export function toUserError(error: unknown): UserError | null {
  if (error instanceof UserError) return error;
  const status = (error as { statusCode?: number; status?: number })?.statusCode ?? 0;
  const code = CODES_BY_STATUS[status];
  return code ? new UserError(code, SENTENCES[status] ?? '') : toUnavailable(error);
}
