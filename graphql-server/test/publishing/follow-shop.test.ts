import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { ShopFollower } from '../../src/modules/publishing/read/follow-shop.ts';
import type { Snapshot } from '../../src/modules/publishing/read/read-shop.ts';
import { openShopDatabase } from '../database.ts';
import { ownStock } from '../inventory/stock-lines.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';

const { client, db, name } = openShopDatabase();
const collections = collectionsOf(db);
const { imports, products } = collections;

test('products that come with the beginning of an import are not of the shop before its end', async () => {
  const told: Snapshot[] = [];
  const follower = new ShopFollower(client, name, {
    onShop: (snapshot) => void told.push(snapshot),
    onStock: () => {},
    onPreview: () => {},
    onSettings: () => {},
    onLost: () => {},
  });
  expect((await follower.start()).shop.products.size).toBe(0);
  const _id = new ObjectId();
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await imports.insertOne({ _id, importId: new ObjectId(), writes: [] }, { session });
      await products.insertOne(makeProduct(), { session });
    }),
  );
  await eventually(() => expect(told.at(-1)?.isImporting).toBe(true));
  expect(told.at(-1)?.shop.products.size).toBe(0);
  await products.insertOne(makeProduct());
  await imports.deleteOne({ _id });
  await eventually(() => expect(told.at(-1)).toMatchObject({ isImporting: false, endsImport: true }));
  expect(told.at(-1)?.shop.products.size).toBe(2);
});

test('of stock only that is told which sold out or came back, and the first of it once', async () => {
  const product = makeProduct();
  await products.insertOne(product);
  await ownStock(collections, product._id, 9);
  let told = 0;
  const follower = new ShopFollower(client, name, {
    onShop: () => {},
    onStock: () => {
      told += 1;
    },
    onPreview: () => {},
    onSettings: () => {},
    onLost: () => {},
  });
  await follower.start();
  for (const count of [8, 7, 3, 1, 0]) await ownStock(collections, product._id, count);
  await eventually(() => expect(told).toBe(1));
  const changes = await follower.readStock();
  expect([...changes.variants]).toEqual([ownVariantId(product._id.toHexString())]);
  const { shop } = follower.applyStock(changes);
  expect(shop.products.get(product._id.toHexString())?.product).toMatchObject({
    stock: 0,
    variants: [{ availability: 'OUT_OF_STOCK' }],
  });
  expect(follower.stockSince).toBeNull();
  await ownStock(collections, product._id, 4);
  await eventually(() => expect(told).toBe(2));
  await ownStock(collections, product._id, 0);
  await eventually(() => expect(follower.stockSince).toBeNull());
});
