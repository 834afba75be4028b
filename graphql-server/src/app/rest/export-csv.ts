import { BADGES } from '@mela/rules/badges.ts';
import { STATUSES } from '@mela/rules/detail-limits.ts';
import { guardFormula } from '@mela/rules/formula.ts';
import { type Cells, COLUMNS } from '@mela/rules/import-columns.ts';
import { SHOWN_STATUSES } from '@mela/rules/shown-status.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { MAX_ROWS } from '../../modules/catalogue/import/csv-file.ts';
import { rowsOf } from '../../modules/catalogue/import/product-cells.ts';
import type { SortOrder } from '../../modules/catalogue/list/orders.ts';
import { findProducts } from '../../modules/catalogue/products/list.ts';
import type { Product } from '../../modules/catalogue/products/product.ts';
import type { ProductFilter } from '../../modules/catalogue/products/product-filter.ts';
import { withStock } from '../../modules/catalogue/products/stock.ts';
import type { Context } from '../shop/context.ts';
import { csvOf, csvText, named, sendCsv } from './csv.ts';

/** Few enough to be written in a few milliseconds, however long their descriptions are. */
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
/** By the names that a file has. */
const BADGES_BY_LABEL = invert(BADGES);
const STATUSES_BY_LABEL = invert(STATUSES);
const SHOWN_STATUSES_BY_LABEL = invert(SHOWN_STATUSES);

/** What each parameter may say; null for text that only the list's own rules judge. */
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

/** GET /product/export: the products of a list as a CSV file (RFC 4180), read as fast as the client takes it. */
export async function answerProductExport(
  context: Context,
  { query }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { order, filter } = readExportQuery(query as Record<string, unknown>);
  const cursor = await findProducts(context, order, filter);
  if (await cursor.clone().skip(MAX_ROWS).hasNext()) {
    throw new UserError(
      'PAYLOAD_TOO_LARGE',
      `At most ${MAX_ROWS} products can be exported at a time, as many as can be imported: search for some of them.`,
    );
  }
  const rowsOfSome = async (found: Product[]) => {
    const products = await withStock(context, found);
    return (await Promise.all(products.map((product) => linesOfProduct(context, product)))).flat();
  };
  return sendCsv(reply, named('products'), csvOf(COLUMNS, cursor.batchSize(BATCH_SIZE), rowsOfSome));
}

/** What the template has of a new product, which is the operator's to replace. */
const EXAMPLE = {
  title: 'Example: cotton kurta',
  description: 'Replace this line by your products, one to a line.',
  category: 'Name of a category',
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

/** GET /product/template: a file to begin an import with, of the columns that new products need. */
export function answerTemplate(reply: FastifyReply): FastifyReply {
  return sendCsv(reply, 'products-template', csvText(Object.keys(EXAMPLE), [Object.values(EXAMPLE)]));
}

async function linesOfProduct({ categoryById, currency }: Context, product: Product): Promise<string[][]> {
  const category = await categoryById.load(product.categoryId.toHexString());
  return rowsOf(product, category, currency).map((cells) =>
    COLUMNS.map((column) => guardFormula(cells[column] ?? '')),
  );
}

/**
 * Reads which products an export has: the filters and orders of the products' list, newest first by default.
 * @throws UserError when a parameter is unknown, or says what it cannot.
 */
function readExportQuery(query: Record<string, unknown>): { order: SortOrder; filter: ProductFilter } {
  for (const [name, value] of Object.entries(query)) assertParameter(name, value);
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
    },
  };
}

function assertParameter(name: string, value: unknown): void {
  const choices = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
  if (choices === undefined) {
    assertValid({ [name]: `An export takes no ${name}, only ${Object.keys(PARAMETERS).join(', ')}.` });
  } else if (typeof value !== 'string') {
    assertValid({ [name]: `${name} can be said once.` });
  } else if (choices && !Object.hasOwn(choices, value)) {
    assertValid({ [name]: `${name} must be one of ${Object.keys(choices).join(', ')}.` });
  }
}

function pick<T extends object>(choices: T, name: string | undefined): T[keyof T] | undefined {
  return name === undefined ? undefined : choices[name as keyof T];
}

function invert<Name extends string>(labels: Record<Name, string>): Record<string, Name> {
  return Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [label, name as Name]));
}
