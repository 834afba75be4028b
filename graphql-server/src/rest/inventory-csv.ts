import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findProducts } from '../catalogue/products/list.ts';
import type { Product } from '../catalogue/products/product.ts';
import { variantsOf } from '../catalogue/products/variants.ts';
import { importStock } from '../catalogue/stock-file/import-stock.ts';
import { MAX_STOCK_BYTES, readStockFile } from '../catalogue/stock-file/read-stock-file.ts';
import type { StockLevel } from '../inventory/collection.ts';
import { notCounted } from '../inventory/level.ts';
import { guardFormula } from '../rules/formula.ts';
import type { StockReport } from '../rules/stock-report.ts';
import { variantTitle } from '../rules/variants.ts';
import type { Context } from '../shop/context.ts';
import { assertDeclaredLength, limitBody } from '../uploads/limit-body.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import { type Envelope, sendEnvelope, successOf } from './envelope.ts';
import { readDryRun, readName } from './import-query.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const BATCH_SIZE = 200;
const COLUMNS = ['id', 'product', 'variant', 'sku', 'on_hand', 'reserved', 'available', 'low_at'];

/** POST /inventory/import: takes a CSV file, and answers what it did with each row. */
export async function answerInventoryImport(
  context: Context,
  uploads: UploadFolder,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isDryRun = readDryRun(request.query);
  assertDeclaredLength(request.raw, MAX_STOCK_BYTES);
  await using stored = uploads.openRequest();
  const { path } = await stored.writeFile(limitBody(request.raw, MAX_STOCK_BYTES));
  const rows = await readStockFile(path);
  const report = await importStock(context, rows, { isDryRun, name: readName(request.query) });
  return sendEnvelope(reply, envelopeOf(report, isDryRun));
}

/** GET /inventory/export: a line for each variant there is, as the import takes it back. */
export async function answerInventoryExport(context: Context, reply: FastifyReply): Promise<FastifyReply> {
  const today = new Date().toISOString().slice(0, 10);
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="inventory-${today}.csv"`,
    })
    .send(Readable.from(linesOf(context)));
}

async function* linesOf(context: Context): AsyncGenerator<string> {
  const found = await findProducts(context, { field: 'createdAt', direction: 1 }, {});
  const cursor = found.project<Product>({ title: 1, sku: 1, barcode: 1, variants: 1 }).batchSize(BATCH_SIZE);
  try {
    yield BYTE_ORDER_MARK + writeLines([COLUMNS]);
    while (await cursor.hasNext()) {
      const products = cursor.readBufferedDocuments();
      const levels = await Promise.all(
        products.map(({ _id }) => context.levelsOfProduct.load(_id.toHexString())),
      );
      yield writeLines(products.flatMap((product, index) => rowsOf(product, levels[index] ?? [])));
    }
  } finally {
    await cursor.close();
  }
}

function rowsOf(product: Product, levels: readonly StockLevel[]): string[][] {
  const byId = new Map(levels.map((level) => [level._id.toHexString(), level]));
  return variantsOf(product).map((variant) => {
    const none = notCounted({ variantId: product._id, productId: product._id });
    const { onHand, reserved, available, lowAt } = byId.get(variant.id) ?? none;
    const numbers = [onHand, reserved, available, lowAt].map((number) => number?.toString() ?? '');
    return [variant.id, product.title, variantTitle(variant), variant.sku ?? '', ...numbers].map(
      guardFormula,
    );
  });
}

function writeLines(rows: string[][]): string {
  return stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

function envelopeOf(report: StockReport, isDryRun: boolean): Envelope {
  if (isDryRun) return successOf('Stock checked successfully', report);
  if (report.refused === 0) return successOf('Stock imported successfully', report);
  const rows = report.refused === 1 ? '1 row is' : `${report.refused} rows are`;
  return { success: false, status: 400, message: `Nothing was imported: ${rows} refused.`, data: report };
}
