import { namesAlike } from '@mela/rules/option-kinds.ts';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { combinationsOf } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';
import { Browser } from '../accounts/callers.ts';
import { askFor, onlyError } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeRenderedSite } from './small-site.ts';

const shop = new LiveShop(serveApp({ ADMIN: 'open' }, makeRenderedSite()));
const owner = new Browser(shop.app);
const shopper = new Browser(shop.app);

interface Facet {
  kind: string;
  name: string | null;
  valueCount: number;
  values: { value: string; label: string; count: number; isSelected: boolean }[];
}
type Filter = Record<string, unknown>;

const FACETS = `query ($filter: ProductFilter) { products(filter: $filter, first: 100) { totalCount
  priceRange { min { amount currency } max { amount currency } }
  facets { kind name valueCount values(first: 100) { value label count isSelected } } } }`;

async function read(filter: Filter = {}, caller = shopper) {
  const { products } = await caller.askFor(FACETS, { filter });
  return products as { totalCount: number; facets: Facet[] | null; priceRange: object | null };
}

async function countOf(filter: Filter): Promise<number> {
  const query = 'query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }';
  return (await shopper.askFor(query, { filter })).products.totalCount;
}

async function facetsOf(filter: Filter = {}): Promise<Facet[]> {
  return (await read(filter)).facets ?? [];
}

/**
 * The filter in which one value replaces the choices of its facet, as if a shopper had chosen only this
 * value.
 */
function withValue(filter: Filter, { kind, name }: Facet, value: string): Filter {
  const isSame = (one: { name: string }) => namesAlike(one.name)[0] === namesAlike(name ?? '')[0];
  const others = (field: string) =>
    ((filter[field] ?? []) as { name: string }[]).filter((one) => !isSame(one));
  const choices: Record<string, Filter> = {
    CATEGORY: { categoryId: value, includesSubcategories: true },
    AVAILABILITY: { isAvailable: value === 'true' },
    SALE: { isOnSale: value === 'true' },
    OPTION: { options: [...others('options'), { name, value }] },
    BRAND: { brands: [value] },
    TAG: { anyTags: [value] },
    ATTRIBUTE: { attributes: [...others('attributes'), { name, values: [value] }] },
  };
  return { ...filter, ...choices[kind] };
}

let seed = 5;
function random(): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

const ids: Record<string, string> = {};

function optionsFor(index: number): NonNullable<Product['options']> {
  const colour = { name: index % 5 === 0 ? 'Color' : 'Colour', values: ['Red', 'Blue', 'Green'] };
  const size = { name: 'Size', values: ['S', 'M', 'XL'] };
  const cut = { name: 'Cut', values: index % 2 === 0 ? ['Slim', 'Wide'] : ['slim', 'Wide'] };
  return oneOf([[], [colour], [colour, size], [size, cut]]);
}

async function addProducts(): Promise<void> {
  for (let index = 0; index < 60; index += 1) {
    const options = optionsFor(index);
    const variants = combinationsOf(options)
      .filter((_, place) => place === 0 || random() < 0.6)
      .map((values) => ({
        id: new ObjectId().toHexString(),
        values,
        ...(random() < 0.4 && { price: oneOf([5_000, 15_050]) }),
        ...(random() < 0.2 && { isSold: false as const }),
      }));
    const product = await shop.add(`${oneOf(['Kurta', 'Saree'])} ${index}`, {
      createdAt: new Date(Date.UTC(2026, 0, 1) + index),
      categoryId: new ObjectId(ids[oneOf(['Women', 'Dresses', 'Shoes'])]),
      sellingPrice: oneOf([9_950, 10_000, 20_000]),
      regularPrice: oneOf([0, 20_000]),
      isFeatured: random() < 0.3,
      ...(random() < 0.7 && { brand: oneOf(['Bagru', 'Khadi']) }),
      tags: ['summer', 'silk', 'Festive'].filter(() => random() < 0.5),
      ...(random() < 0.8 && {
        attributes: [
          { name: 'Fabric', value: oneOf(['Linen', 'Silk', 'linen']) },
          ...(random() < 0.5 ? [{ name: 'Condition', value: oneOf(['New', 'Used']) }] : []),
        ],
      }),
      ...(options.length > 0 && { options, variants }),
      ...(index % 15 === 7 && { status: oneOf(['HIDDEN', 'DRAFT'] as const) }),
    });
    const own = { id: ownVariantId(product._id.toHexString()) };
    for (const { id } of options.length > 0 ? variants : [own]) {
      if (random() < 0.6) continue;
      const level = levelUpdate({ productId: product._id, onHand: oneOf([0, 0, 3]) });
      await shop.collections.inventory.updateOne({ _id: new ObjectId(id) }, level, { upsert: true });
    }
  }
}

