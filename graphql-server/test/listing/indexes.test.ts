import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../../src/app/shop/modules.ts';
import { parseObjectId } from '../../src/kernel/mongodb/documents.ts';
import { PLAIN_ORDERS } from '../../src/modules/catalogue/list/orders.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct, imageFile, updateProduct } from '../graphql/shop.ts';
import { readHistory } from '../history/ask-history.ts';
import { serveApp } from '../serve.ts';
import { countsOf, exportFile, importFile } from '../transfer/files.ts';
import { insertProducts } from './catalogue.ts';
import { readPage } from './read-pages.ts';

const app = serveApp();
/** Query plan stages that read only an index or a document by its id. */
const INDEXED = /^(IXSCAN|COUNT_SCAN|DISTINCT_SCAN|IDHACK)\b(?!.*COLLSCAN)/;
const UPKEEP_COLLECTIONS =
  /\.(draftOrders|heartbeats|invoicesDue|leases|orders|outbox|paymentAttempts|refunds|restore|shop|stockAlerts|storefront|webhooks|system\.profile)$/;
const PROFILE_BYTES = 64 * 1024 * 1024;
const schema = buildSchema(DEFINITIONS);

/** The database's profile of an operation. */
interface Profiled {
  op: string;
  ns: string;
  command: Record<string, unknown>;
  /** The request of the first batch, in the profile of a later one. */
  originatingCommand?: Record<string, unknown>;
  planSummary?: string;
  hasSortStage?: boolean;
  docsExamined?: number;
  nreturned?: number;
}

let categoryId = '';
let profiled: Profiled[] = [];

beforeAll(async () => {
  categoryId = await createCategory(app, 'Indexed');
  const _id = parseObjectId(categoryId);
  // The export of every second product needs more than one batch.
  await insertProducts(app, 500, (index) => ({
    title: `Shirt number ${index}`,
    sellingPrice: index % 7,
    isNew: index % 2 === 0,
    isPopular: index % 3 === 0,
    isFeatured: index % 5 === 0,
    badge: index % 2 === 0 ? 'HOT' : null,
    ...(_id && index % 4 === 0 && { categoryId: _id }),
  }));
  await app.db.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
  // The database profiles every operation, so any new query appears here.
  await app.db.command({ profile: 2 });
  await askEverything();
  await app.db.command({ profile: 0 });
  profiled = (await app.db.collection('system.profile').find().toArray()) as unknown as Profiled[];
});

afterAll(async () => {
  await app.db.command({ profile: 0 });
});

describe('every query of this server', () => {
  it('is of a kind that these tests know, and reads one of its collections', () => {
    const kinds = catalogueOperations().map(
      ({ op, ns, command }) => `${kindOf(op, command)} ${ns.split('.')[1]}`,
    );
    // Excludes the server's periodic queries for interrupted imports, accounts and releases.
    const upkeep = /^((distinct|find) imports|find (operators|releases|releaseState|releasedProducts))$/;
    const own = [...new Set(kinds)].filter((kind) => !upkeep.test(kind));
    expect(own.sort()).toEqual([
      'aggregate categories',
      'aggregate history',
      'aggregate products',
      'find categories',
      'find history',
      'find importedRows',
      'find inventory',
      'find products',
      'find taxClasses',
      'findAndModify categories',
      'findAndModify products',
      'getMore products',
      'insert categories',
      'insert history',
      'insert imports',
      'insert products',
      'remove imports',
      'remove inventory',
      'update history',
      'update images',
      'update importedRows',
      'update inventory',
      'update locks',
      'update products',
    ]);
  });

  it('scans an index, never a collection', () => {
    // Allow EOF, which is the query plan for a collection without documents.
    const scanning = readingOperations().filter(
      ({ planSummary = '' }) => planSummary !== 'EOF' && !INDEXED.test(planSummary),
    );
    expect(scanning.map(inShort)).toEqual([]);
  });

  it('sorts nothing in memory, except for a short list in a rare sort order', () => {
    const sorting = readingOperations().filter(({ hasSortStage }) => hasSortStage);
    expect(sorting.filter((operation) => !isPlainOrder(operation)).map(inShort)).toEqual([]);
    expect(sorting.length).toBeGreaterThan(10);
  });

  it('reads only the returned documents, for a page with at most one facet', () => {
    const pages = readingOperations().filter(({ command }) => command['find'] && command['sort']);
    const narrow = pages.filter(
      (page) => !page.hasSortStage && !/\$and|\$in/.test(JSON.stringify(page.command['filter'])),
    );
    expect(narrow.length).toBeGreaterThan(50);
    // Each branch of the query after a cursor may examine one document more.
    expect(
      narrow.filter(({ docsExamined = 0, nreturned = 0 }) => docsExamined > nreturned + 2).map(inShort),
    ).toEqual([]);
  });

  it('counts by the index alone', () => {
    const counts = readingOperations().filter(({ command }) => command['aggregate']);
    expect(counts.length).toBeGreaterThan(5);
    // If a list is grouped by one field and filtered by another, the database reads the group's field from the
    // documents.
    const singleFacet = counts.filter(
      ({ command }) =>
        !/\$and|"\$match".*"\$(action|categoryId|status)"/.test(JSON.stringify(command['pipeline'])),
    );
    expect(singleFacet.some(({ command }) => JSON.stringify(command).includes('"$categoryId"'))).toBe(true);
    expect(singleFacet.filter(({ docsExamined = 0 }) => docsExamined > 0).map(inShort)).toEqual([]);
  });
});

