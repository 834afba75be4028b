import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCategory, deleteCategory, renameCategory } from '../catalogue/categories/service.ts';
import { createContext, type Services } from '../catalogue/context.ts';
import type { IncomingFile, ReadFile } from '../catalogue/images/prepare-image.ts';
import { draftFromJson } from '../catalogue/products/product-json.ts';
import { createProduct } from '../catalogue/products/service.ts';
import { UserError } from '../errors.ts';
import { assertMediaType, type BodyKind } from '../http/media-type.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { assertSameOrigin } from '../http/same-origin.ts';
import { readMultipart } from '../uploads/read-multipart.ts';
import { categoryToJson } from './category-json.ts';
import { sendEnvelope, sendFailure, successOf } from './envelope.ts';
import { answerProductExport } from './export.ts';
import { answerProductImport } from './import.ts';
import { answerCategoryList, answerProductList, withCategory } from './lists.ts';

interface IdParams {
  Params: { id: string };
}

const MAX_JSON_BYTES = 64 * 1024;

/** The six calls of the specification's section 7, and products by the file; over the same rules as the GraphQL resolvers. */
export function addRestRoutes(app: FastifyInstance, services: Services, answers: ResponseCache): void {
  const contextOf = (request: FastifyRequest) => createContext(services, request);

  app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => assertSameOrigin(request.raw));
      // Read by the calls that take them, as they come in.
      api.addContentTypeParser(['multipart/form-data', 'text/csv'], (_, __, done) => done(null));
      api.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
      api.setNotFoundHandler((request, reply) => sendFailure(unknownPath(), request, reply));
      // Without this the root's own handler, which answers pages, would be asked.
      api.all('/', (_, reply) => reply.callNotFound());
      // The storefront's pages take every other path there is.
      api.get('/*', (request, reply) => sendFailure(unknownPath(), request, reply));
      const takes = (kind: BodyKind) => ({
        bodyLimit: MAX_JSON_BYTES,
        preParsing: async (request: FastifyRequest) => assertMediaType(request.raw, [kind]),
      });

      api.get('/category/list', (request, reply) =>
        answerCategoryList(() => contextOf(request), answers, request, reply),
      );
      api.get('/product/list', (request, reply) =>
        answerProductList(() => contextOf(request), answers, request, reply),
      );

      api.post('/category/add', takes('json'), async (request, reply) => {
        const category = await createCategory(contextOf(request), nameIn(request.body));
        return sendEnvelope(reply, successOf('Category added successfully', categoryToJson(category)));
      });
      api.put<IdParams>('/category/update/:id', takes('json'), async (request, reply) => {
        const category = await renameCategory(contextOf(request), request.params.id, nameIn(request.body));
        return sendEnvelope(reply, successOf('Category updated successfully', categoryToJson(category)));
      });
      api.register(async (bodyless) => {
        // Some clients declare JSON with every call: a body that this one does not take is not looked at.
        bodyless.removeAllContentTypeParsers();
        bodyless.addContentTypeParser('*', (_, __, done) => done(null));
        bodyless.delete<IdParams>('/category/delete/:id', async (request, reply) => {
          const category = await deleteCategory(contextOf(request), request.params.id);
          return sendEnvelope(reply, successOf('Category deleted successfully', categoryToJson(category)));
        });
      });
      api.post('/product/add', takes('multipart'), async (request, reply) => {
        const context = contextOf(request);
        const { fields, files } = await readMultipart(request.raw, services.config);
        const product = await createProduct(context, draftFromJson(fields), readersOf(files));
        return sendEnvelope(
          reply,
          successOf('Product added successfully', await withCategory(context, product)),
        );
      });
      api.get('/product/export', (request, reply) => answerProductExport(contextOf(request), request, reply));
      api.post('/product/import', takes('csv'), (request, reply) =>
        answerProductImport(contextOf(request), request, reply),
      );
    },
    { prefix: '/api' },
  );
}

/** The form is read to its end before its fields are known. */
function readersOf(files: IncomingFile[]): ReadFile[] {
  return files.map((file) => async () => file);
}

function nameIn(body: unknown): unknown {
  return (body as { name?: unknown } | null | undefined)?.name;
}

function unknownPath(): UserError {
  return new UserError('NOT_FOUND', 'There is no such call.');
}