beforeAll(async () => {
  for (const name of ['Women', 'Shoes']) ids[name] = await createCategory(shop.app, name);
  const { createCategory: dresses } = await askFor(
    shop.app,
    `mutation { createCategory(input: { name: "Dresses", parentId: "${ids['Women']}" }) { id } }`,
  );
  ids['Dresses'] = dresses.id;
  await addProducts();
  expect((await read()).facets, 'before the first release').toBeNull();
  await shop.goLive();
  await owner.signUp('owner@mela.example');
});

const RED = { name: 'Colour', value: 'Red' };
const SLIM = { name: 'Cut', value: 'Slim' };
const FILTERS: Filter[] = [
  {},
  { text: 'saree' },
  { options: [RED] },
  { options: [RED, { name: 'color', value: 'Blue' }, { name: 'Size', value: 'M' }] },
  { options: [SLIM], isAvailable: true },
  { brands: ['bagru'], anyTags: ['summer', 'SILK'] },
  { tags: ['summer', 'silk'] },
  { attributes: [{ name: 'Fabric', values: ['Linen'] }] },
  {
    attributes: [
      { name: 'fabric', values: ['Silk', 'Linen'] },
      { name: 'Item condition', values: ['New'] },
    ],
    isOnSale: true,
  },
  { minPrice: 10_000, maxPrice: 15_050 },
  { minPrice: 9_950, maxPrice: 9_950, isAvailable: true },
  { isAvailable: false },
  { isOnSale: false, text: 'kurta' },
  { isFeatured: true, brands: ['Khadi'] },
  { isFeatured: false, options: [RED], isOnSale: true },
  { brands: [] },
  { brands: ['none'] },
  { text: '!?' },
  { status: 'HIDDEN' },
];

test.for(FILTERS)('each count of %j is what the list has with that value', async (filter) => {
  const facets = await facetsOf(filter);
  for (const facet of facets) {
    for (const { value, label, count, isSelected } of facet.values) {
      const totalCount = await countOf(withValue(filter, facet, value));
      expect({ facet: facet.kind, label, isSelected, count }).toMatchObject({ count: totalCount });
    }
  }
});

describe('in a category', () => {
  test.for(['Women', 'Dresses', 'Shoes'])('%s, its counts are what the list has', async (name) => {
    const filter = { categoryId: ids[name], includesSubcategories: true, isAvailable: true };
    const facets = await facetsOf(filter);
    const [categories] = facets;
    expect(categories?.values.filter(({ isSelected }) => isSelected)).toMatchObject([{ label: name }]);
    for (const facet of facets)
      for (const { value, count } of facet.values)
        expect(await countOf(withValue(filter, facet, value))).toBe(count);
  });

  test('without its subcategories, only its own products count', async () => {
    const own = await facetsOf({ categoryId: ids['Women'] });
    const all = await facetsOf({ categoryId: ids['Women'], includesSubcategories: true });
    const silk = (facets: Facet[]) => facets.find(({ kind }) => kind === 'TAG')?.values[0]?.count ?? 0;
    expect(silk(own)).toBeLessThan(silk(all));
    const query = '($id: ID!) { category(id: $id) { products { facets { kind values { count } } } } }';
    const { category } = await shopper.askFor(`query ${query}`, { id: ids['Women'] });
    const counts = all.map(({ kind, values }) => ({
      kind,
      values: expect.arrayContaining(values.slice(0, 1).map(({ count }) => ({ count }))),
    }));
    expect(category.products.facets).toEqual(counts);
  });

  test('that does not exist, only categories have counts', async () => {
    expect((await facetsOf({ categoryId: 'f'.repeat(24) })).map(({ kind }) => kind)).toEqual(['CATEGORY']);
  });
});

type Pair = [value: string, count: number];
const sorted = (pairs: Pair[]) =>
  pairs.filter(([, count]) => count > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));

