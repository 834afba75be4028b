import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import { type DocumentNode, type GraphQLError, type GraphQLSchema, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { HTTP_STATUS, UserError } from '../../kernel/errors.ts';
import type { Viewer } from '../../kernel/roles.ts';
import { networkOf } from '../../modules/accounts/sign-in-limit.ts';
import { appMessages } from '../messages.ts';
import type { GraphqlContext } from './context.ts';
import { formatClientError } from './errors.ts';
import { LARGE_COST, LargeOperations } from './large-operations.ts';
import { Limits, MAX_COST, MAX_TOKENS } from './limits.ts';
import { SlowRefusals } from './slow-refusals.ts';

/** The limit of all cached documents together. */
const MAX_STORE_BYTES = 8 * 1024 * 1024;
/** The approximate memory of a parsed token, with names and location. */
const BYTES_PER_TOKEN = 400;
/** The requested cost of an operation and its limit, as in `extensions.cost` of each response. */
interface QueryCost {
  asked: number;
  limit: number;
}

const MAX_VALIDATION_ERRORS = 3;

/** A cache of parsed documents. Data derived from a document lives as long as the document. */
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

/** The length of the text limits the number of tokens, so a short text needs no further check. */
function bytesOf({ loc }: DocumentNode): number {
  const length = loc?.source.body.length ?? 0;
  return 2 * length + BYTES_PER_TOKEN * Math.min(length + 1, MAX_TOKENS);
}

/**
 * Rejects operations that exceed a limit, are of an unknown kind, or do not fit the schema. The limits come first, because only
 * small documents are quick to validate. This replaces Apollo's own validation.
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
          if (hasSubscription(document)) throw new UserError('BAD_USER_INPUT', appMessages.noSubscriptions);
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

/**
 * Whether a caller is exempt from metering and queueing: operators and their programs, which are few and
 * known.
 */
function isTrusted(viewer: Viewer): boolean {
  return viewer.kind === 'operator' || (viewer.kind === 'token' && !viewer.scopes.includes('STOREFRONT'));
}

function clientOf({ address, shopperAddress, principal }: GraphqlContext): string {
  return `${principal} ${networkOf(shopperAddress ?? address)}`;
}

/** Whether an error rejects an operation for its content or its frequency. */
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
