import type { ApolloServerPlugin } from '@apollo/server';
import { type Message, type Reason, reasonOf } from '@mela/rules/messages.ts';
import { type GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import {
  ConflictError,
  type FieldMessages,
  HTTP_STATUS,
  INTERNAL_ERROR_MESSAGE,
  type UserError,
} from '../../kernel/errors.ts';
import { cartJson } from '../../modules/orders/cart/cart-json.ts';
import { CartChangedError } from '../../modules/orders/placing/decide.ts';
import type { ErrorCode, ErrorExtensions } from '../../schema.generated.ts';
import { RETRY_AFTER_S, toUserError } from '../http/to-user-error.ts';
import { appTexts } from '../messages.ts';
import { currentState, type StateFacts } from './conflict-state.ts';
import type { GraphqlContext } from './context.ts';

const MAX_MESSAGE_LENGTH = 300;
/** The maximum number of locations in one error. GraphQL may list every field of a document. */
const MAX_LOCATIONS = 3;
/**
 * The limit of all errors of one response. Without it, an error response could be much longer than its
 * request.
 */
const MAX_ERRORS_BYTES = 1_500;
/** Maps client errors of GraphQL, Apollo and the upload library to the codes of the schema. */
const CLIENT_FAULTS: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
  INVALID_UPLOAD_VALUE: 'BAD_USER_INPUT',
  UPLOAD_LITERAL_UNSUPPORTED: 'BAD_USER_INPUT',
};

/** Statuses that proxies and programs should see without reading the body. */
const TOLD_BY_STATUS = new Set<number>([
  HTTP_STATUS.UNAUTHENTICATED,
  HTTP_STATUS.FORBIDDEN,
  HTTP_STATUS.RATE_LIMITED,
  HTTP_STATUS.UNAVAILABLE,
]);

type Extensions = ErrorExtensions & Record<string, unknown>;

