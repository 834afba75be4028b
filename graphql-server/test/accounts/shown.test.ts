import { beforeAll, expect, it } from 'vitest';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { callApi } from '../rest/api.ts';
import { serveApp } from '../serve.ts';
import { Browser, programOf } from './callers.ts';

const app = serveApp();
const anonymous = new Browser(app);
const owner = new Browser(app);
const HOUR_MS = 60 * 60_000;
const hidden: string[] = [];
let categoryId = '';
let shown = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Shirts');
  shown = (await createProduct(app, categoryId, { title: 'Shown shirt' })).id;
  const inAnHour = new Date(Date.now() + HOUR_MS).toISOString();
  const anHourAgo = new Date(Date.now() - HOUR_MS).toISOString();
  for (const [title, details] of Object.entries({
    'Draft shirt': { status: 'DRAFT', sku: 'SECRET-1' },
    'Hidden shirt': { status: 'HIDDEN' },
    'Coming shirt': { showFrom: inAnHour, badge: 'HOT' },
    'Former shirt': { showUntil: anHourAgo, isFeatured: true },
  })) {
    hidden.push((await createProduct(app, categoryId, { title, ...details })).id);
  }
  await owner.signUp('owner@mela.example');
});

const LIST = `query ($filter: ProductFilter, $orderBy: ProductOrder! = { field: CREATED_AT }, $after: String) {
  products(first: 2, filter: $filter, orderBy: $orderBy, after: $after) {
    totalCount nodes { title } edges { cursor } pageInfo { hasNextPage endCursor }
  }
}`;

const FIELDS = [
  ...['CREATED_AT', 'TITLE', 'SELLING_PRICE', 'LOWEST_PRICE', 'REGULAR_PRICE', 'UPDATED_AT'],
  ...['CATEGORY', 'STATUS', 'RELEVANCE'],
];

it.for<[string, object]>([
  ['everything', {}],
  ['a text', { text: 'shirt' }],
  ['what a draft is found by', { text: 'secret' }],
  ['a category', { categoryId: true }],
  ['the status of drafts', { status: 'DRAFT' }],
  ['the status of hidden products', { status: 'HIDDEN' }],
  ['a badge', { badge: 'HOT' }],
  ['a flag', { isFeatured: true }],
])(
  'by %s, shoppers find nothing that is not shown, in any order, nor its number (CVE-2025-46720)',
  async ([_, filter]) => {
    const asked = 'categoryId' in filter ? { categoryId } : filter;
    for (const field of FIELDS) {
      for (const direction of ['ASC', 'DESC']) {
        const variables = { filter: asked, orderBy: { field, direction } };
        const { products } = await anonymous.askFor(LIST, variables);
        const titles = products.nodes.map(({ title }: { title: string }) => title);
        const isFound = ['{}', '{"text":"shirt"}'].includes(JSON.stringify(filter)) || 'categoryId' in filter;
        expect(titles).toEqual(isFound ? ['Shown shirt'] : []);
        expect(products.totalCount).toBe(titles.length);
        expect(products.pageInfo.hasNextPage).toBe(false);
      }
    }
  },
);

it('an operator’s cursor shows shoppers nothing more', async () => {
  const { products } = await owner.askFor(LIST);
  expect(products).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
  const after = products.edges[0].cursor;
  expect((await anonymous.askFor(LIST, { after })).products.nodes).toEqual([]);
});

it('hidden products cannot be found by id, by category or over REST', async () => {
  const product = 'query ($id: ID!) { product(id: $id) { title } }';
  expect(await anonymous.askFor(product, { id: shown })).toEqual({ product: { title: 'Shown shirt' } });
  for (const id of hidden) {
    expect(await anonymous.askFor(product, { id })).toEqual({ product: null });
    expect((await owner.askFor(product, { id })).product).not.toBeNull();
  }
  const count = '{ categories { nodes { productCount } } }';
  expect(await anonymous.askFor(count)).toEqual({ categories: { nodes: [{ productCount: 1 }] } });
  expect(await owner.askFor(count)).toEqual({ categories: { nodes: [{ productCount: 5 }] } });
  const { envelope } = await callApi<{ title: string }[]>(app, 'GET /product/list');
  expect(envelope.data?.map(({ title }) => title)).toEqual(['Shown shirt']);
});

it('a program that may neither read nor write products sees what shoppers see', async () => {
  const ask = '{ products { totalCount } }';
  for (const [scope, count] of Object.entries({ PUBLISH: 1, CONTENT: 1, READ: 5, CATALOGUE: 5 })) {
    expect((await (await programOf(owner, app, [scope])).askFor(ask)).products.totalCount).toBe(count);
  }
});

it('responses to operators are not cached for shoppers, nor the other way round', async () => {
  const ask = '{ products { totalCount } }';
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await owner.askFor(ask)).products.totalCount).toBe(5);
    expect((await anonymous.askFor(ask)).products.totalCount).toBe(1);
  }
  const list = async (cookie: string) =>
    (await callApi<object[]>(app, 'GET /product/list', { headers: { cookie } })).envelope.data?.length;
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await list(owner.cookie)).toBe(5);
    expect(await list('')).toBe(1);
  }
});
