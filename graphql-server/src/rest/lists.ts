import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Collection } from 'mongodb';
import type { Context } from '../catalogue/context.ts';
import type { Listed } from '../catalogue/list/page.ts';
import type { Product } from '../catalogue/products/product.ts';
import { productToJson } from '../catalogue/products/product-json.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { categoryToJson } from './category-json.ts';
import { listRange, readRange } from './list-range.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** GET /category/list */
export function answerCategoryList(
  contextOf: () => Context,
  answers: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return respondCached(answers, request, reply, () => {
    const context = contextOf();
    return listBody(context, context.categories, request, 'Categories', async (categories) =>
      categories.map(categoryToJson),
    );
  });
}

/** GET /product/list */
export function answerProductList(
  contextOf: () => Context,
  answers: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return respondCached(answers, request, reply, () => {
    const context = contextOf();
    return listBody(context, context.products, request, 'Products', (products) =>
      Promise.all(products.map((product) => withCategory(context, product))),
    );
  });
}

/** A product with the name of its category, which is read together for all products of a list. */
export async function withCategory({ categoryById }: Context, product: Product): Promise<object> {
  return productToJson(product, await categoryById.load(product.categoryId.toHexString()));
}

async function respondCached(
  answers: ResponseCache,
  { url }: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<string>,
): Promise<FastifyReply> {
  const kept = answers.find(url);
  const { revision } = answers;
  const body = kept?.body ?? (await read());
  if (!kept) answers.keep(url, revision, { body, contentType: JSON_TYPE });
  return reply.type(JSON_TYPE).send(body);
}

async function listBody<T extends Listed>(
  { counts }: Context,
  collection: Collection<T>,
  { query }: FastifyRequest,
  name: 'Categories' | 'Products',
  toJson: (documents: T[]) => Promise<object[]>,
): Promise<string> {
  const range = readRange(query as Record<string, unknown>);
  const { items, isCut } = await listRange(collection, range, toJson);
  let message = `${name} loaded successfully`;
  if (isCut) {
    const end = range.offset + items.length;
    const total = await counts.of(collection, []);
    message += `: ${range.offset + 1} to ${end} of ${total}. Ask for more with offset=${end}.`;
  }
  // The items are JSON already: writing the rest by hand saves coding them twice.
  return `{"success":true,"status":200,"message":"${message}","data":[${items.join(',')}]}`;
}
