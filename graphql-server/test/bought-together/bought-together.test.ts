import { ObjectId } from 'mongodb';
import { beforeEach, expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { updateBoughtTogether } from '../../src/modules/bought-together/update-bought-together.ts';
import type { Order } from '../../src/modules/orders/collection.ts';
import { openShopDatabase } from '../database.ts';
import { insertProducts } from '../listing/catalogue.ts';

const DAY_MS = 24 * 60 * 60_000;
const database = openShopDatabase();
const collections = collectionsOf(database.db);
const { orders, products } = collections;

let saree: ObjectId;
let blouse: ObjectId;
let sandals: ObjectId;
let number = 1_000;

beforeEach(async () => {
  await Promise.all([orders.deleteMany({}), products.deleteMany({})]);
  const inserted = await insertProducts(database, 3, (place) => ({ title: `Product ${place}` }));
  [saree, blouse, sandals] = inserted.map(({ _id }) => _id) as [ObjectId, ObjectId, ObjectId];
});

test('products in the same orders are noted with each other, and no other product is written', async () => {
  await order([saree, blouse]);
  await order([blouse, saree]);
  await order([saree, sandals]);
  await update();
  expect(await boughtWith(saree)).toEqual([blouse]);
  expect(await boughtWith(blouse)).toEqual([saree]);
  expect(await boughtWith(sandals)).toBeUndefined();
});

test('canceled orders and those of more than half a year ago do not count', async () => {
  await order([saree, blouse]);
  await order([saree, blouse], { status: 'CANCELED' });
  await order([saree, blouse], { placedAt: new Date(Date.now() - 200 * DAY_MS) });
  await update();
  expect(await boughtWith(saree)).toBeUndefined();
});

test('what is no longer ordered together is removed', async () => {
  await products.updateOne({ _id: sandals }, { $set: { boughtWith: [saree] } });
  await update();
  expect(await products.countDocuments({ boughtWith: { $exists: true } })).toBe(0);
});

test('an edited product keeps its version, so that nobody who edits it is disturbed', async () => {
  const before = await products.findOne({ _id: saree });
  await order([saree, blouse]);
  await order([saree, blouse]);
  await update();
  const { boughtWith: _, ...after } = (await products.findOne({ _id: saree })) ?? {};
  expect(after).toEqual(before);
});

async function order(ids: ObjectId[], fields: Partial<Order> = {}): Promise<void> {
  number += 1;
  const lines = ids.map((productId, index) => ({ id: String(index + 1), productId }));
  const unique = { number, tokenHash: `${number}`, keyHash: `${number}` };
  const placed = { _id: new ObjectId(), status: 'CONFIRMED', placedAt: new Date(), lines };
  await orders.insertOne({ ...placed, ...unique, ...fields } as unknown as Order);
}

function update(): Promise<void> {
  return updateBoughtTogether(collections, new AbortController().signal);
}

async function boughtWith(id: ObjectId): Promise<ObjectId[] | undefined> {
  return (await products.findOne({ _id: id }))?.boughtWith;
}
