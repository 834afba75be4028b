import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { endOf } from '@mela/rules/content/time-left.ts';
import { INDIAN_TIME } from '@mela/rules/shop-days.ts';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { beforeEach, expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { collectionAt } from '../../src/kernel/mongodb/versions.ts';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';
import { openShopDatabase } from '../database.ts';
import { ownStock } from '../inventory/stock-lines.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';
import { emptyShop, startPublisher, type TestPublisher, waiting } from './shop-changes.ts';

const database = openShopDatabase();
const collections = collectionsOf(database.db);
const { products, content, inventory, releasedProducts, selling } = collections;

beforeEach(() => emptyShop(collections));

/** The present of these tests. The real one would make dates depend on when the tests run. */
const NOW = Date.parse('2030-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => NOW + hours * HOUR_MS;
async function publish(...made: Product[]): Promise<TestPublisher> {
  await products.insertMany(made);
  const publishing = await startPublisher(database);
  await publishing.release('changes', NOW);
  return publishing;
}

const titles = async (publishing: TestPublisher) =>
  (await publishing.catalogue()).products.map(({ title }) => title).sort();

const dated = (title: string, from: number | null, until: number | null) =>
  makeProduct({
    title,
    ...(from !== null && { showFrom: new Date(at(from)) }),
    ...(until !== null && { showUntil: new Date(at(until)) }),
  });

test('products appear and disappear on their dates, each in the next release', async () => {
  const publishing = await publish(
    dated('always', null, null),
    dated('later', 1, 4),
    dated('ends', null, 2),
    { ...dated('draft', 3, null), status: 'DRAFT' },
  );
  const { changes } = publishing;
  expect(await titles(publishing)).toEqual(['always', 'ends']);
  expect(await changes.findNextDate(NOW)).toBe(at(1));
  expect(await changes.findNextDate(at(1))).toBe(at(2));
  expect(await changes.findNextDate(at(2))).toBe(at(4));
  expect(await changes.findNextDate(at(4))).toBeNull();
  expect(await changes.hasDue(at(0.5))).toBe(false);
  await waiting(publishing, 0, at(0.5));
  await waiting(publishing, 1, at(1));
  await publishing.release('changes', at(1));
  expect(await titles(publishing)).toEqual(['always', 'ends', 'later']);
  await waiting(publishing, 0, at(1));
  await changes.close();
  // Two dates have passed by the next start.
  const next = await startPublisher(database, 2);
  await waiting(next, 2, at(5));
  await next.release('changes', at(5));
  expect(await titles(next)).toEqual(['always']);
});

test('if the state of the live release is unknown, products appear on their dates after a comparison', async () => {
  const { live, changes } = await publish(dated('always', null, null), dated('later', 1, null));
  await changes.close();
  await collections.releaseState.updateOne({ _id: 'state' }, { $unset: { shows: '' } });
  const next = await startPublisher(database, live);
  await waiting(next, 0, NOW);
  await waiting(next, 1, at(1));
  await next.release('changes', at(1));
  expect(await titles(next)).toEqual(['always', 'later']);
});

test('a release caused only by dates contains no later edits', async () => {
  const publishing = await publish(
    dated('later', 1, null),
    dated('edited later', 1, null),
    dated('ends', null, 2),
    dated('always', null, null),
  );
  const edit = (title: string, change: object) => products.updateOne({ title }, { $set: change });
  await edit('edited later', { title: 'other later' });
  await edit('always', { title: 'other' });
  await edit('ends', { title: 'goes on', showUntil: new Date(at(9)) });
  await waiting(publishing, 2, at(0.5));
  expect(await publishing.changes.hasDue(at(0.5))).toBe(false);
  expect(await publishing.changes.hasDue(at(1))).toBe(true);
  await publishing.release('dates', at(1));
  expect(await titles(publishing)).toEqual(['always', 'ends', 'later']);
  expect(await publishing.changes.hasDue(at(1))).toBe(false);
  await publishing.release('dates', at(2));
  expect(await titles(publishing)).toEqual(['always', 'later']);
  await waiting(publishing, 3, at(2));
  await publishing.release('changes', at(2));
  expect(await titles(publishing)).toEqual(['goes on', 'later', 'other', 'other later']);
});

test('a product whose new version could not be shown is not retried because its former version has ended', async () => {
  const publishing = await publish(dated('ends', null, 1));
  const id = (await products.findOne({}))?._id as ObjectId;
  await products.updateOne({}, { $set: { title: 'longer', showUntil: new Date(at(5)) } });
  await waiting(publishing, 1, NOW);
  const draft = await publishing.changes.draft('changes', NOW);
  const staged = draft && (await publishing.stage(draft));
  await publishing.writer.takeBack(2, 'products', id);
  await publishing.writer.complete(2, draft?.shows ?? null);
  publishing.live = 2;
  expect(staged?.number).toBe(2);
  await publishing.changes.settle(draft as never, 2, [id.toHexString()]);
  expect(await titles(publishing)).toEqual(['ends']);
  await waiting(publishing, 0, at(2));
  await products.updateOne({}, { $set: { title: 'again' } });
  await waiting(publishing, 1, at(2));
});

const DEAL = { ...SAMPLE_CONTENT.deals[0], endsAt: '2030-01-02T00:00' };

async function addDeal(): Promise<void> {
  const sections = { deals: [DEAL] };
  const stored = { _id: 'content', version: 1, sections, images: [], updatedAt: new Date() };
  await content.insertOne(stored as never);
}

test('an ended deal is not in the next release', async () => {
  await addDeal();
  const publishing = await publish(makeProduct());
  const end = endOf(DEAL.endsAt, INDIAN_TIME);
  expect((await publishing.catalogue()).content.deals).toHaveLength(1);
  expect(await publishing.changes.findNextDate(NOW)).toBe(end);
  await waiting(publishing, 0, end - 1);
  await waiting(publishing, 1, end);
  expect((await publishing.release('dates', end))?.counts.content).toBe(1);
  expect((await publishing.catalogue()).content.deals).toEqual([]);
  expect(await publishing.changes.findNextDate(end)).toBeNull();
  await waiting(publishing, 0, end);
});

test('a deal ends on the clock of the shop, even if the shop is closed for orders', async () => {
  await addDeal();
  await selling.insertOne({ _id: 'selling', isSelling: false, timeZone: 'America/New_York' } as never);
  const publishing = await publish(makeProduct());
  const end = Date.parse('2030-01-02T00:00-05:00');
  expect((await publishing.catalogue()).timeZone).toBe('America/New_York');
  expect(await publishing.changes.findNextDate(NOW)).toBe(end);
  await waiting(publishing, 0, end - 1);
  await publishing.release('dates', end);
  expect((await publishing.catalogue()).content.deals).toEqual([]);
});

test('only stock that sells out or returns causes a release, and is reported once', async () => {
  const product = makeProduct();
  const publishing = await publish(product);
  const id = product._id;
  for (const count of [9, 8, 7, 3, 1, 0]) await ownStock(collections, id, count);
  await eventually(() => expect(publishing.told).toEqual(['stock']));
  expect(publishing.changes.stockSince).toBeGreaterThan(Date.now() - 120_000);
  await products.updateOne({ _id: id }, { $set: { title: 'Edited' } });
  await waiting(publishing, 1, NOW);
  await publishing.release('stock', NOW);
  expect((await publishing.catalogue()).products).toMatchObject([
    { title: 'Shirt', stock: 0, variants: [{ availability: 'OUT_OF_STOCK' }] },
  ]);
  expect(publishing.changes.stockSince).toBeNull();
  await ownStock(collections, id, 4);
  await eventually(() => expect(publishing.told.filter((one) => one === 'stock')).toHaveLength(2));
  await ownStock(collections, id, 0);
  await eventually(() => expect(publishing.changes.stockSince).toBeNull());
  // A variant that is no longer tracked is in stock.
  await inventory.deleteMany({});
  await eventually(() => expect(publishing.changes.stockSince).not.toBeNull());
  expect((await publishing.release('changes', NOW))?.counts.products).toBe(1);
  expect((await publishing.catalogue()).products).toMatchObject([
    { title: 'Edited', stock: null, variants: [{ availability: 'IN_STOCK' }] },
  ]);
  expect(publishing.changes.stockSince).toBeNull();
});

test('a variant that sells out is remembered across a restart, even if another change is released in between', async () => {
  const values = ['S', 'M'].map((value) => ({ id: new ObjectId().toHexString(), values: [value] }));
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  const [one, other] = [makeProduct({ options, variants: values }), makeProduct({ title: 'Other' })];
  const publishing = await publish(one, other);
  const [small = '', medium = ''] = values.map(({ id }) => id);
  for (const [id, onHand] of [
    [small, 3],
    [medium, 0],
  ] as const) {
    const update = levelUpdate({ productId: one._id, onHand });
    await inventory.updateOne({ _id: ObjectId.createFromHexString(id) }, update, { upsert: true });
  }
  await publishing.changes.close();
  const next = await startPublisher(database, 1);
  await eventually(() => expect(next.changes.stockSince).not.toBeNull());
  await products.updateOne({ _id: other._id }, { $set: { title: 'Another' } });
  await waiting(next, 1, NOW);
  expect((await next.release('changes', NOW))?.counts.products).toBe(2);
  const [shirt] = (await next.catalogue()).products.filter(({ title }) => title === 'Shirt');
  expect(shirt?.stock).toBe(3);
  expect(shirt?.variants.map(({ availability }) => availability)).toEqual(['IN_STOCK', 'OUT_OF_STOCK']);
});

test('readers of a release’s documents do not get the stock that its pages show', async () => {
  const product = makeProduct();
  await ownStock(collections, product._id, 0);
  await publish(product);
  expect(await releasedProducts.findOne({})).toMatchObject({
    shown: { stock: 0, soldOut: [ownVariantId(product._id.toHexString())] },
  });
  const released = collectionAt(releasedProducts, 1);
  expect(await released.findOne({ _id: product._id })).not.toHaveProperty('shown');
  for (const document of await released.find().toArray()) expect(document).not.toHaveProperty('shown');
});
