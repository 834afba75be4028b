import { type ObjectId, Timestamp } from 'mongodb';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { openShopDatabase } from '../database.ts';
import { ownStock } from '../inventory/stock-lines.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';
import {
  emptyShop,
  expectNothingElse,
  makeRedirect,
  publishedShop,
  startPublisher,
  waiting,
} from './shop-changes.ts';

const LOST = 'A collection was dropped or renamed.';
const database = openShopDatabase();
const collections = collectionsOf(database.db);
const { products, redirects, releaseState } = collections;

beforeEach(() => emptyShop(collections));

test('the changes since the newest release are reported again after a start, and no others', async () => {
  const { publishing, first } = await publishedShop(database);
  await publishing.changes.close();
  await products.updateOne({ _id: first }, { $set: { title: 'Other' } });
  await redirects.insertOne(makeRedirect('/old'));
  const next = await startPublisher(database, 1);
  expect(await next.changes.countWaiting(Date.now())).toBe(2);
  const staged = await next.release();
  expect(staged?.counts).toEqual({ products: 1, categories: 0, redirects: 1, content: 0 });
  expect(staged?.ids.products).toEqual([first.toHexString()]);
});

test('if the database no longer has the changes, everything is compared', async () => {
  const { publishing, first } = await publishedShop(database);
  await publishing.changes.close();
  await products.updateOne({ _id: first }, { $set: { title: 'Other' } });
  await products.deleteOne({ _id: { $ne: first } });
  await releaseState.updateOne({ _id: 'state' }, { $set: { 'shows.at': new Timestamp({ t: 1_000, i: 1 }) } });
  const next = await startPublisher(database, 1);
  expect(await next.changes.countWaiting(Date.now())).toBe(2);
  expect((await next.release())?.counts.products).toBe(2);
  await expectNothingElse(database);
});

test('after a collection was dropped everything is compared, then and after a restart', async () => {
  const { publishing } = await publishedShop(database);
  await redirects.insertOne(makeRedirect('/old'));
  await waiting(publishing, 1);
  await publishing.release();
  const told = publishing.told.length;
  await redirects.drop();
  onTestFinished(createRedirectIndexes);
  // Earlier changes may be reported after it.
  await eventually(() => expect(publishing.told.slice(told)).toContain('settings'));
  expect(await publishing.changes.countWaiting(Date.now())).toBe(1);
  const next = await startPublisher(database, 2);
  expect(await next.changes.countWaiting(Date.now())).toBe(1);
  expect((await next.release())?.counts.redirects).toBe(1);
  expect(next.told).not.toContain(LOST);
  expect((await next.catalogue()).redirects).toEqual([]);
});

/** Recreates a collection that a test dropped, for later tests. */
async function createRedirectIndexes(): Promise<void> {
  await redirects.createIndex({ from: 1 }, { name: 'from', unique: true });
  await redirects.createIndex({ toKey: 1 }, { name: 'toKey' });
  await redirects.createIndex({ importId: 1 }, { name: 'importId', sparse: true });
}

test('nothing is followed once versions were dropped', async () => {
  const { publishing } = await publishedShop(database);
  await collections.releasedRedirects.rename('former');
  await eventually(() => expect(publishing.told).toContain(LOST));
  await database.db.collection('former').rename('releasedRedirects');
});

test('versions of another format are written again', async () => {
  const { publishing } = await publishedShop(database);
  await publishing.changes.close();
  const { releasedProducts, releasedContent } = collections;
  await releaseState.updateOne({ _id: 'state' }, { $unset: { shows: '' } });
  await releasedProducts.updateMany({}, { $set: { hash: 'of form 1' }, $unset: { shown: '' } });
  await releasedContent.updateMany({}, { $set: { hash: '' }, $unset: { selling: '', hasSold: '' } });
  await redirects.insertOne(makeRedirect('/old'));
  const former = await publishing.catalogue(1);
  expect(former).toMatchObject({ selling: null, redirects: [{ from: '/old' }] });
  const next = await startPublisher(database, 1);
  const staged = await next.release();
  expect(staged?.counts).toEqual({ products: 3, categories: 0, redirects: 1, content: 1 });
  const catalogue = await next.catalogue();
  expect(await next.move(catalogue, 2, 1)).toEqual(former);
  expect(await next.move(former, 1, 2)).toEqual(catalogue);
});

test('after a rollback all newer changes are pending, and stock changes keep the release’s documents', async () => {
  const { publishing, first, made } = await publishedShop(database);
  await products.updateOne({ _id: first }, { $set: { title: 'Other' } });
  await products.deleteOne({ _id: made[1]?._id as ObjectId });
  await waiting(publishing, 2);
  await publishing.release();
  publishing.live = 1;
  await publishing.changes.showLive(1);
  expect(await publishing.changes.countWaiting(Date.now())).toBe(2);
  const formerCatalogue = await publishing.catalogue(1);

  await ownStock(collections, made[2]?._id as ObjectId, 0);
  await eventually(() => expect(publishing.told.at(-1)).toBe('stock'));
  await publishing.release('stock');
  const catalogue = await publishing.catalogue();
  expect(catalogue.products.map(({ stock }) => stock)).toEqual([null, null, 0]);
  const withoutStock = { ...catalogue.products[2], stock: null };
  expect([...catalogue.products.slice(0, 2), withoutStock].map((one) => one?.title)).toEqual(
    formerCatalogue.products.map(({ title }) => title),
  );
  expect(await publishing.changes.countWaiting(Date.now())).toBe(2);

  await publishing.changes.close();
  const next = await startPublisher(database, 3);
  expect(await next.changes.countWaiting(Date.now())).toBe(2);
  expect((await next.release())?.counts.products).toBe(2);
  expect((await next.catalogue()).products.map(({ title }) => title)).toEqual(['Other', 'Shirt']);
});

test('a date that passed before the stock of a former release changed is not forgotten', async () => {
  const { publishing, first } = await publishedShop(database);
  const now = Date.now();
  await products.insertOne(makeProduct({ title: 'Later', showFrom: new Date(now + 60_000) }));
  await products.updateOne({ _id: first }, { $set: { title: 'Other' } });
  await waiting(publishing, 1, now);
  await publishing.release('changes', now);
  publishing.live = 1;
  await publishing.changes.showLive(1);
  await ownStock(collections, first, 0);
  await eventually(() => expect(publishing.told).toContain('stock'));
  await publishing.release('stock', now + 120_000);
  await publishing.release('changes', now + 120_000);
  expect((await publishing.catalogue()).products.map(({ title }) => title)).toContain('Later');
});
