import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Collection } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import { LoadedShops } from '../../src/modules/publishing/pages/loaded-shops.ts';
import { type OpenedPages, openPages } from '../../src/modules/publishing/pages/open-pages.ts';
import type { PublishingState } from '../../src/modules/publishing/pages/process-messages.ts';
import { RenderPool } from '../../src/modules/publishing/pages/render-pool.ts';
import { openReleased } from '../../src/modules/publishing/released/collections.ts';
import { VersionWriter } from '../../src/modules/publishing/released/version-writer.ts';
import { createSettings, readSettings } from '../../src/modules/publishing/settings.ts';
import { openShopDatabase } from '../database.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';
import { makeSmallSite } from './small-site.ts';

const WHY = 'The database is full.';
const MAX_RENDER_MS = 3_000;
const database = openShopDatabase();
const collections = collectionsOf(database.db);
const { products, settings } = collections;
const site = makeSmallSite();
const folder = mkdtempSync(join(tmpdir(), 'failures-'));
const location = { folder, temporaryFolder: 'tmp' };
const renderer = pathToFileURL(join(site, '.renderer/entry.mjs')).href;
const pool = new RenderPool(renderer, () => {}, { maxRenderMs: MAX_RENDER_MS });
let pages: OpenedPages;
let state: PublishingState | undefined;
let logged: string[] = [];
let price = 100;

beforeAll(async () => {
  await createSettings(settings, { publisher: 'us', requests: 1 });
  await products.insertOne({
    ...makeProduct({ title: 'Red shoe', sellingPrice: price }),
    handles: ['red-shoe'],
    images: [],
  });
  pages = openPages(
    {
      ...{ mongodbUri: database.uri, database: database.name, store: location, uploads: location },
      ...{ renderer, site, url: 'https://shop.example', holder: 'us' },
    },
    { client: database.client, renderer: await import(renderer), rendering: pool },
    {
      onState: (next) => {
        state = next;
      },
      onShown: () => {},
      onLog: (message) => void logged.push(message),
      onLost: () => {},
    },
  );
  await pages.publish(true);
});
afterAll(async () => {
  await pages.publish(false);
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => eventually(async () => expect(await shownPrice()).toBe(price)));
afterEach(() => void vi.restoreAllMocks());

/** The price of the product on its page in the live release. */
async function shownPrice(): Promise<number> {
  const { release } = await readSettings(settings);
  if (release === null) throw new Error('Nothing is live.');
  const page = await pages.source.find({ path: '/product/red-shoe', release, preview: null });
  if (!page || !('body' in page)) throw new Error('It has no page.');
  return Number(/Red shoe (\d+)/.exec(Buffer.from(page.body).toString())?.[1]);
}

function fail(): never {
  throw new Error(WHY);
}

/** Makes inserts into one collection fail. */
function failToInsertInto(name: string): void {
  const insertOne = Collection.prototype.insertOne;
  vi.spyOn(Collection.prototype, 'insertOne').mockImplementation(function (this: Collection, ...values) {
    return this.collectionName === name ? fail() : insertOne.apply(this, values);
  });
}

const FAILURES: [string, () => void][] = [
  [
    'its documents cannot be written',
    () => void vi.spyOn(VersionWriter.prototype, 'stage').mockImplementation(fail),
  ],
  ['its pages cannot be planned', () => void vi.spyOn(LoadedShops.prototype, 'at').mockImplementation(fail)],
  [
    'its documents cannot be completed',
    () => void vi.spyOn(VersionWriter.prototype, 'complete').mockImplementation(fail),
  ],
  ['its record cannot be written', () => failToInsertInto('releases')],
];

test.each(FAILURES)(
  'when %s, what was shown stays, it is said why, and to try again works',
  async (_, begin) => {
    const former = price;
    begin();
    price += 1;
    await products.updateOne({}, { $set: { sellingPrice: price } });
    await eventually(() =>
      expect(state).toMatchObject({ state: 'FAILED', error: WHY, nextTryAt: expect.any(Date) }),
    );
    vi.restoreAllMocks();
    expect(await shownPrice()).toBe(former);
    await settings.updateOne({ _id: 'settings' }, { $inc: { requests: 1 } });
    await eventually(async () => expect(await shownPrice()).toBe(price));
    await eventually(() => expect(state).toMatchObject({ state: 'LIVE', error: null }));
  },
);

test('a failed publish is retried automatically', async () => {
  failToInsertInto('releases');
  price += 1;
  await products.updateOne({}, { $set: { sellingPrice: price } });
  await eventually(() => expect(state).toMatchObject({ state: 'FAILED', error: WHY }));
  vi.restoreAllMocks();
  await eventually(async () => expect(await shownPrice()).toBe(price));
});

test('a page that never finishes is left out and named, and everything else goes live', async () => {
  const endless = makeProduct({ title: 'Never ends' });
  await products.insertOne({ ...endless, handles: ['never-ends'], images: [] });
  price += 1;
  await products.updateOne({ title: 'Red shoe' }, { $set: { sellingPrice: price } });
  await eventually(async () => expect(await shownPrice()).toBe(price));
  const fault = { subject: 'PRODUCT', path: '/product/never-ends', kind: 'RENDERING', outcome: 'LEFT_OUT' };
  await eventually(() =>
    expect(state).toMatchObject({
      ...{ state: 'LIVE', error: null },
      faults: [{ ...fault, target: 'Rendering took longer than 3 seconds.' }],
    }),
  );
  await products.deleteOne({ _id: endless._id });
  await eventually(() => expect(state).toMatchObject({ state: 'LIVE', faults: [] }));
});

test('the error of a product that shows its former version disappears once it is that version again', async () => {
  const red = { title: 'Red shoe' };
  await products.updateOne(red, { $set: { title: 'Cannot be rendered' } });
  await eventually(() => expect(state).toMatchObject({ state: 'LIVE', faults: [{ outcome: 'KEPT' }] }));
  expect(await shownPrice()).toBe(price);
  await products.updateOne({ title: 'Cannot be rendered' }, { $set: red });
  await eventually(() => expect(state).toMatchObject({ state: 'LIVE', faults: [] }));
});

test('of very many new products, only the pages of some are rendered before they go live', async () => {
  const { release } = await readSettings(settings);
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...makeProduct({ title: `Sock ${index}` }),
    handles: [`sock-${index}`],
    images: [],
  }));
  await products.insertMany(many);
  const made = await eventually(async () => {
    const record = await collections.releases.findOne({ _id: { $gt: release ?? 0 } });
    expect(record?.changed?.products).toBe(101);
    return record;
  });
  // Ten of the products, the home page and the page for unknown addresses.
  expect(made?.checked).toBe(12);
});

