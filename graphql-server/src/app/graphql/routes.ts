import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { HTTP_STATUS, INTERNAL_ERROR_MESSAGE, UserError } from '../../kernel/errors.ts';
import { assertKnown } from '../../kernel/roles.ts';
import { MAX_OPERATIONS_BYTES, operationsOf } from '../../kernel/uploads/graphql-operations.ts';
import { type MultipartForm, readMultipart } from '../../kernel/uploads/read-multipart.ts';
import type { UploadFolder } from '../../kernel/uploads/upload-folder.ts';
import { findByToken } from '../../modules/orders/read-order.ts';
import { AppLimit } from '../http/app-limit.ts';
import { callerOf, identifyCaller, shopperAddressOf, viewerOf } from '../http/caller.ts';
import { allowCrossOrigin, answerPreflight, crossOriginOf, identifyCrossOrigin } from '../http/cors.ts';
import { assertMediaType } from '../http/request-bodies.ts';
import { noteOperation } from '../http/request-log.ts';
import { type ResponseCache, responseKey } from '../http/response-cache.ts';
import { assertSameOrigin, NEVER_CACHED } from '../http/security.ts';
import { isPlaygroundVisit, sendPlayground } from '../http/static-files.ts';
import { setStatus, toUserError } from '../http/to-user-error.ts';
import { appMessages, appTexts } from '../messages.ts';
import type { Services } from '../shop/context.ts';
import { CachePolicies, requestKey } from './cache.ts';
import { createGraphqlContext, type GraphqlContext } from './context.ts';
import { formatUserError } from './errors.ts';
import { MAX_DOCUMENT_LENGTH } from './limits.ts';
import { schema } from './schema.ts';

const MAX_JSON_BYTES = 100 * 1024;
const MAX_ANSWER_BYTES = 1_000_000;
const HTTP_OK = 200;
const policies = new CachePolicies(schema);

/** State that one step of handling a request passes to the next. */
interface Handling {
  context: GraphqlContext;
  /** null: the response is never cached. */
  key: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    handling: Handling | null;
    /** The original body. It is part of the cache key, so it need not be serialised again. */
    bodyText: string;
    form: MultipartForm | null;
  }
}

/** POST and GET /graphql: the API for programs, and the playground for browsers. */
export function addGraphqlRoutes(
  app: FastifyInstance,
  services: Services,
  apollo: ApolloServer<GraphqlContext>,
  cache: ResponseCache,
  uploads: UploadFolder,
): void {
  const appLimit = new AppLimit();
  const execute = fastifyApolloHandler(apollo, {
    context: async (request, reply) =>
      request.handling?.context ?? createGraphqlContext(services, callerOf(reply, services.config)),
  });

  app.register(async (graphql) => {
    if (services.config.corsOrigins.length > 0) addPreflight(graphql, services.config);
    graphql.decorateRequest('handling', null).decorateRequest('bodyText', '').decorateRequest('form', null);
    keepBodyTexts(graphql);
    graphql.addContentTypeParser('multipart/form-data', (_, __, done) => done(null));
    graphql.setErrorHandler(sendErrors);
    graphql.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/graphql',
      bodyLimit: MAX_JSON_BYTES,
      onRequest: async (request, reply) => {
        if (isPlaygroundVisit(request.raw)) return sendPlayground(reply);
        // Handle HEAD like GET: Node.js omits the body of the response itself.
        if (request.method === 'HEAD') request.raw.method = 'GET';
        reply.header('cache-control', NEVER_CACHED);
        await identifyByOrigin(request, reply, services);
        const viewer = viewerOf(request);
        appLimit.take(viewer, { address: request.ip, shopperAddress: shopperAddressOf(request, viewer) });
      },
      preParsing: async (request) => assertMediaType(request.raw, ['json', 'multipart']),
      preValidation: async (request) => {
        if (isMultipart(request)) await receiveForm(request, services, uploads);
      },
      preHandler: async (request, reply) => {
        const context = createGraphqlContext(services, callerOf(reply, services.config));
        const isCacheable = !isMultipart(request);
        const key = isCacheable ? responseKey(context, requestKey(request, request.bodyText)) : null;
        const { operationName } = (request.body ?? {}) as { operationName?: unknown };
        if (typeof operationName === 'string') noteOperation(request, { operation: operationName });
        const cached = key === null ? null : cache.find(key);
        if (cached) return reply.type(cached.contentType).send(cached.body);
        request.handling = { context, key };
        assertDocumentLength(request.body);
      },
      handler: execute,
      onSend: async (request, reply, body) => {
        // Delete the files even if the client has disconnected.
        await request.form?.[Symbol.asyncDispose]();
        return typeof body === 'string' ? finishAnswer(request, reply, body, cache) : body;
      },
    });
  });
}