/** Passes on the text of intentional errors and of GraphQL's own request errors; masks all others. */
export function maskError(
  formatted: GraphQLFormattedError,
  error: unknown,
  facts: StateFacts,
): GraphQLFormattedError {
  const { path } = formatted;
  const extensions = clientExtensions(error, facts);
  // Database errors get our own message.
  const message = toUserError(unwrap(error))?.message ?? formatted.message;
  if (extensions) return shorten({ ...formatted, message }, extensions);
  return {
    message: INTERNAL_ERROR_MESSAGE,
    ...(path && { path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** Whether the error is GraphQL's own, about the request. */
export function formatClientError(error: GraphQLError, code: ErrorCode): GraphQLFormattedError {
  return shorten(error.toJSON(), { code });
}

/** Formats an error that occurred before GraphQL as a GraphQL error. */
export function formatUserError(error: UserError): GraphQLFormattedError {
  return { message: error.message, extensions: extensionsOf(error) };
}

/** The extensions of an error for clients. null for an internal error. */
function clientExtensions(error: unknown, facts: StateFacts): Extensions | null {
  const cause = unwrap(error);
  const userError = toUserError(cause);
  if (userError instanceof ConflictError && userError.current.document)
    return { ...extensionsOf(userError), current: currentState(userError, facts) };
  if (userError) return extensionsOf(userError);
  const code = CLIENT_FAULTS[String((error as Partial<GraphQLError>).extensions?.['code'])];
  if (code) return { code };
  // GraphQL reports invalid variables of an argument only when its field runs, and without a code.
  const { name, message } = cause as Error;
  return name === 'GraphQLError' && message.startsWith('Argument "') ? { code: 'BAD_USER_INPUT' } : null;
}

/** The error that a resolver threw, if there is one. */
function unwrap(error: unknown): unknown {
  return (error as Partial<GraphQLError> | undefined)?.originalError ?? error;
}

function extensionsOf(error: UserError): Extensions {
  const { code, said, fieldErrors, fieldMessages, imageErrors, contentErrors } = error;
  return {
    code,
    ...reasonOf(said),
    ...(fieldErrors && { fieldErrors }),
    ...(fieldMessages && { fieldReasons: reasonsOf(fieldMessages) }),
    ...(imageErrors && { imageErrors: imageErrors.map(withReason) }),
    ...(contentErrors && { contentErrors: contentErrors.map(withReason) }),
    ...(error instanceof CartChangedError && { cart: cartJson(error.cart) }),
  };
}

function shorten(
  { message, path, locations }: GraphQLFormattedError,
  extensions: Extensions,
): GraphQLFormattedError {
  const isLong = message.length > MAX_MESSAGE_LENGTH;
  return {
    message: isLong ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message,
    ...(locations && { locations: locations.slice(0, MAX_LOCATIONS) }),
    ...(path && { path }),
    extensions,
  };
}

/** Logs internal errors, limits the errors of a response, and records facts about it for the request log. */
export const reportErrors: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      const [first, ...others] = errors.filter((error) => clientExtensions(error, contextValue) === null);
      if (!first) return;
      // One cause usually fails many fields, so log only one line.
      const err = unwrap(first);
      contextValue.log.error(
        { err, path: first.path, alsoFailed: others.length },
        appTexts.graphqlRequestFailed,
      );
    },
    willSendResponse: async (requestContext) => {
      const { contextValue, document, errors, response } = requestContext;
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      contextValue.answer.operation = requestContext.operationName ?? undefined;
      if (!singleResult.errors) contextValue.answer.document = document ?? null;
      if (!singleResult.errors) return;
      singleResult.errors = boundErrors(singleResult.errors, contextValue.requestId);
      contextValue.answer.errors = singleResult.errors.map(({ extensions }) => String(extensions?.['code']));
      contextValue.answer.isUnfit = errors ? errors.every(isUnfit) : true;
      // Set the status here, because Apollo responds to errors of plugins only with status 500.
      const first = toUserError(unwrap(errors?.[0]));
      const status = first?.status ?? statusOf(singleResult.errors[0]);
      if (response.http.status === HTTP_STATUS.INTERNAL_SERVER_ERROR) response.http.status = status;
      const retryAfter = first?.retryAfterS ?? (status === HTTP_STATUS.UNAVAILABLE ? RETRY_AFTER_S : null);
      if (retryAfter !== null) response.http.headers.set('retry-after', String(retryAfter));
      if (!singleResult.data && TOLD_BY_STATUS.has(status)) response.http.status = status;
    },
  }),
};

function statusOf(error: GraphQLFormattedError | undefined): number {
  const code = error?.extensions?.['code'] as keyof typeof HTTP_STATUS;
  return HTTP_STATUS[code] ?? HTTP_STATUS.INTERNAL_SERVER_ERROR;
}

/** Whether a document does not fit the schema, or a variable does not fit the document. */
function isUnfit({ extensions, nodes }: GraphQLError): boolean {
  const isOfVariable = nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION;
  return extensions['code'] === 'GRAPHQL_PARSE_FAILED' || isOfVariable;
}

/** Adds the request id to masked errors, and drops errors beyond the limit. */
function boundErrors(errors: readonly GraphQLFormattedError[], requestId: string): GraphQLFormattedError[] {
  const shown: GraphQLFormattedError[] = [];
  let bytes = 0;
  for (const error of errors) {
    const isMasked = error.extensions?.['code'] === 'INTERNAL_SERVER_ERROR';
    const named = isMasked ? { ...error, extensions: { ...error.extensions, requestId } } : error;
    bytes += Buffer.byteLength(JSON.stringify(named));
    if (shown.length > 0 && bytes > MAX_ERRORS_BYTES) break;
    shown.push(named);
  }
  return shown;
}

function reasonsOf(messages: FieldMessages): Record<string, Reason> {
  return Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, reasonOf(message)]));
}

/** Replaces the property `message` by the message's text, reason and values. */
function withReason<Place>({ message, ...place }: Place & { message: Message }) {
  return { ...place, message: message.text, ...reasonOf(message) };
}
