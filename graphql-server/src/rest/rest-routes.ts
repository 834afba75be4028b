import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCategory, deleteCategory, renameCategory } from '../categories/category-rules.ts';
import { createContext, type Services } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { KeptAnswers } from '../http/kept-answers.ts';
import { refuseCrossSite } from '../http/refuse-cross-site.ts';
import { type BodyKind, refuseMediaType } from '../http/refuse-media-type.ts';
import type { IncomingFile, ReadFile } from '../images/prepare-image.ts';
import { createProduct } from '../products/product-rules.ts';
import { answerCategoryList, answerProductList, withCategory } from './answer-lists.ts';
import { categoryToWire } from './category-wire.ts';
import { sendEnvelope, sendFailure, successOf } from './envelope.ts';
import { draftFromWire } from './product-wire.ts';
import { readMultipart } from './read-multipart.ts';
import { answerProductExport } from './transfer/answer-export.ts';
import { answerProductImport } from './transfer/answer-import.ts';

interface IdParams {
  Params: { id: string };
}

const MAX_JSON_BYTES = 64 * 1024;

/** The six calls of the specification's section 7, and products by the file; over the same rules as the GraphQL resolvers. */
export function addRestRoutes(app: FastifyInstance, services: Services, answers: KeptAnswers): void {
  const contextOf = (request: FastifyRequest) => createContext(services, request);

  app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => refuseCrossSite(request.raw));
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
        preParsing: async (request: FastifyRequest) => refuseMediaType(request.raw, [kind]),
      });

      api.get('/category/list', (request, reply) =>
        answerCategoryList(() => contextOf(request), answers, request, reply),
      );
      api.get('/product/list', (request, reply) =>
        answerProductList(() => contextOf(request), answers, request, reply),
      );

      api.post('/category/add', takes('json'), async (request, reply) => {
        const category = await createCategory(contextOf(request), nameIn(request.body));
        return sendEnvelope(reply, successOf('Category added successfully', categoryToWire(category)));
      });
      api.put<IdParams>('/category/update/:id', takes('json'), async (request, reply) => {
        const category = await renameCategory(contextOf(request), request.params.id, nameIn(request.body));
        return sendEnvelope(reply, successOf('Category updated successfully', categoryToWire(category)));
      });
      api.register(async (bodyless) => {
        // Some clients declare JSON with every call: a body that this one does not take is not looked at.
        bodyless.removeAllContentTypeParsers();
        bodyless.addContentTypeParser('*', (_, __, done) => done(null));
        bodyless.delete<IdParams>('/category/delete/:id', async (request, reply) => {
          const category = await deleteCategory(contextOf(request), request.params.id);
          return sendEnvelope(reply, successOf('Category deleted successfully', categoryToWire(category)));
        });
      });
      api.post('/product/add', takes('multipart'), async (request, reply) => {
        const context = contextOf(request);
        const { fields, files } = await readMultipart(request.raw, services.config);
        const product = await createProduct(context, draftFromWire(fields), readersOf(files));
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

function unknownPath(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such call.');
}