function addPreflight(graphql: FastifyInstance, config: Config): void {
  graphql.options('/graphql', (request, reply) => {
    const origin = crossOriginOf(request, config);
    if (origin === null) assertSameOrigin(request, config);
    else allowCrossOrigin(request, reply, origin);
    return answerPreflight(reply);
  });
}

/**
 * Identifies the caller of a request. A page of another site is identified only by its token, never by
 * cookies.
 */
async function identifyByOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<void> {
  const origin = crossOriginOf(request, services.config);
  if (origin === null) {
    assertSameOrigin(request, services.config);
    await identifyCaller(request, services);
  } else {
    allowCrossOrigin(request, reply, origin);
    await identifyCrossOrigin(request, services);
  }
}

async function receiveForm(
  request: FastifyRequest,
  services: Services,
  uploads: UploadFolder,
): Promise<void> {
  const { config } = services;
  const isShopper = await holdsOrder(request, services);
  // Reject files of other anonymous callers before receiving them.
  if (!isShopper) assertKnown(viewerOf(request));
  const maxImages = isShopper ? 1 : config.maxImages;
  request.form = await readMultipart(request.raw, uploads, {
    ...{ ...config, maxImages },
    maxFieldBytes: MAX_OPERATIONS_BYTES,
  });
  request.body = operationsOf(request.form);
}

/** Whether an anonymous caller proves access to an order with the token from its link. Then they may send a file with a return. */
async function holdsOrder(request: FastifyRequest, services: Services): Promise<boolean> {
  const viewer = viewerOf(request);
  const token = request.headers['order-token'];
  if (viewer.kind !== 'anonymous' || viewer.refusal !== undefined || typeof token !== 'string') return false;
  services.addressLimits.take('upload', { address: request.ip, viewer });
  return (await findByToken(services, token)) !== null;
}

/** Parses a body as usual, and keeps its text. */
function keepBodyTexts(graphql: FastifyInstance): void {
  const parse = graphql.getDefaultJsonParser('error', 'error');
  graphql.removeContentTypeParser('application/json');
  graphql.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = String(body);
    return parse(request, String(body), done);
  });
}

/**
 * GraphQL over HTTP (6.4.1): respond with 400 to an invalid operation only if the client requests GraphQL's own media type. To
 * other clients, 400 would mean that the request was not GraphQL.
 */
function answerUnfit(reply: FastifyReply): void {
  if (String(reply.getHeader('content-type')).startsWith('application/json')) reply.code(HTTP_OK);
}

/** Logs a response and caches it. @returns the body that is sent */
function finishAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  cache: ResponseCache,
): string {
  if (Buffer.byteLength(body) > MAX_ANSWER_BYTES) return tooLong(reply);
  if (!request.handling) return body;
  const { context, key } = request.handling;
  noteOperation(request, context.answer);
  if (context.answer.isUnfit) answerUnfit(reply);
  if (key && context.answer.document && reply.statusCode === HTTP_OK) {
    const policy = policies.of(context.answer.document);
    const response = { body, contentType: String(reply.getHeader('content-type')) };
    if (policy) cache.keep(key, policy, response);
  }
  return body;
}

/** @throws UserError for a document that would take long to parse. Documents in a URL never reach that length. */
function assertDocumentLength(body: unknown): void {
  const { query } = (body ?? {}) as { query?: unknown };
  if (typeof query === 'string' && query.length > MAX_DOCUMENT_LENGTH) {
    throw new UserError('TOO_EXPENSIVE', appMessages.documentTooLong({ max: MAX_DOCUMENT_LENGTH }));
  }
}

function isMultipart({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && headers['content-type']?.toLowerCase().startsWith('multipart/') === true;
}

/** Responds in GraphQL's format to an error that occurred before GraphQL. */
function sendErrors(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const userError = toUserError(error);
  if (!userError) request.log.error({ err: error }, appTexts.graphqlRequestFailed);
  const formatted = userError
    ? formatUserError(userError)
    : {
        message: INTERNAL_ERROR_MESSAGE,
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: request.id },
      };
  noteOperation(request, { errors: [String(formatted.extensions?.['code'])] });
  if (userError?.retryAfterS) reply.header('retry-after', userError.retryAfterS);
  return setStatus(reply, userError?.status ?? HTTP_STATUS.INTERNAL_SERVER_ERROR)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [formatted] }));
}

function tooLong(reply: FastifyReply): string {
  const error = new UserError('PAYLOAD_TOO_LARGE', appMessages.responseTooLarge);
  const body = JSON.stringify({ errors: [formatUserError(error)] });
  reply.code(HTTP_STATUS.PAYLOAD_TOO_LARGE).header('content-length', Buffer.byteLength(body));
  return body;
}
