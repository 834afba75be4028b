import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { ShopFollower } from '../../src/publishing/read/follow-shop.ts';
import type { Snapshot } from '../../src/publishing/read/read-shop.ts';
import { collectionsOf, createIndexes } from '../../src/shop/collections.ts';
import { openTestDatabase } from '../database.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';

const { client, db, name } = openTestDatabase();
const collections = collectionsOf(db);
const { imports, products } = collections;

test('products that come with the beginning of an import are not of the shop before its end', async () => {
  await createIndexes(collections);
  const told: Snapshot[] = [];
  const follower = new ShopFollower(client, name, {
    onShop: (snapshot) => void told.push(snapshot),
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