function isPlainOrder({ command, originatingCommand }: Profiled): boolean {
  const [field] = Object.keys((originatingCommand ?? command)['sort'] ?? {});
  return (PLAIN_ORDERS as readonly unknown[]).includes(field);
}

/** Sends each query and mutation of the schema, and each list in each sort order and with each filter, through both transports. */
async function askEverything(): Promise<void> {
  const filters = productFilters();
  for (const orderBy of ordersOf('ProductOrderField')) {
    for (const filter of filters) await readTwoPages('products', orderBy, filter);
    const query = `order_by=${orderBy.field.toLowerCase()}&text=shirt&is_new=1`;
    // Reads the export to its end, because the database ends the query of a client that leaves.
    await (await fetch(`${app.url}/api/product/export?${query}`)).text();
  }
  for (const orderBy of ordersOf('CategoryOrderField')) {
    for (const filter of [
      {},
      { text: 'ind' },
      { text: 'ind nothing' },
      { isTopLevel: true, parentId: 'x' },
    ]) {
      await readTwoPages('categories', orderBy, filter);
    }
  }
  await askFor(app, '{ categories { nodes { id productCount } } products { nodes { category { name } } } }');
  await askAsStorefronts();
  await changeEverything();
  await importEverything();
  await readHistoryEachWay();
  for (const path of ['/api/category/list', '/api/product/list', '/api/product/list?offset=20&limit=10']) {
    await fetch(`${app.url}${path}`);
  }
}

/** Reads products and categories by handle, by ids, from the end, and through the category tree. */
async function askAsStorefronts(): Promise<void> {
  const { products } = await askFor(app, '{ products(first: 3) { nodes { id handle } } }');
  const [{ handle, id }] = products.nodes;
  await askFor(app, 'query ($ids: [ID!]) { products(ids: $ids) { nodes { id } } }', { ids: [id] });
  await askFor(
    app,
    'query ($handle: String) { product(handle: $handle) { id } category(handle: $handle) { id } }',
    {
      handle,
    },
  );
  for (const orderBy of ordersOf('ProductOrderField')) {
    await askFor(app, 'query ($o: ProductOrder!) { products(last: 10, orderBy: $o) { nodes { id } } }', {
      o: orderBy,
    });
  }
  await askFor(
    app,
    '{ categories { nodes { totalProductCount children { id } products(first: 3) { nodes { id } } } } }',
  );
  await askFor(app, '{ shop { navigation { title } } }');
  for (const condition of ['TAG, value: "cotton"', 'PRICE_BELOW, value: "500"', 'ADDED_WITHIN, value: "7"'])
    await askFor(app, `{ productsMatching(conditions: [{ kind: ${condition} }]) { nodes { id } } }`);
}

/** Filters with each field alone, and with all of them. A new field needs a value here. */
function productFilters(): object[] {
  const values: Record<string, unknown> = {
    categoryId,
    includesSubcategories: true,
    options: [{ name: 'Colour', value: 'Red' }],
    attributes: [{ name: 'Fabric', values: ['Linen', 'Silk'] }],
    brands: ['Mela', 'Other'],
    tags: ['summer'],
    anyTags: ['summer', 'winter'],
    minPrice: 2,
    maxPrice: 5,
    isAvailable: true,
    isOnSale: true,
    isFeatured: true,
    isPopular: false,
    isNew: true,
    badge: 'HOT',
    status: 'ACTIVE',
    shownStatus: 'SCHEDULED',
    text: 'shirt',
    lacksLegalInformation: true,
  };
  const fields = Object.keys((schema.getType('ProductFilter') as GraphQLInputObjectType).getFields());
  expect(Object.keys(values)).toEqual(fields);
  const each = fields.map((field) => ({ [field]: values[field] }));
  return [
    {},
    ...each,
    { text: 'shirt number 4' },
    { text: 'indexed' },
    { text: '!!!' },
    { categoryId: 'none' },
    values,
  ];
}

function ordersOf(name: string): { field: string; direction: 'ASC' | 'DESC' }[] {
  const fields = (schema.getType(name) as GraphQLEnumType).getValues();
  return fields.flatMap(({ name: field }) =>
    (['ASC', 'DESC'] as const).map((direction) => ({ field, direction })),
  );
}

