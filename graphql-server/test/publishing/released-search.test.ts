import { ObjectId } from 'mongodb';
import { beforeAll, expect, test } from 'vitest';
import { NOT_REPLACED } from '../../src/kernel/mongodb/versions.ts';
import { Browser } from '../accounts/callers.ts';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';

const shop = serveLiveShop();
const owner = new Browser(shop.app);
const shopper = new Browser(shop.app);
const START = Date.UTC(2026, 0, 1);

async function find(filter: object, rest = '') {
  const query = `query ($filter: ProductFilter) { products(filter: $filter ${rest}) {
    totalCount nodes { title } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;
  const { nodes, ...found } = (await shopper.askFor(query, { filter })).products;
  return { ...found, titles: nodes.map(({ title }: { title: string }) => title) };
}

const RELEVANCE = ', orderBy: { field: RELEVANCE }';

beforeAll(async () => {
  await owner.signUp('owner@mela.example');
  const titles = ['Red shoe', 'Shoe red', 'Reddish hat', 'Blue shoe'];
  for (const [place, title] of titles.entries()) {
    await shop.add(title, {
      createdAt: new Date(START + place),
      sellingPrice: 10_000 - place,
      brand: place % 2 === 0 ? 'Even' : 'Odd',
    });
  }
  await owner.askFor('mutation { publishStorefront { state } }');
  await owner.askFor(
    'mutation { updateStorefrontSettings(input: { publishesAutomatically: false }) { state } }',
  );
  await eventually(async () =>
    expect((await owner.askFor('{ storefront { state } }')).storefront.state).toBe('LIVE'),
  );
  await shop.add('Red and not live');
});

test.for<[string, object, string, string[]]>([
  ['by relevance', { text: 'red' }, RELEVANCE, ['Shoe red', 'Red shoe', 'Reddish hat']],
  [
    'the oldest first',
    { text: 'red' },
    ', orderBy: { field: CREATED_AT, direction: ASC }',
    ['Red shoe', 'Shoe red', 'Reddish hat'],
  ],
  [
    'by price',
    { text: 'shoe' },
    ', orderBy: { field: SELLING_PRICE, direction: ASC }',
    ['Blue shoe', 'Shoe red', 'Red shoe'],
  ],
  [
    'by their status',
    { text: 'shoe' },
    ', orderBy: { field: STATUS, direction: ASC }',
    ['Red shoe', 'Shoe red', 'Blue shoe'],
  ],
  ['of a brand', { text: 'shoe', brands: ['odd'] }, RELEVANCE, ['Blue shoe', 'Shoe red']],
  ['at a price', { text: 'shoe', minPrice: 10_000 }, RELEVANCE, ['Red shoe']],
  ['that can be had', { text: 'shoe', isAvailable: true }, RELEVANCE, ['Blue shoe', 'Shoe red', 'Red shoe']],
  ['of a category that there is not', { text: 'shoe', categoryId: String(new ObjectId()) }, RELEVANCE, []],
  ['of no word', { text: '!?' }, RELEVANCE, []],
  ['mistyped', { text: 'sohe', brands: ['even'] }, ', orderBy: { field: TITLE }', ['Red shoe']],
  ['found by nothing', { text: 'zzzz' }, '', []],
  ['of all texts', { text: ' ' }, RELEVANCE, ['Blue shoe', 'Reddish hat', 'Shoe red', 'Red shoe']],
])('products of a release are found %s', async ([, filter, rest, titles]) => {
  expect(await find(filter, rest)).toMatchObject({ totalCount: titles.length, titles });
});

test('results are read page by page, forwards and back, even past missing products', async () => {
  const first = await find({ text: 'shoe' }, `${RELEVANCE}, first: 2`);
  expect(first).toMatchObject({ totalCount: 3, titles: ['Blue shoe', 'Shoe red'] });
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const { endCursor } = first.pageInfo;
  const second = await find({ text: 'shoe' }, `${RELEVANCE}, first: 2, after: "${endCursor}"`);
  expect(second).toMatchObject({ titles: ['Red shoe'], pageInfo: { hasNextPage: false } });
  const before = `${RELEVANCE}, last: 1, before: "${second.pageInfo.startCursor}"`;
  expect(await find({ text: 'shoe' }, before)).toMatchObject({ titles: ['Shoe red'] });
  expect((await find({ text: 'hat' }, `${RELEVANCE}, after: "${endCursor}"`)).titles).toEqual([]);
});

test('the words of a release are in its index, and not in the database', async () => {
  const released = await shop.collections.releasedProducts.find({ to: NOT_REPLACED }).toArray();
  expect(released).toHaveLength(4);
  const facets = released.flatMap((version) => version.facets);
  expect(facets).toContain('brand:even');
  expect(facets.filter((facet) => facet.startsWith('word:'))).toEqual([]);
});

test('an operator’s search finds edited products', async () => {
  const { products } = await owner.askFor('{ products(filter: { text: "red live" }) { totalCount } }');
  expect(products.totalCount).toBe(1);
});
