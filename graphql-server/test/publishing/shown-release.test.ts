import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { beforeAll, expect, test } from 'vitest';
import { NOT_REPLACED } from '../../src/kernel/mongodb/versions.ts';
import { findShownProducts } from '../../src/modules/publishing/shown/find-shown-products.ts';
import { Browser, programOf } from '../accounts/callers.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { callApi } from '../rest/api.ts';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';

/** The time after which the publishing process knows about a change. */
const KNOWN_MS = 200;
const shop = serveLiveShop();
const { app } = shop;
const owner = new Browser(app);
const shopper = new Browser(app);
const LIST = `{ products(orderBy: { field: TITLE }) { totalCount nodes { title sellingPrice } }
  categories { nodes { name productCount } } }`;
let first = 0;

const titles = async (browser: Browser) => (await listOf(browser)).map(([title]) => title);

async function listOf(browser: Browser): Promise<[string, number][]> {
  const { nodes } = (await browser.askFor(LIST)).products;
  return nodes.map(({ title, sellingPrice }: { title: string; sellingPrice: number }) => [
    title,
    sellingPrice,
  ]);
}

/** Publishes until no known change is pending. */
async function release(): Promise<number> {
  for (;;) {
    await owner.askFor('mutation { publishStorefront { state } }');
    const { storefront } = await eventually(async () => {
      const answer = await owner.askFor('{ storefront { state waiting release progress { step } } }');
      expect(['LIVE', 'WAITING']).toContain(answer.storefront.state);
      return answer;
    });
    await sleep(KNOWN_MS);
    if ((await owner.askFor('{ storefront { waiting } }')).storefront.waiting === 0)
      return storefront.release;
  }
}

/** Publishes until a check passes, because a recent write may not be known yet when a release is requested. */
function releaseUntil(check: () => Promise<void>): Promise<void> {
  return eventually(async () => {
    await release();
    await check();
  });
}

beforeAll(async () => {
  await owner.signUp('owner@mela.example');
  await shop.add('Blue hat');
  await shop.add('Red shoe');
  await shop.add('Secret', { status: 'HIDDEN' });
  await owner.askFor('mutation { createCategory(input: { name: "Hats" }) { id } }');
});

test('before the first release, shoppers get the catalogue', async () => {
  expect(await titles(shopper)).toEqual(['Blue hat', 'Red shoe']);
});

test('with manual publishing callers without permissions never get unpublished data, on any path', async () => {
  await owner.askFor(
    'mutation { updateStorefrontSettings(input: { publishesAutomatically: false }) { state } }',
  );
  first = await release();
  const { products, categories } = shop.collections;
  const shoe = await products.findOne({ title: 'Red shoe' });
  const id = String(shoe?._id);
  await products.updateOne(
    { title: 'Red shoe' },
    { $set: { sellingPrice: 4_200, title: 'Red boot' }, $inc: { version: 1 } },
  );
  await products.deleteOne({ title: 'Blue hat' });
  await products.insertOne({ ...makeProduct({ title: 'Embargoed' }), handles: ['embargoed'], images: [] });
  await categories.updateOne({ name: 'Hats' }, { $set: { name: 'Caps' }, $inc: { version: 1 } });
  await eventually(async () =>
    expect((await owner.askFor('{ storefront { waiting } }')).storefront.waiting).toBe(4),
  );
  expect(await titles(owner)).toEqual(['Embargoed', 'Red boot', 'Secret']);
  const program = await programOf(owner, app, ['STOREFRONT']);
  for (const browser of [shopper, program]) {
    expect(await browser.askFor(LIST)).toEqual({
      products: {
        totalCount: 2,
        nodes: [
          { title: 'Blue hat', sellingPrice: 100 },
          { title: 'Red shoe', sellingPrice: 100 },
        ],
      },
      categories: { nodes: [{ name: 'Hats', productCount: 0 }] },
    });
    const one = `{ product(id: "${id}") { title sellingPrice } }`;
    expect((await browser.askFor(one)).product).toEqual({ title: 'Red shoe', sellingPrice: 100 });
    const search = '{ products(filter: { text: "embargoed" }) { totalCount } }';
    expect((await browser.askFor(search)).products.totalCount).toBe(0);
  }
  const { envelope } = await callApi<{ title: string }[]>(app, 'GET /product/list');
  expect(envelope.data?.map(({ title }) => title).sort()).toEqual(['Blue hat', 'Red shoe']);
  expect(await findShownProducts(shop.collections, first, [id])).toMatchObject([
    { title: 'Red shoe', sellingPrice: 10_000 },
  ]);
});

