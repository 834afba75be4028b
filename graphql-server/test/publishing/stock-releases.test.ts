import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { release } from '../../src/modules/inventory/release.ts';
import { reserve } from '../../src/modules/inventory/reserve.ts';
import { ownLine, ownStock } from '../inventory/stock-lines.ts';
import { eventually } from '../serve.ts';
import { type LiveShop, serveLiveShop } from './live-shop.ts';

const shop = serveLiveShop();
const byHand = serveLiveShop();

const sell = ({ app, collections }: LiveShop, { _id }: Product, quantity = 1) =>
  inTransaction(app.client, (session) => reserve(collections, session, [ownLine(_id, quantity)]));
const giveBack = ({ app, collections }: LiveShop, { _id }: Product, quantity = 1) =>
  inTransaction(app.client, (session) => release(collections, session, [ownLine(_id, quantity)]));

const read = async (from: LiveShop, path: string) => /<h1>(.*)<\/h1>/.exec((await from.get(path)).body)?.[1];

test('a sold-out item is shown by a stock release, and no other sale makes one', async () => {
  const [few, many] = [await shop.add('Red shoe'), await shop.add('Blue shoe')];
  await ownStock(shop.collections, few._id, 2);
  await ownStock(shop.collections, many._id, 100);
  await shop.goLive();
  for (let count = 0; count < 50; count += 1) await sell(shop, many);
  await sell(shop, few);
  await sell(shop, few);
  await eventually(async () =>
    expect(await read(shop, '/product/red-shoe')).toBe('Red shoe 10000, sold out'),
  );
  const [latest, ...others] = await shop.releases();
  expect(latest).toMatchObject({ cause: 'STOCK', changed: { products: 1, categories: 0 }, changes: [] });
  expect(others).toHaveLength(1);
  await eventually(async () => expect(await shop.storefront()).toMatchObject({ state: 'LIVE', waiting: 0 }));
});

test('an item that returns within the minute waits, or is shown with a change that is saved meanwhile', async () => {
  const before = (await shop.releases()).length;
  const product = (await shop.collections.products.findOne({ title: 'Red shoe' })) as Product;
  await giveBack(shop, product, 2);
  await sleep(2_500);
  expect(await shop.releases()).toHaveLength(before);
  expect(await shop.storefront()).toMatchObject({ state: 'LIVE', waiting: 0 });
  await shop.add('Green shoe');
  await eventually(async () => expect((await shop.get('/product/green-shoe')).status).toBe(200));
  expect((await shop.releases())[0]).toMatchObject({ cause: 'SAVED' });
  expect(await read(shop, '/product/red-shoe')).toBe('Red shoe 10000');
});

test('with manual publishing stock is updated on the live release, and edits keep waiting', async () => {
  const hat = await byHand.add('Hat', { sellingPrice: 100 });
  const scarf = await byHand.add('Scarf');
  await ownStock(byHand.collections, hat._id, 1);
  await ownStock(byHand.collections, scarf._id, 1);
  await byHand.goLive();
  await byHand.tell('updateStorefrontSettings(input: { publishesAutomatically: false })');
  await byHand.change(hat, { sellingPrice: 55, title: 'Secret hat' });
  await byHand.collections.products.deleteOne({ _id: scarf._id });
  await eventually(async () => expect(await byHand.storefront()).toMatchObject({ waiting: 2 }));
  await sell(byHand, hat);
  await eventually(async () => expect(await read(byHand, '/product/hat')).toBe('Hat 100, sold out'));
  // While the release is made, and pending changes are counted again, the state differs.
  await eventually(async () =>
    expect(await byHand.storefront()).toMatchObject({ state: 'WAITING', waiting: 2 }),
  );
  expect((await byHand.get('/product/scarf')).status).toBe(200);
  expect((await byHand.releases()).map(({ cause }) => cause)).toEqual(['STOCK', 'CATALOGUE_USED']);
  await byHand.tell('publishStorefront');
  await eventually(async () => expect(await read(byHand, '/product/hat')).toBe('Secret hat 55, sold out'));
  expect((await byHand.get('/product/scarf')).status).toBe(404);
});

test('stock of unpublished items causes no release', async () => {
  const before = (await byHand.releases()).length;
  await ownStock(byHand.collections, new ObjectId(), 0);
  await sleep(1_500);
  expect(await byHand.releases()).toHaveLength(before);
});
