import { findProducts } from '@mela/rules/listing/find-products.ts';
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import { readIndex } from '@mela/rules/listing/product-index.ts';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { beforeAll, expect, test } from 'vitest';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';
import { Browser } from '../accounts/callers.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { LiveShop } from '../publishing/live-shop.ts';
import { makeRenderedSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { type Conditions, collectionActs, SALE } from './collection-acts.ts';

const shop = new LiveShop(serveApp({ ADMIN: 'open' }, makeRenderedSite()));
const shopper = new Browser(shop.app);

const PREVIEW = `query ($match: CollectionMatch!, $conditions: [CollectionConditionInput!]!) {
  found: productsMatching(match: $match, conditions: $conditions, first: 100) { totalCount nodes { handle } } }`;
const LIST = `query ($handle: String!, $filter: ProductFilter) { collection(handle: $handle) { products(first: 100, filter: $filter) {
  totalCount nodes { handle } facets { kind values { value count } } } } }`;

const collections = collectionActs(shop);

interface Facts {
  handle: string;
  category: string;
  brand: string | undefined;
  tags: string[];
  prices: { price: number; was: number }[];
  badge: string | null;
  ageDays: number;
  isAvailable: boolean;
  isShown: boolean;
}

const facts: Facts[] = [];
const ids: Record<string, string> = {};
const CATEGORIES = ['Home', 'Lamps', 'Phones'];

let seed = 7;
function random(): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const TAGS = ['Diwali', 'café', 'Sale'];
const DAY_MS = 86_400_000;

async function addProduct(index: number): Promise<void> {
  const category = oneOf(CATEGORIES);
  const brand = oneOf(['Asha', 'asha', 'Été', undefined]);
  const tags = TAGS.filter(() => random() < 0.4);
  const badge = oneOf(['HOT', 'NEW', null] as const);
  const ageDays = oneOf([0.01, 5, 12, 40]);
  const price = oneOf([10_000, 20_000, 30_000]);
  const status = oneOf(['ACTIVE', 'ACTIVE', 'ACTIVE', 'HIDDEN', 'DRAFT'] as const);
  const variants = random() < 0.5 ? [] : ['S', 'M'].map((value) => variant(value));
  const own = { price, was: oneOf([0, 40_000]) };
  const product = await shop.add(`Thing ${index}`, {
    createdAt: new Date(Date.now() - ageDays * DAY_MS),
    categoryId: new ObjectId(ids[category]),
    sellingPrice: price,
    regularPrice: own.was,
    ...{ tags, badge },
    ...(brand && { brand }),
    ...(status !== 'ACTIVE' && { status }),
    ...(variants.length > 0 && { options: [{ name: 'Size', values: ['S', 'M'] }], variants }),
  });
  const stocked = variants.length > 0 ? variants : [{ id: ownVariantId(product._id.toHexString()) }];
  let isAvailable = false;
  for (const { id } of stocked) {
    const onHand = oneOf([0, 0, 3]);
    isAvailable ||= onHand > 0;
    const level = levelUpdate({ productId: product._id, onHand });
    await shop.collections.inventory.updateOne({ _id: new ObjectId(id) }, level, { upsert: true });
  }
  facts.push({
    ...{ handle: `thing-${index}`, category, brand, tags, badge, ageDays, isAvailable },
    prices:
      variants.length > 0 ? variants.map((one) => ({ price: one.price, was: one.compareAtPrice })) : [own],
    isShown: status === 'ACTIVE',
  });
}

function variant(value: string) {
  const price = oneOf([10_000, 25_000, 30_000]);
  return {
    id: new ObjectId().toHexString(),
    values: [value],
    price,
    compareAtPrice: price + oneOf([1, 5_000]),
  };
}

/** Whether a product meets a condition, as the documentation says. */
function meets(product: Facts, { kind, value }: Conditions[number]): boolean {
  const alike = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
  const cheapest = product.prices.toSorted((one, other) => one.price - other.price)[0] ?? {
    price: 0,
    was: 0,
  };
  switch (kind) {
    case 'TAG':
      return product.tags.some((tag) => alike(tag, value));
    case 'BRAND':
      return alike(product.brand ?? '', value);
    case 'CATEGORY':
      return ids[product.category] === value || (value === ids['Home'] && product.category === 'Lamps');
    case 'PRICE_BELOW':
      return cheapest.price < Number(value);
    case 'PRICE_ABOVE':
      return cheapest.price > Number(value);
    case 'ON_SALE':
      return cheapest.was > cheapest.price;
    case 'BADGE':
      return product.badge === value;
    case 'ADDED_WITHIN':
      return product.ageDays <= Number(value);
    case 'IN_STOCK':
      return product.isAvailable;
  }
}

function expected(match: string, conditions: Conditions): string[] {
  const fits = (product: Facts) =>
    match === 'ALL'
      ? conditions.every((condition) => meets(product, condition))
      : conditions.some((condition) => meets(product, condition));
  return facts
    .filter((product) => product.isShown && fits(product))
    .map(({ handle }) => handle)
    .sort();
}

const CONDITIONS = (): Conditions => [
  { kind: 'TAG', value: oneOf(['diwali', 'CAFE', 'sale', 'none']) },
  { kind: 'BRAND', value: oneOf(['ASHA', 'ete', 'none']) },
  { kind: 'CATEGORY', value: oneOf([...CATEGORIES.map((name) => ids[name] ?? ''), 'a'.repeat(24)]) },
  { kind: 'PRICE_BELOW', value: oneOf(['10000', '20001', '99999']) },
  { kind: 'PRICE_ABOVE', value: oneOf(['10000', '25000']) },
  ...SALE,
  { kind: 'BADGE', value: oneOf(['HOT', 'NEW', 'SELL']) },
  { kind: 'ADDED_WITHIN', value: oneOf(['3', '8', '30']) },
  { kind: 'IN_STOCK', value: '' },
];

const handlesOf = (list: { nodes: { handle: string }[] }) => list.nodes.map(({ handle }) => handle).sort();

beforeAll(async () => {
  for (const name of ['Home', 'Phones']) ids[name] = await createCategory(shop.app, name);
  const create = 'mutation ($id: ID) { createCategory(input: { name: "Lamps", parentId: $id }) { id } }';
  ids['Lamps'] = (await askFor(shop.app, create, { id: ids['Home'] })).createCategory.id;
  for (let index = 0; index < 40; index += 1) await addProduct(index);
});

test('for random products and conditions, the page, the API, the search index and the preview have the same products', async () => {
  const rules: { handle: string; match: string; conditions: Conditions }[] = [];
  for (const condition of CONDITIONS()) rules.push({ handle: '', match: 'ALL', conditions: [condition] });
  for (let round = 0; round < 24; round += 1) {
    const conditions = CONDITIONS().filter(() => random() < 0.3);
    const match = oneOf(['ALL', 'ANY']);
    if (conditions.length > 0) rules.push({ handle: '', match, conditions });
  }
  for (const rule of rules) {
    const { match, conditions } = rule;
    rule.handle = (await collections.save({ match, conditions })).handle;
    const { found } = await askFor(shop.app, PREVIEW, { match, conditions });
    expect(handlesOf(found), JSON.stringify(rule)).toEqual(expected(match, conditions));
    expect(found.totalCount).toBe(found.nodes.length);
  }
  await shop.goLive();
  const index = readIndex(JSON.parse((await shop.get('/index/products.json')).body));
  for (const { handle, match, conditions } of rules) {
    const said = JSON.stringify({ handle, match, conditions });
    const right = expected(match, conditions);
    expect((await collections.page(handle)).shown, said).toEqual(right);
    const { products } = (await shopper.askFor(LIST, { handle })).collection;
    expect(handlesOf(products), said).toEqual(right);
    const scope = { category: null, brand: null, collection: handle };
    const found = findProducts(index, readQuery(new URLSearchParams('show=all')), scope);
    expect(found.products.map(({ path }) => path.replace('/product/', '')).sort(), said).toEqual(right);
  }
});

test('facets of a collection count its products alone, and filters narrow it', async () => {
  const { handle } = await collections.save({ conditions: [{ kind: 'BADGE', value: 'HOT' }] });
  await new Browser(shop.app).signUp('owner@mela.example');
  await eventually(async () => expect((await collections.page(handle)).status).toBe(200));
  const hot = expected('ALL', [{ kind: 'BADGE', value: 'HOT' }]);
  const { products } = (await shopper.askFor(LIST, { handle })).collection;
  const { values } = products.facets.find(({ kind }: { kind: string }) => kind === 'TAG');
  const tagged = facts.filter((one) => hot.includes(one.handle) && one.tags.includes('café'));
  expect(values).toContainEqual({ value: 'café', count: tagged.length });
  const narrow = (await shopper.askFor(LIST, { handle, filter: { tags: ['CAFE'] } })).collection.products;
  expect(handlesOf(narrow)).toEqual(tagged.map((one) => one.handle).sort());
});
