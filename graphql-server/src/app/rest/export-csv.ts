import { BADGES } from '@mela/rules/badges.ts';
import { STATUSES } from '@mela/rules/detail-limits.ts';
import { type Cells, columnName, fieldColumn } from '@mela/rules/import-columns.ts';
import { SHOWN_STATUSES } from '@mela/rules/shown-status.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvStream, csvText } from '../../kernel/csv.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { MAX_ROWS } from '../../modules/catalogue/import/csv-file.ts';
import { type CellFormat, readCellFormat } from '../../modules/catalogue/import/field-cells.ts';
import { columnsOf, rowsOf } from '../../modules/catalogue/import/product-cells.ts';
import type { SortOrder } from '../../modules/catalogue/list/orders.ts';
import { findProducts } from '../../modules/catalogue/products/list.ts';
import type { Product } from '../../modules/catalogue/products/product.ts';
import type { ProductFilter } from '../../modules/catalogue/products/product-filter.ts';
import { withStock } from '../../modules/catalogue/products/stock.ts';
import { appMessages, appTexts } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { named, sendCsv } from './csv.ts';

/** Few enough products to write within a few milliseconds, however long their descriptions are. */
const BATCH_SIZE = 50;

const SORT_FIELDS = {
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  title: 'titleKey',
  regular_price: 'regularPrice',
  selling_price: 'sellingPrice',
  category: 'categoryId',
  status: 'status',
} as const;
const DIRECTIONS = { asc: 1, desc: -1 } as const;
const FLAGS = { '0': false, '1': true } as const;
/** Filter fields by their labels in CSV files. */
const BADGES_BY_LABEL = invert(BADGES);
const STATUSES_BY_LABEL = invert(STATUSES);
const SHOWN_STATUSES_BY_LABEL = invert(SHOWN_STATUSES);

/** The allowed values of each parameter. null: text that the list's own rules check. */
const PARAMETERS: Record<string, object | null> = {
  text: null,
  category_id: null,
  is_featured: FLAGS,
  is_popular: FLAGS,
  is_new: FLAGS,
  badge: BADGES_BY_LABEL,
  status: STATUSES_BY_LABEL,
  shown_status: SHOWN_STATUSES_BY_LABEL,
  order_by: SORT_FIELDS,
  direction: DIRECTIONS,
};

/** GET /product/export: the products of a list as a CSV file (RFC 4180), streamed as fast as the client reads. */
export async function answerProductExport(
  context: Context,
  { query }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { order, filter } = readExportQuery(context, query as Record<string, unknown>);
  const cursor = await findProducts(context, order, filter);
  if (await cursor.clone().skip(MAX_ROWS).hasNext()) {
    throw new UserError('PAYLOAD_TOO_LARGE', appMessages.tooManyProductsToExport({ max: MAX_ROWS }));
  }
  const format = await readCellFormat(context);
  const rowsOfSome = async (found: Product[]) => {
    const products = await withStock(context, found);
    return (await Promise.all(products.map((product) => linesOfProduct(context, product, format)))).flat();
  };
  const columns = columnsOf(format).map(columnName);
  return sendCsv(reply, named('products'), csvStream(columns, cursor.batchSize(BATCH_SIZE), rowsOfSome));
}

/** An example of a new product, for the operator to replace. */
const EXAMPLE = {
  title: appTexts.exampleTitle,
  description: appTexts.exampleDescription,
  category: appTexts.exampleCategory,
  regular_price: '1,999',
  selling_price: '1,499',
  badge: BADGES.NEW,
  is_featured: '0',
  is_popular: '0',
  is_new: '1',
  images: 'https://example.com/front.jpg https://example.com/back.jpg',
  sku: 'KURTA-01',
  stock: '8',
  status: STATUSES.DRAFT,
} satisfies Cells;

/** GET /product/template: a file to start an import with, with the columns of new products. */
export function answerTemplate({ productFields }: Context, reply: FastifyReply): FastifyReply {
  const added = productFields.map((field) => columnName(fieldColumn(field)));
  const columns = [...Object.keys(EXAMPLE), ...added];
  const rows = [[...Object.values(EXAMPLE), ...added.map(() => '')]];
  return sendCsv(reply, 'products-template', csvText({ columns, rows }));
}

async function linesOfProduct(
  { categoryById }: Context,
  product: Product,
  format: CellFormat,
): Promise<string[][]> {
  const category = await categoryById.load(product.categoryId.toHexString());
  const columns = columnsOf(format);
  return rowsOf(product, category, format).map((cells) => columns.map((column) => cells[column] ?? ''));
}

/**
 * Reads the filters and order of an export: those of the products' list, newest first by default.
 * @throws UserError when a parameter is unknown or invalid
 */
function readExportQuery(
  { productFlags }: Context,
  query: Record<string, unknown>,
): { order: SortOrder; filter: ProductFilter } {
  const ofModules = productFlags.map(({ name }) => ({ name, parameter: parameterOf(name) }));
  const flags = Object.fromEntries(ofModules.map(({ parameter }) => [parameter, FLAGS]));
  for (const [name, value] of Object.entries(query))
    assertParameter({ ...PARAMETERS, ...flags }, name, value);
  const said = query as Record<string, string>;
  return {
    order: {
      field: pick(SORT_FIELDS, said['order_by']) ?? 'createdAt',
      direction: pick(DIRECTIONS, said['direction']) ?? -1,
    },
    filter: {
      text: said['text'],
      categoryId: said['category_id'],
      isFeatured: pick(FLAGS, said['is_featured']),
      isPopular: pick(FLAGS, said['is_popular']),
      isNew: pick(FLAGS, said['is_new']),
      badge: pick(BADGES_BY_LABEL, said['badge']),
      status: pick(STATUSES_BY_LABEL, said['status']),
      shownStatus: pick(SHOWN_STATUSES_BY_LABEL, said['shown_status']),
      ...Object.fromEntries(ofModules.map(({ name, parameter }) => [name, pick(FLAGS, said[parameter])])),
    },
  };
}

/** `lacksLegalInformation` becomes `lacks_legal_information`. */
function parameterOf(filter: string): string {
  return filter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function assertParameter(parameters: Record<string, object | null>, name: string, value: unknown): void {
  const choices = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (choices === undefined) {
    assertValid({
      [name]: appMessages.unknownExportParameter({ name, accepted: Object.keys(parameters).join(', ') }),
    });
  } else if (typeof value !== 'string') {
    assertValid({ [name]: appMessages.parameterTwice({ name }) });
  } else if (choices && !Object.hasOwn(choices, value)) {
    assertValid({
      [name]: appMessages.parameterNotOneOf({ name, choices: Object.keys(choices).join(', ') }),
    });
  }
}

function pick<T extends object>(choices: T, name: string | undefined): T[keyof T] | undefined {
  return name === undefined ? undefined : choices[name as keyof T];
}

function invert<Name extends string>(labels: Record<Name, string>): Record<string, Name> {
  return Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [label, name as Name]));
}
