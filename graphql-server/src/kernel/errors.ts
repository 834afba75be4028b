import { type Message, textsOf } from '@mela/rules/messages.ts';
import { kernelMessages } from './messages.ts';

/** `app/graphql/shared.graphql` describes each code. */
export const HTTP_STATUS = {
  BAD_USER_INPUT: 400,
  TOO_EXPENSIVE: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

interface ImageError {
  index: number;
  message: Message;
}

/** A validation error in one part of the storefront content. */
export interface ContentError {
  path: string;
  message: Message;
}

export type FieldMessages = Record<string, Message>;

interface UserErrorDetails {
  fieldErrors?: FieldMessages | undefined;
  imageErrors?: ImageError[];
  contentErrors?: ContentError[] | undefined;
  /** The HTTP status, if the code's own status is not specific enough. */
  status?: number;
  /** When to retry, in seconds, if known. */
  retryAfterS?: number | undefined;
}

/** The only kind of error whose message clients see. It says what happened and what to do. */
export class UserError extends Error {
  override name = 'UserError';
  readonly code: ErrorCode;
  readonly said: Message;
  readonly fieldMessages: FieldMessages | undefined;
  /** The texts of `fieldMessages`. */
  readonly fieldErrors: Record<string, string> | undefined;
  readonly imageErrors: ImageError[] | undefined;
  readonly contentErrors: ContentError[] | undefined;
  readonly status: number;
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    message: Message,
    { fieldErrors, imageErrors, contentErrors, status, retryAfterS }: UserErrorDetails = {},
  ) {
    super(message.text);
    this.code = code;
    this.said = message;
    this.fieldMessages = fieldErrors;
    this.fieldErrors = fieldErrors && textsOf(fieldErrors);
    this.imageErrors = imageErrors;
    this.contentErrors = contentErrors;
    this.status = status ?? HTTP_STATUS[code];
    this.retryAfterS = retryAfterS;
  }
}

export function assertValid(fieldErrors: FieldMessages): void {
  const [first] = Object.values(fieldErrors);
  if (first !== undefined) throw new UserError('BAD_USER_INPUT', first, { fieldErrors });
}

export const INTERNAL_ERROR_MESSAGE = kernelMessages.somethingWentWrong.text;

/** An error that the person at the terminal can fix. It is printed without a stack, and the exit code is 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The change is based on a version that is no longer current. */
export class ConflictError extends UserError {
  /** The current document, or null if the API does not return it. */
  readonly current: { kind: string; document: object | null };

  constructor(current: { kind: string; document: object | null }) {
    const what = current.kind.toLowerCase();
    super('CONFLICT', kernelMessages.changedByOthers({ kind: what }));
    this.current = current;
  }
}

export function throwMissingOrStale(kind: string, document: object | null): never {
  if (!document) throw new UserError('NOT_FOUND', kernelMessages.notFound({ kind }));
  throw new ConflictError({ kind, document });
}