async function readTwoPages(
  list: 'products' | 'categories',
  orderBy: { field: string; direction: 'ASC' | 'DESC' },
  filter: object,
): Promise<void> {
  const first = await readPage(app, { list, orderBy, filter, first: 10 });
  await readPage(app, { list, orderBy, filter, first: 10 }, first.pageInfo.endCursor);
}

/** Runs each mutation of the schema once, and reads the result. */
async function changeEverything(): Promise<void> {
  const product = await createProduct(app, categoryId);
  await updateProduct(app, product.id, { title: 'Changed', version: 1 }, [await imageFile()]);
  const { id } = product;
  await askFor(app, 'query ($id: ID!) { product(id: $id) { category { id } } category(id: $id) { id } }', {
    id,
  });
  await askFor(app, 'mutation ($id: ID!) { duplicateProduct(id: $id) { id } }', { id });
  await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id, version: 2) { id } }', { id });
  const star =
    'mutation ($id: ID!) { updateProducts(selection: { ids: [$id] }, change: { isNew: true }) { changed } }';
  await askFor(app, star, { id: (await createProduct(app, categoryId)).id });
  const other = await createCategory(app, 'Other');
  const rename = 'mutation ($id: ID!) { updateCategory(id: $id, input: { name: "New", version: 1 }) { id } }';
  await askFor(app, rename, { id: other });
  const inside = 'mutation ($id: ID!, $in: ID) { updateCategory(id: $id, input: { parentId: $in }) { id } }';
  await askFor(app, inside, { id: other, in: categoryId });
  await askFor(app, 'mutation ($id: ID!) { moveCategory(id: $id) { id } }', { id: other });
  const remove = 'mutation ($id: ID!, $to: ID) { deleteCategory(id: $id, moveProductsTo: $to) { id } }';
  await askFor(app, remove, { id: other, to: categoryId });
  expect(catalogueFields(schema.getMutationType())).toHaveLength(9);
  expect(catalogueFields(schema.getQueryType())).toHaveLength(5);
}

/** The schema's fields that return catalogue data. A new one must be requested here. */
function catalogueFields(type: GraphQLObjectType | null | undefined): string[] {
  const fields = Object.values(type?.getFields() ?? {});
  return fields.filter((field) => /^(Category|Product)/.test(String(field.type))).map(({ name }) => name);
}

/** Imports a changed and a new product; both use an existing image. */
async function importEverything(): Promise<void> {
  const { id } = await createProduct(app, categoryId);
  const [head = '', row = ''] = (await exportFile(app, `?category_id=${categoryId}`)).split('\r\n');
  expect(row).toMatch(`${id},`);
  const [title = ''] = row.split(',').slice(1);
  const changed = row.replace(`,${title},`, ',Changed by a file,');
  const answer = await importFile(app, [head, changed, row.replace(id, ''), ''].join('\r\n'));
  expect(countsOf(answer)).toEqual([1, 1, 0, 0]);
}

async function readHistoryEachWay(): Promise<void> {
  const [group] = await readHistory(app, { first: 1 });
  expect(group?.group?.changed).toBe(1);
  const [entry] = await readHistory(app, { in: group?.id });
  const of = { kind: 'PRODUCT' };
  for (const view of [{ of }, { of: { ...of, id: entry?.subjectId } }, { by: '0'.repeat(24) }]) {
    await readHistory(app, { ...view, first: 2, after: group?.id });
  }
}

/**
 * The server's queries of the catalogue, without the change stream, which reads the oplog, and without maintenance, which runs at any time.
 */
function catalogueOperations(): Profiled[] {
  return profiled.filter(
    ({ ns, command }) =>
      !UPKEEP_COLLECTIONS.test(ns) &&
      !command['listIndexes'] &&
      !JSON.stringify(command).includes('$changeStream') &&
      !command['profile'],
  );
}

function readingOperations(): Profiled[] {
  return catalogueOperations().filter(({ op }) => op !== 'insert');
}

/** An operation as the message of a failed test shows it. */
function inShort({ op, ns, command, planSummary, docsExamined, nreturned }: Profiled): string {
  const { filter, pipeline, query, hint, sort } = command;
  const asked = JSON.stringify({ filter, pipeline, query, hint, sort });
  return `${kindOf(op, command)} ${ns}: ${planSummary}, ${docsExamined} read for ${nreturned}: ${asked}`;
}

function kindOf(op: string, command: Record<string, unknown>): string {
  if (op === 'insert') return 'insert';
  return (
    ['aggregate', 'findAndModify', 'find', 'getMore', 'update', 'delete', 'count', 'distinct'].find(
      (name) => name in command,
    ) ?? op
  );
}
