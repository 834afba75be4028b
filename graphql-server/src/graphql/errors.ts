import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../catalogue/context.ts';
import { INTERNAL_ERROR_MESSAGE, UserError } from '../errors.ts';

const MAX_MESSAGE_LENGTH = 300;
/** One error may name every field of a document. */
const MAX_LOCATIONS = 3;
/** What all errors of one answer may take, so that a refusal is never much longer than its request. */
const MAX_ERRORS_BYTES = 1_500;
/** Codes of the upload library for what is the client's fault. */
const UPLOAD_CODES = new Set(['INVALID_UPLOAD_VALUE', 'UPLOAD_LITERAL_UNSUPPORTED']);

/** Lets the text of errors made on purpose through, and of GraphQL's own about the request; hides all others. */
export function maskError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.['code'];
  if (isInternal(error, code)) {
    const { path } = formatted;
    return {
      message: INTERNAL_ERROR_MESSAGE,
      ...(path && { path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  }
  const extensions = {
    ...formatted.extensions,
    ...((UPLOAD_CODES.has(String(code)) || isArgumentFault(error)) && { code: 'BAD_USER_INPUT' }),
  };
  const message =
    formatted.message.length > MAX_MESSAGE_LENGTH
      ? `${formatted.message.slice(0, MAX_MESSAGE_LENGTH)}…`
      : formatted.message;
  const locations = formatted.locations?.slice(0, MAX_LOCATIONS);
  return { ...formatted, message, ...(locations && { locations }), extensions };
}

function isInternal(error: unknown, code: unknown): boolean {
  return (
    !(unwrapResolverError(error) instanceof UserError) &&
    !isArgumentFault(error) &&
    (code === undefined || code === 'INTERNAL_SERVER_ERROR')
  );
}

/** What the client's variables make of an argument shows when its field runs; GraphQL gives that error no code. */
function isArgumentFault(error: unknown): boolean {
  const { name, message } = unwrapResolverError(error) as Error;
  return name === 'GraphQLError' && message.startsWith('Argument "');
}

/** Logs what nobody foresaw, bounds what is answered of it, and tells whether the answer may be kept. */
export const reportErrors: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue: { log } }) => {
      const unforeseen = errors.filter((error) => isInternal(error, error.extensions?.['code']));
      const [first, ...others] = unforeseen;
      if (!first) return;
      // One cause mostly fails many fields, and one line tells of it.
      const err = unwrapResolverError(first);
      log.error({ err, path: first.path, alsoFailed: others.length }, 'A GraphQL request failed.');
    },
    willSendResponse: async (requestContext) => {
      shortenErrors(requestContext);
      const { contextValue, operation, errors } = requestContext;
      contextValue.answer.isCacheable = operation?.operation === 'query' && errors === undefined;
    },
  }),
};

/** Names the request in masked errors, and leaves out errors past the bound. */
function shortenErrors({ response, contextValue: { requestId } }: GraphQLRequestContext<Context>): void {
  if (response.body?.kind !== 'single' || !response.body.singleResult.errors) return;
  const shown: GraphQLFormattedError[] = [];
  let bytes = 0;
  for (const error of response.body.singleResult.errors) {
    const isMasked = error.extensions?.['code'] === 'INTERNAL_SERVER_ERROR';
    const named = isMasked ? { ...error, extensions: { ...error.extensions, requestId } } : error;
    bytes += Buffer.byteLength(JSON.stringify(named));
    if (shown.length > 0 && bytes > MAX_ERRORS_BYTES) break;
    shown.push(named);
  }
  response.body.singleResult.errors = shown;
}
