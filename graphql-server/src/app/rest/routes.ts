import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import { readMultipart } from '../../kernel/uploads/read-multipart.ts';
import type { UploadFolder } from '../../kernel/uploads/upload-folder.ts';
import { CachePolicies } from '../graphql/cache.ts';
import { execute } from '../graphql/execute.ts';
import { schema } from '../graphql/schema.ts';
import { callerOf, identifyCaller } from '../http/caller.ts';
import { assertMediaType, type BodyKind } from '../http/request-bodies.ts';
import { type ResponseCache, responseKey } from '../http/response-cache.ts';
import { assertSameOrigin, NEVER_CACHED } from '../http/security.ts';
import { appMessages, appTexts } from '../messages.ts';
import { type Context, createContext, type Services } from '../shop/context.ts';
import { addProduct } from './add-product.ts';
import { assertMayCall } from './call-needs.ts';
import { CALLS } from './calls.ts';
import { type Envelope, sendEnvelope, sendFailure, successOf } from './envelope.ts';
import { answerProductExport, answerTemplate } from './export-csv.ts';
import { answerReturn } from './gst-files.ts';
import { changeList } from './history.ts';
import { answerProductImport } from './import-csv.ts';
import { ImportRuns } from './import-runs.ts';
import { answerInventoryExport, answerInventoryImport } from './inventory-csv.ts';
import { answerInvoice, answerInvoicePage, answerInvoices, answerOfOrder } from './invoice-files.ts';
import { categoryInput, categoryToJson, idempotencyKey, productToJson } from './json.ts';
import { type List, readList } from './lists.ts';
import { answerMail, answerMailTemplate } from './mails.ts';
import { answerNewsletterExport } from './newsletter-csv.ts';
import * as operations from './operations.generated.ts';
import { answerPackingSlips } from './packing-slips.ts';
import { answerRedirectExport, answerRedirectImport } from './redirects-csv.ts';
import { answerReport } from './report-files.ts';

const MAX_JSON_BYTES = 64 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

const CATEGORY_LIST: List<operations.RestCategoryFragment> = {
  name: 'Categories',
  operation: operations.ListCategoriesDocument,
  readPage: async (page, context) => (await execute(operations.ListCategoriesDocument, page, context)).list,
  count: async (context) => (await execute(operations.CountCategoriesDocument, {}, context)).list.totalCount,
  toJson: categoryToJson,
};
const PRODUCT_LIST: List<operations.RestProductFragment> = {
  name: 'Products',
  operation: operations.ListProductsDocument,
  readPage: async (page, context) => (await execute(operations.ListProductsDocument, page, context)).list,
  count: async (context) => (await execute(operations.CountProductsDocument, {}, context)).list.totalCount,
  toJson: productToJson,
};
const policies = new CachePolicies(schema);

interface IdParams {
  Params: { id: string };
}

/** Large enough for a description of 5,000 characters in any script. */
const MAX_FIELD_BYTES = 32 * 1024;

type ContextOf = (reply: FastifyReply) => Context;

/**
 * The six calls of the specification's section 7 and those of the history, each an operation on the schema
 * (`operations.graphql`), and products as a file, which GraphQL could not stream.
 */
export function addRestRoutes(
  app: FastifyInstance,
  services: Services,
  cache: ResponseCache,
  uploads: UploadFolder,
): void {
  const contextOf: ContextOf = (reply) => createContext(services, callerOf(reply, services.config));
  app.register(
    async (api) => {
      takeBodies(api, services);
      answerFailures(api);
      api.get('/', (_, reply) => sendEnvelope(reply, successOf(appTexts.availableCalls, listedCalls())));
      addCategoryRoutes(api, cache, contextOf);
      addProductRoutes(api, services, cache, uploads, contextOf);
      addInventoryRoutes(api, uploads, contextOf);
      addRedirectRoutes(api, uploads, contextOf);
      addMailRoutes(api, contextOf);
      addDocumentRoutes(api, contextOf);
      addHistoryRoutes(api, cache, contextOf);
    },
    { prefix: '/api' },
  );
}

function addCategoryRoutes(api: FastifyInstance, cache: ResponseCache, contextOf: ContextOf): void {
  api.get('/category/list', (request, reply) =>
    sendList(cache, request, reply, contextOf(reply), CATEGORY_LIST),
  );
  api.post('/category/add', takes('json'), async (request, reply) => {
    const variables = { input: categoryInput(request.body), key: idempotencyKey(request) };
    const { category } = await execute(operations.AddCategoryDocument, variables, contextOf(reply));
    return sendEnvelope(reply, successOf(appTexts.categoryAdded, categoryToJson(category)));
  });
  api.put<IdParams>('/category/update/:id', takes('json'), async (request, reply) => {
    const variables = { id: request.params.id, input: categoryInput(request.body) };
    const { category } = await execute(operations.UpdateCategoryDocument, variables, contextOf(reply));
    return sendEnvelope(reply, successOf(appTexts.categoryUpdated, categoryToJson(category)));
  });
  api.register(async (bodyless) => {
    takeNoBodies(bodyless);
    bodyless.delete<IdParams>('/category/delete/:id', async ({ params }, reply) => {
      const { category } = await execute(operations.DeleteCategoryDocument, params, contextOf(reply));
      return sendEnvelope(reply, successOf(appTexts.categoryDeleted, categoryToJson(category)));
    });
  });
}