test('a page that was not rendered before its release went live, and fails, keeps its previous version and is reported once', async () => {
  logged = [];
  const gloves = Array.from({ length: 101 }, (_, index) => ({
    ...makeProduct({ title: `Glove ${index}` }),
    handles: [`glove-${index}`],
    images: [],
  }));
  const _id = { $in: gloves.map((glove) => glove._id) };
  const read = async (index: number) => {
    const { release } = await readSettings(settings);
    const path = `/product/glove-${index}`;
    const page = await pages.source.find({ path, release: release ?? 0, preview: null });
    return page && 'body' in page ? Buffer.from(page.body).toString() : '';
  };
  await inTransaction(database.client, (session) => products.insertMany(gloves, { session }));
  await eventually(async () => expect(await read(100)).toContain('Glove 100'));
  await inTransaction(database.client, async (session) => {
    await products.updateMany({ _id }, { $set: { title: 'Warm glove' } }, { session });
    const broken = { $set: { title: 'Cannot be rendered' } };
    await products.updateOne({ handles: 'glove-50' }, broken, { session });
  });
  await eventually(async () => expect(await read(100)).toContain('Warm glove'));
  expect(await read(50)).toContain('Glove 50');
  expect(await read(50)).toContain('Glove 50');
  const fault = {
    name: 'Cannot be rendered',
    path: '/product/glove-50',
    kind: 'RENDERING',
    outcome: 'SHOWN',
  };
  await eventually(() => expect(state?.faults).toMatchObject([fault]));
  expect(logged).toEqual(['The page /product/glove-50 could not be rendered: the fault of the page']);
  await products.deleteMany({ _id });
  await eventually(async () => expect(await read(0)).toBe(''));
});

test('a broken link on a page that was not rendered before its release went live is reported afterwards, until it is mended', async () => {
  const mittens = Array.from({ length: 101 }, (_, index) => ({
    ...makeProduct({ title: index === 60 ? 'Broken link' : 'Mitten' }),
    handles: [`mitten-${index}`],
    images: [],
  }));
  await inTransaction(database.client, (session) => products.insertMany(mittens, { session }));
  const fault = { name: 'Broken link', path: '/product/mitten-60', kind: 'DEAD_LINK', outcome: 'SHOWN' };
  await eventually(() => expect(state).toMatchObject({ state: 'LIVE', faults: [fault] }));
  await products.updateOne({ title: 'Broken link' }, { $set: { title: 'Mitten' } });
  await eventually(() => expect(state).toMatchObject({ state: 'LIVE', faults: [] }));
});

test('a shop that has lost its releases compares its products once before the next one', async () => {
  const { release } = await readSettings(settings);
  await pages.publish(false);
  const { releases } = collections;
  for (const lost of [...Object.values(openReleased(database.db)), releases])
    await (lost as Collection).deleteMany({});
  const find = vi.spyOn(Collection.prototype, 'find');
  await pages.publish(true);
  await eventually(async () => expect((await readSettings(settings)).release).toBeGreaterThan(release ?? 0));
  const read = find.mock.calls.filter(
    ([filter], call) =>
      (find.mock.contexts[call] as Collection).collectionName === 'products' &&
      Object.keys(filter ?? {}).every((field) => field === '_id'),
  );
  expect(read).toHaveLength(1);
});
