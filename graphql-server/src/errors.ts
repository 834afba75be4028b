import { GraphQLError } from 'graphql';
import type { FieldErrors } from './catalogue/rules/checks.ts';

/** The HTTP status that the REST facade answers for each code of an error made on purpose. */
export const HTTP_STATUS = {
  BAD_USER_INPUT: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

interface UserErrorDetails {
  fieldErrors?: FieldErrors;
  /** The state the caller did not know of, for CONFLICT. */
  current?: Record<string, unknown>;
}

/** An error made on purpose: the only kind whose text crosses the wire. It says what happened and what to do. */
export class UserError extends GraphQLError {
  override readonly name = 'UserError';
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;

  constructor(code: ErrorCode, message: string, details: UserErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
    this.code = code;
    this.fieldErrors = details.fieldErrors;
  }
}

/** Refuses input whose rules are broken, with the message of the first broken rule. */
export function assertValid(fieldErrors: FieldErrors): void {
  const [first] = Object.values(fieldErrors);
  if (first !== undefined) throw new UserError('BAD_USER_INPUT', first, { fieldErrors });
}

/** What a caller learns of an error that nobody foresaw. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong';
/**
 * A reason not to start that the person at the terminal can mend: its message, one plain sentence or two,
 * is printed alone (no stack) and the process ends with exit code 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