function addProductRoutes(
  api: FastifyInstance,
  services: Services,
  cache: ResponseCache,
  uploads: UploadFolder,
  contextOf: ContextOf,
): void {
  const imports = new ImportRuns();
  api.addHook('onClose', () => imports.cancel());
  api.get('/product/list', (request, reply) =>
    sendList(cache, request, reply, contextOf(reply), PRODUCT_LIST),
  );
  api.post('/product/add', takes('multipart'), async (request, reply) => {
    const limits = { ...services.config, maxFieldBytes: MAX_FIELD_BYTES };
    await using form = await readMultipart(request.raw, uploads, limits);
    const product = await addProduct(contextOf(reply), form, idempotencyKey(request));
    return sendEnvelope(reply, successOf(appTexts.productAdded, productToJson(product)));
  });
  api.get('/product/export', (request, reply) => answerProductExport(contextOf(reply), request, reply));
  api.get('/product/template', (_, reply) => answerTemplate(contextOf(reply), reply));
  api.get('/product/import', (_, reply) =>
    sendEnvelope(reply, successOf(appTexts.latestImport, imports.latest)),
  );
  api.post('/product/import', takes('csv'), (request, reply) =>
    answerProductImport(contextOf(reply), uploads, imports, request, reply),
  );
  api.register(async (bodyless) => {
    takeNoBodies(bodyless);
    bodyless.delete('/product/import', async (_, reply) => {
      await imports.cancel();
      return sendEnvelope(reply, successOf(appTexts.importEnded, imports.latest));
    });
  });
}

function addInventoryRoutes(api: FastifyInstance, uploads: UploadFolder, contextOf: ContextOf): void {
  const underWay = new Map<string, Promise<Envelope>>();
  api.get('/inventory/export', (_, reply) => answerInventoryExport(contextOf(reply), reply));
  api.post('/inventory/import', takes('csv'), (request, reply) =>
    answerInventoryImport(contextOf(reply), uploads, underWay, request, reply),
  );
}

function addRedirectRoutes(api: FastifyInstance, uploads: UploadFolder, contextOf: ContextOf): void {
  const underWay = new Map<string, Promise<Envelope>>();
  api.get('/newsletter/export', async (_, reply) => answerNewsletterExport(contextOf(reply), reply));
  api.get('/redirects/export', async (_, reply) => answerRedirectExport(contextOf(reply), reply));
  api.post('/redirects/import', takes('csv'), (request, reply) =>
    answerRedirectImport(contextOf(reply), uploads, underWay, request, reply),
  );
}

function addMailRoutes(api: FastifyInstance, contextOf: ContextOf): void {
  api.get<IdParams>('/mails/:id/html', ({ params }, reply) => answerMail(contextOf(reply), params, reply));
  api.get<{ Params: { kind: string } }>('/mail-templates/:kind/html', ({ params }, reply) =>
    answerMailTemplate(contextOf(reply), params.kind, reply),
  );
}

function addDocumentRoutes(api: FastifyInstance, contextOf: ContextOf): void {
  const answers = [
    ['/invoices/:id/pdf', answerInvoice],
    ['/invoices/:id/page', answerInvoicePage],
    ['/invoices/of-order', answerOfOrder],
    ['/invoices/print', answerInvoices],
    ['/invoices/return/:table', answerReturn],
    ['/orders/packing-slips', answerPackingSlips],
    ['/reports/:report', answerReport],
  ] as const;
  for (const [path, answer] of answers)
    api.get(path, (request, reply) => answer(contextOf(reply), request, reply));
}

function addHistoryRoutes(api: FastifyInstance, cache: ResponseCache, contextOf: ContextOf): void {
  api.get('/history/list', async (request, reply) => {
    const list = changeList(request.query as Record<string, unknown>);
    return sendList(cache, request, reply, contextOf(reply), list);
  });
}

/** Ignores the body of calls that do not use one, because some clients declare JSON with every call. */
function takeNoBodies(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', (_, __, done) => done(null));
}

function takeBodies(api: FastifyInstance, services: Services): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', NEVER_CACHED);
    assertSameOrigin(request, services.config);
    await identifyCaller(request, services);
    assertMayCall(request);
  });
  // Do not parse these types: the calls that accept them read their bodies as they arrive.
  api.addContentTypeParser(['multipart/form-data', 'text/csv'], (_, __, done) => done(null));
}

function answerFailures(api: FastifyInstance): void {
  const unknownPath = () => new UserError('NOT_FOUND', appMessages.unknownCall);
  api.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  api.setNotFoundHandler((request, reply) => sendFailure(unknownPath(), request, reply));
  // Without this, the root's handler would run, which serves pages.
  api.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/',
    handler: (_, reply) => reply.callNotFound(),
  });
  // Every other path belongs to the storefront's pages.
  api.get('/*', (request, reply) => sendFailure(unknownPath(), request, reply));
}

function listedCalls() {
  return CALLS.map(({ call, does, takes }) => ({ call, does, takes }));
}

function takes(kind: BodyKind) {
  return {
    bodyLimit: MAX_JSON_BYTES,
    preParsing: async (request: FastifyRequest) => assertMediaType(request.raw, [kind]),
  };
}

async function sendList<Node>(
  cache: ResponseCache,
  { url, query }: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  list: List<Node>,
): Promise<FastifyReply> {
  const key = responseKey(context, url);
  const cached = key === null ? null : cache.find(key);
  if (cached) return reply.type(JSON_TYPE).send(cached.body);
  const body = await readList(list, context, query as Record<string, unknown>);
  const policy = policies.of(list.operation);
  if (policy && key !== null) cache.keep(key, policy, { body, contentType: JSON_TYPE });
  return reply.type(JSON_TYPE).send(body);
}
