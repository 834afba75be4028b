import type { StockReport } from '@mela/rules/stock-report.ts';
import { variantTitle } from '@mela/rules/variants.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientSession } from 'mongodb';
import { csvStream } from '../../kernel/csv.ts';
import { assertDeclaredLength, limitBody } from '../../kernel/uploads/limit-body.ts';
import type { UploadFolder } from '../../kernel/uploads/upload-folder.ts';
import type { Keep } from '../../modules/catalogue/attempts.ts';
import { findProducts } from '../../modules/catalogue/products/list.ts';
import type { Product } from '../../modules/catalogue/products/product.ts';
import { variantsOf } from '../../modules/catalogue/products/variants.ts';
import { importStock } from '../../modules/catalogue/stock-file/import-stock.ts';
import { MAX_STOCK_BYTES, readStockFile } from '../../modules/catalogue/stock-file/read-stock-file.ts';
import type { StockLevel } from '../../modules/inventory/collection.ts';
import { notCounted } from '../../modules/inventory/level.ts';
import type { Context } from '../shop/context.ts';
import { importEnvelope, named, sendCsv } from './csv.ts';
import { type Envelope, sendEnvelope } from './envelope.ts';
import { importOnce } from './import-once.ts';
import { readDryRun, readName } from './import-query.ts';

const BATCH_SIZE = 200;
const COLUMNS = ['id', 'product', 'variant', 'sku', 'on_hand', 'reserved', 'available', 'low_at'];

/** POST /inventory/import: imports a CSV file, and reports what it did with each row. */
export async function answerInventoryImport(
  context: Context,
  uploads: UploadFolder,
  underWay: Map<string, Promise<Envelope>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isDryRun = readDryRun(request.query);
  assertDeclaredLength(request.raw, MAX_STOCK_BYTES);
  await using stored = uploads.openRequest();
  const { path } = await stored.writeFile(limitBody(request.raw, MAX_STOCK_BYTES));
  const rows = await readStockFile(path);
  const name = readName(request.query);
  const envelopeOf = (report: StockReport) => importEnvelope('Stock', report, { isDryRun, skips: false });
  const run = async (keep: Keep<Envelope>) => {
    const keepReport = (session: ClientSession, report: StockReport) => keep(session, envelopeOf(report));
    return envelopeOf(await importStock(context, rows, { isDryRun, name, keep: keepReport }));
  };
  const work = { kind: 'stock-import', name, isDryRun, path, run, underWay };
  return sendEnvelope(reply, await importOnce(context, request, work));
}

/** GET /inventory/export: a row for each variant, in the format of the import. */
export async function answerInventoryExport(context: Context, reply: FastifyReply): Promise<FastifyReply> {
  const found = await findProducts(context, { field: 'createdAt', direction: 1 }, {});
  const cursor = found.project<Product>({ title: 1, sku: 1, barcode: 1, variants: 1 }).batchSize(BATCH_SIZE);
  const rowsOfSome = async (products: Product[]) => {
    const ids = products.map(({ _id }) => _id.toHexString());
    const levels = await Promise.all(ids.map((id) => context.levelsOfProduct.load(id)));
    return products.flatMap((product, index) => rowsOf(product, levels[index] ?? []));
  };
  return sendCsv(reply, named('inventory'), csvStream(COLUMNS, cursor, rowsOfSome));
}

function rowsOf(product: Product, levels: readonly StockLevel[]): string[][] {
  const byId = new Map(levels.map((level) => [level._id.toHexString(), level]));
  return variantsOf(product).map((variant) => {
    const none = notCounted({ variantId: product._id, productId: product._id });
    const { onHand, reserved, available, lowAt } = byId.get(variant.id) ?? none;
    const numbers = [onHand, reserved, available, lowAt].map((number) => number?.toString() ?? '');
    return [variant.id, product.title, variantTitle(variant), variant.sku ?? '', ...numbers];
  });
}