test.for<[string, Filter]>([
  ['', {}],
  ['q=saree', { text: 'saree' }],
  ['color=Red&size=M', { options: [RED, { name: 'Size', value: 'M' }] }],
  ['maker=Bagru&tag=summer&tag=silk', { brands: ['Bagru'], anyTags: ['summer', 'silk'] }],
  ['stock=In+stock&sale=On+sale', { isAvailable: true, isOnSale: true }],
  ['min=100&max=150.5', { minPrice: 10_000, maxPrice: 15_050 }],
  ['condition=New', { attributes: [{ name: 'Condition', values: ['New'] }] }],
  ['category=women&color=Blue', { options: [{ name: 'Color', value: 'Blue' }], includesSubcategories: true }],
])('the counts are those of the shop’s own page for %s', async ([parameters, filter]) => {
  const page = JSON.parse((await shop.get(`/index/find?${parameters}`)).body);
  const isInCategory = filter['includesSubcategories'];
  const { facets, totalCount } = await read({
    ...filter,
    ...(isInCategory === true && { categoryId: ids['Women'] }),
  });
  const shown = (kind: string) => sorted(page.counts[kind].filter(([value]: Pair) => value));
  const counted = (kind: string, name: string | null = null): Pair[] =>
    sorted(
      (facets ?? [])
        .filter((facet) => facet.kind === kind && (name === null || facet.name === name))
        .flatMap(({ values }) => values.map(({ label, count }): Pair => [label, count])),
    );
  expect(totalCount).toBe(page.total);
  expect(totalCount).toBeGreaterThan(0);
  expect(counted('OPTION', 'Colour')).toEqual(shown('color'));
  expect(counted('OPTION', 'Size')).toEqual(shown('size'));
  expect(counted('BRAND')).toEqual(shown('maker'));
  expect(counted('TAG')).toEqual(shown('tag'));
  expect(counted('ATTRIBUTE', 'Condition')).toEqual(shown('condition'));
  expect(counted('AVAILABILITY')).toEqual(shown('stock'));
  expect(counted('SALE')).toEqual(shown('sale'));
  const slugs = shown('category').map(
    ([slug, count]): Pair => [`${slug[0]?.toUpperCase()}${slug.slice(1)}`, count],
  );
  expect(counted('CATEGORY')).toEqual(sorted(slugs));
});

describe('sorted like', () => {
  const handlesOf = (body: string) =>
    JSON.parse(body).products.map(({ path }: { path: string }) => path.replace('/product/', ''));
  const LIST = `query ($filter: ProductFilter, $orderBy: ProductOrder!) {
    products(first: 100, filter: $filter, orderBy: $orderBy) { nodes { handle } } }`;

  test.for<[string, object]>([
    ['', { field: 'RELEVANCE' }],
    ['newest', { field: 'CREATED_AT', direction: 'DESC' }],
  ])('the shop’s own page, "%s"', async ([sort, orderBy]) => {
    const page = await shop.get(`/index/find?show=100&stock=In+stock&sort=${sort}`);
    const { products } = await shopper.askFor(LIST, { filter: { isAvailable: true }, orderBy });
    expect(products.nodes.map(({ handle }: { handle: string }) => handle)).toEqual(handlesOf(page.body));
  });

  test.for(['asc', 'desc'])('the shop’s own page by price, %s', async (direction) => {
    const { body } = await shop.get(`/index/find?show=100&sort=price-${direction}`);
    const orderBy = { field: 'LOWEST_PRICE', direction: direction.toUpperCase() };
    const { nodes } = (await shopper.askFor(LIST, { orderBy })).products;
    const shown: { path: string; price: number }[] = JSON.parse(body).products;
    const prices = new Map(shown.map(({ path, price }) => [path.replace('/product/', ''), price]));
    expect(nodes.map(({ handle }: { handle: string }) => prices.get(handle))).toEqual([...prices.values()]);
  });
});

test('prices are the lowest and highest of matching variants, whatever prices are chosen', async () => {
  const { priceRange } = await read();
  expect(priceRange).toEqual({
    min: { amount: 5_000, currency: 'INR' },
    max: { amount: 20_000, currency: 'INR' },
  });
  expect((await read({ minPrice: 9_000, maxPrice: 11_000 })).priceRange).toEqual(priceRange);
  expect((await read({ brands: ['none'] })).priceRange).toBeNull();
});

test('the values of an option are merged across its spellings', async () => {
  const cut = (await facetsOf()).find(({ name }) => name === 'Cut');
  expect(cut?.values.map(({ value }) => value.toLowerCase()).toSorted()).toEqual(['slim', 'wide']);
  expect(cut?.valueCount).toBe(2);
});

test('fewer values can be requested, with all chosen ones, and sizes in their order', async () => {
  const query = `query ($filter: ProductFilter, $first: Int!) {
    products(filter: $filter) { facets { name valueCount values(first: $first) { value } } } }`;
  const sizesOf = async (first: number, filter: Filter = {}) => {
    const { products } = await shopper.askFor(query, { filter, first });
    return products.facets.find(({ name }: Facet) => name === 'Size');
  };
  expect(await sizesOf(20)).toEqual({
    name: 'Size',
    valueCount: 3,
    values: [{ value: 'S' }, { value: 'M' }, { value: 'XL' }],
  });
  const XXL = { options: [{ name: 'Size', value: 'XXL' }] };
  expect(await sizesOf(1, XXL)).toMatchObject({ values: [{}, { value: 'XXL' }] });
  for (const first of [0, 101])
    expect(onlyError(await shopper.ask(query, { first }))).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
});

test('operators and lists of ids have no facets', async () => {
  expect(await read({}, owner)).toMatchObject({ facets: null, priceRange: null });
  const { products } = await shopper.askFor(
    '{ products(ids: []) { facets { kind } priceRange { min { amount } } } }',
  );
  expect(products).toEqual({ facets: null, priceRange: null });
});