test('released data is served at once, and a former release shows its own', async () => {
  await releaseUntil(async () =>
    expect(await listOf(shopper)).toEqual([
      ['Embargoed', 100],
      ['Red boot', 42],
    ]),
  );
  await owner.askFor(`mutation { rollBackStorefront(release: ${first}) { state } }`);
  expect(await listOf(shopper)).toEqual([
    ['Blue hat', 100],
    ['Red shoe', 100],
  ]);
  await releaseUntil(async () => expect(await titles(shopper)).toEqual(['Embargoed', 'Red boot']));
});

test('a product that cannot be published is served in its former version, and a new one not at all', async () => {
  const { products } = shop.collections;
  await products.updateOne({ title: 'Red boot' }, { $set: { title: 'Cannot be rendered boot' } });
  await shop.add('Cannot be rendered at all');
  await releaseUntil(async () => {
    const { faults } = (await owner.askFor('{ storefront { faults { name } } }')).storefront;
    expect(faults.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Cannot be rendered boot', 'Cannot be rendered at all']),
    );
  });
  expect(await titles(shopper)).toEqual(['Embargoed', 'Red boot']);
  await products.updateOne({ title: 'Cannot be rendered boot' }, { $set: { title: 'Red boot' } });
  await products.deleteOne({ title: 'Cannot be rendered at all' });
  await releaseUntil(async () =>
    expect((await owner.askFor('{ storefront { faults { name } } }')).storefront.faults).toEqual([]),
  );
});

test('saved data that is on no page is served from the next release on', async () => {
  const { products } = shop.collections;
  await products.updateOne({ title: 'Red boot' }, { $inc: { version: 7 } });
  const boot = await products.findOne({ title: 'Red boot' });
  const asked = `{ product(id: "${boot?._id}") { version } }`;
  const shownVersion = async () => (await shopper.askFor(asked)).product.version;
  expect(await shownVersion()).toBe((boot?.version ?? 0) - 7);
  await releaseUntil(async () => expect(await shownVersion()).toBe(boot?.version));
});

test('the next release repairs outside deletions, and the remains of a killed process', async () => {
  const { releasedProducts, releaseState } = shop.collections;
  await releasedProducts.deleteOne({ title: 'Red boot', to: NOT_REPLACED });
  // Leave the remains of an unfinished release: one product that replaces another version.
  const staging = 1_000_000;
  const hat = await releasedProducts.findOne({ title: 'Embargoed', to: NOT_REPLACED });
  if (!hat) throw new Error('There is no product.');
  await releasedProducts.updateOne({ _id: hat._id }, { $set: { to: staging } });
  const half = { ...hat, _id: { id: hat.id, from: staging }, from: staging, title: 'Of a killed process' };
  await releasedProducts.insertOne(half);
  await releaseState.updateOne({ _id: 'state' }, { $set: { writer: new ObjectId(), staging, batches: 1 } });
  await shop.add('Green scarf');
  await releaseUntil(async () =>
    expect(await titles(shopper)).toEqual(['Embargoed', 'Green scarf', 'Red boot']),
  );
  expect(await releasedProducts.countDocuments({ title: 'Of a killed process' })).toBe(0);
});

test('with the sample content shoppers get the catalogue again', async () => {
  await shop.add('Not live');
  await owner.askFor('mutation { showSample { state } }');
  await eventually(async () => expect(await titles(shopper)).toContain('Not live'));
});
