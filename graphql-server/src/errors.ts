import type { FieldErrors } from './catalogue/rules/checks.ts';

/** The HTTP status for each code of an error made on purpose; what each code means is said in `schema.graphql`. */
export const HTTP_STATUS = {
  BAD_USER_INPUT: 400,
  TOO_EXPENSIVE: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

/** What is wrong with one of the images that were sent, by its place among them. */
interface ImageError {
  index: number;
  message: string;
}

interface UserErrorDetails {
  fieldErrors?: FieldErrors | undefined;
  imageErrors?: ImageError[];
  /** The HTTP status, where it says more than the code's. */
  status?: number;
}

/** An error made on purpose: the only kind whose text the client sees. It says what happened and what to do. */
export class UserError extends Error {
  override name = 'UserError';
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  readonly imageErrors: ImageError[] | undefined;
  readonly status: number;

  constructor(code: ErrorCode, message: string, { fieldErrors, imageErrors, status }: UserErrorDetails = {}) {
    super(message);
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.imageErrors = imageErrors;
    this.status = status ?? HTTP_STATUS[code];
  }
}

/** Throws when there is any error, with the message of the first broken rule. */
export function assertValid(fieldErrors: FieldErrors): void {
  const [first] = Object.values(fieldErrors);
  if (first !== undefined) throw new UserError('BAD_USER_INPUT', first, { fieldErrors });
}

/** What a client learns of an internal error. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong';
/**
 * A reason not to start that the person at the terminal can mend: its message, one plain sentence or two,
 * is printed alone (no stack) and the process ends with exit code 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
