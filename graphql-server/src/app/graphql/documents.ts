import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import { type DocumentNode, type GraphQLError, type GraphQLSchema, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { HTTP_STATUS, UserError } from '../../kernel/errors.ts';
import type { Viewer } from '../../kernel/roles.ts';
import { networkOf } from '../../modules/accounts/sign-in-limit.ts';
import type { GraphqlContext } from './context.ts';
import { formatClientError } from './errors.ts';
import { LARGE_COST, LargeOperations } from './large-operations.ts';
import { Limits, MAX_COST, MAX_TOKENS } from './limits.ts';
import { SlowRefusals } from './slow-refusals.ts';

/** All parsed documents that are kept, together. */
const MAX_STORE_BYTES = 8 * 1024 * 1024;
/** What a token of a document takes when it is parsed, with the names in it and where it stands. */
const BYTES_PER_TOKEN = 400;
/** What an operation costs, and what it may: `extensions.cost` of each answer. */
interface QueryCost {
  asked: number;
  limit: number;
}

const MAX_VALIDATION_ERRORS = 3;
const NO_SUBSCRIPTIONS = 'There are no subscriptions here: ask again instead.';

/** Parsed documents, for the next time. Whatever else is known of a document lives as long as the document. */
export function createDocumentStore() {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_STORE_BYTES,
    sizeCalculation: (document) => bytesOf(document),
  });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
  };
}

/** The length of the text bounds the tokens, too: what is short is small, whatever it is made of. */
function bytesOf({ loc }: DocumentNode): number {
  const length = loc?.source.body.length ?? 0;
  return 2 * length + BYTES_PER_TOKEN * Math.min(length + 1, MAX_TOKENS);
}

/**
 * Lets no operation run that is over a limit, of a kind there is not, or does not fit the schema; in this order, as only
 * a document within the limits takes little time to validate. So this stands in for Apollo's own validation.
 */
export function checkDocuments(schema: GraphQLSchema): ApolloServerPlugin<GraphqlContext> {
  const limits = new Limits(schema);
  const large = new LargeOperations();
  const refusals = new SlowRefusals();
  const known = new WeakMap<DocumentNode, readonly GraphQLError[]>();

  function validateOnce(document: DocumentNode): readonly GraphQLError[] {
    const errors =
      known.get(document) ?? validate(schema, document, undefined, { maxErrors: MAX_VALIDATION_ERRORS });
    known.set(document, errors);
    return errors;
  }

  return {
    requestDidStart: async () => {
      let cost: QueryCost | null = null;
      let endTurn = () => {};
      return {
        didResolveOperation: async ({ document, request, contextValue, operation }) => {
          const variables = request.variables ?? {};
          const asked = limits.costOf(document, variables);
          if (typeof asked === 'number') cost = { asked: Math.ceil(asked), limit: MAX_COST };
          const fault = limits.faultOf(document, variables);
          if (fault) throw new UserError('TOO_EXPENSIVE', fault);
          if (hasSubscription(document)) throw new UserError('BAD_USER_INPUT', NO_SUBSCRIPTIONS);
          if (!cost || isTrusted(contextValue.viewer)) return;
          contextValue.addressLimits.take('points', contextValue, cost.asked);
          if (operation?.operation !== 'query' || cost.asked < LARGE_COST) return;
          endTurn = await large.enter(clientOf(contextValue), cost.asked, contextValue.onClose);
        },
        responseForOperation: async ({ document }) => {
          const errors = validateOnce(document);
          return errors.length > 0 ? validationResponse(errors) : null;
        },
        willSendResponse: async ({ response: { body }, contextValue, errors = [] }) => {
          endTurn();
          if (!isTrusted(contextValue.viewer) && errors.some(isRefusal)) {
            await refusals.count(clientOf(contextValue));
          }
          if (cost && body.kind === 'single') body.singleResult.extensions = { cost };
        },
      };
    },
  };
}

/** Operators and their programs are few and known: only what the public sends is metered and takes turns. */
function isTrusted(viewer: Viewer): boolean {
  return viewer.kind === 'operator' || (viewer.kind === 'token' && !viewer.scopes.includes('STOREFRONT'));
}

function clientOf({ address, shopperAddress, principal }: GraphqlContext): string {
  return `${principal} ${networkOf(shopperAddress ?? address)}`;
}

/** Whether an error refuses an operation for what it asks for, or how often. */
function isRefusal({ originalError }: GraphQLError): boolean {
  const code = originalError instanceof UserError && originalError.code;
  return code === 'TOO_EXPENSIVE' || code === 'RATE_LIMITED';
}

function validationResponse(errors: readonly GraphQLError[]): GraphQLResponse {
  const formatted = errors.map((error) => formatClientError(error, 'GRAPHQL_VALIDATION_FAILED'));
  return {
    http: { status: HTTP_STATUS.BAD_USER_INPUT, headers: new HeaderMap() },
    body: { kind: 'single', singleResult: { errors: formatted } },
  };
}

function hasSubscription({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) => 'operation' in definition && definition.operation === 'subscription',
  );
}
