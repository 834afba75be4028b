import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindCursor } from 'mongodb';
import type { Context } from '../catalogue/context.ts';
import { guardFormula } from '../catalogue/import/formula-guard.ts';
import { COLUMNS, cellsOf } from '../catalogue/import/product-cells.ts';
import type { Product } from '../catalogue/products/product.ts';
import { findProducts } from '../catalogue/products/service.ts';
import { readExportQuery } from './export-query.ts';

/** Without it spreadsheet programs read UTF-8 as the alphabet of their country. */
const BYTE_ORDER_MARK = '\uFEFF';
const BATCH_SIZE = 200;

/** GET /product/export: the products of a list as a CSV file (RFC 4180), read as fast as the client takes it. */
export async function answerProductExport(
  context: Context,
  { query }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { order, filter } = readExportQuery(query as Record<string, unknown>);
  const cursor = await findProducts(context, order, filter);
  const today = new Date().toISOString().slice(0, 10);
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="products-${today}.csv"`,
      'cache-control': 'no-store',
    })
    .send(Readable.from(linesOf(context, cursor.batchSize(BATCH_SIZE))));
}

async function* linesOf(context: Context, cursor: FindCursor<Product>): AsyncGenerator<string> {
  try {
    yield BYTE_ORDER_MARK + writeLines([[...COLUMNS]]);
    while (await cursor.hasNext()) {
      yield writeLines(
        await Promise.all(cursor.readBufferedDocuments().map((product) => rowOf(context, product))),
      );
    }
  } finally {
    await cursor.close();
  }
}

async function rowOf({ categoryById }: Context, product: Product): Promise<string[]> {
  const cells = cellsOf(product, await categoryById.load(product.categoryId.toHexString()));
  return COLUMNS.map((column) => guardFormula(cells[column]));
}

function writeLines(rows: string[][]): string {
  // By itself the library quotes a line break of the file's own kind only.
  return stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
