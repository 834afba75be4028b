import { GraphQLError } from 'graphql';

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

/** What is wrong with which field, keyed by the field's GraphQL name, in the order of the rules. */
export type FieldErrors = Record<string, string>;

interface RefusalDetails {
  fieldErrors?: FieldErrors;
  /** The state the caller did not know of, for CONFLICT. */
  current?: Record<string, unknown>;
}

/** An error made on purpose: the only kind whose text crosses the wire. It says what happened and what to do. */
export class Refusal extends GraphQLError {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message, { extensions: { code, ...details } });
    this.code = code;
    this.fieldErrors = details.fieldErrors;
  }
}

/** Refuses input whose rules are broken, with the message of the first broken rule. */
export function refuseFields(fieldErrors: FieldErrors): void {
  const [first] = Object.values(fieldErrors);
  if (first !== undefined) throw new Refusal('BAD_USER_INPUT', first, { fieldErrors });
}

/** What a caller learns of an error that nobody foresaw. */
export const UNFORESEEN_MESSAGE = 'Something went wrong';
