import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { MongoClient, ObjectId } from 'mongodb';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { adoptFormerVariantIds, useOwnVariantIds } from '../../src/app/shop/own-variant-ids.ts';
import { newProduct, type ProductContent, toDocument } from '../../src/modules/catalogue/products/product.ts';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';
import { openShopDatabase } from '../database.ts';

const { db, uri, name: database } = openShopDatabase();
const collections = collectionsOf(db);
const FIELDS = {
  title: 'Silk sari',
  description: 'Long',
  categoryId: new ObjectId(),
  regularPrice: 200,
  sellingPrice: 100,
  badge: null,
  isFeatured: false,
  isPopular: false,
  isNew: false,
};
const OPTIONS = [{ name: 'Size', values: ['S', 'M'] }];
const other = new ObjectId();
const ownOf = (_id: ObjectId) => new ObjectId(ownVariantId(_id.toHexString()));

beforeEach(async () => {
  for (const collection of await db.collections()) await collection.deleteMany({});
});

const variantsAt = (id: string) => [
  { id, values: ['S'], price: 5 },
  { id: other.toHexString(), values: ['M'] },
];

/** A product with this id of its first variant. */
function content(_id: ObjectId, id = _id.toHexString()): ProductContent {
  return { ...newProduct(FIELDS, [], new Date(7), _id), options: OPTIONS, variants: variantsAt(id) };
}

function product(_id: ObjectId, id = _id.toHexString()) {
  return toDocument(content(_id, id));
}

async function count(_id: ObjectId, productId: ObjectId, onHand: number | null, reserved = 0): Promise<void> {
  const update = levelUpdate({ productId, onHand, reserved, lowAt: 3 });
  await collections.inventory.updateOne({ _id }, update, { upsert: true });
}

const levels = () =>
  collections.inventory
    .find({}, { projection: { _id: 1, onHand: 1, reserved: 1, lowAt: 1 } })
    .sort({ _id: 1 })
    .toArray();

/** Everything that names a variant, as the version before stored it. */
async function store(_id: ObjectId): Promise<void> {
  const write = { before: content(_id), after: content(_id) };
  await collections.products.insertOne(product(_id));
  await collections.shownProducts.insertOne(product(_id));
  await count(_id, _id, 9, 2);
  await count(other, _id, 4);
  const movement = { productId: _id, delta: 9, reason: 'CORRECTED' as const, onHandAfter: 9, at: new Date() };
  await collections.inventoryMovements.insertMany(
    [_id, other].map((variantId) => ({ _id: new ObjectId(), variantId, ...movement })),
  );
  const lines = [_id, other].map((variantId) => ({ variantId, productId: _id, quantity: 1 }));
  await collections.orders.insertOne({ number: 1, keyHash: 'a', tokenHash: 'a', lines } as never);
  await collections.imports.insertOne({
    importId: _id,
    writes: [write, { ...write, before: null }],
  } as never);
  const entry = { at: new Date(), expiresAt: new Date(Date.now() + 1e9), subject: 'PRODUCT', name: 'Sari' };
  await collections.history.insertMany([
    {
      ...entry,
      subjectId: _id,
      before: { variants: null },
      after: { variants: variantsAt(String(_id)), stock: 9 },
    },
    { ...entry, subjectId: _id, before: content(_id) },
    { ...entry, subjectId: 'group', after: { variants: { varies: true } } },
  ] as never);
}

async function everything(): Promise<string> {
  const names = [
    'products',
    'shownProducts',
    'inventory',
    'inventoryMovements',
    'orders',
    'imports',
    'history',
  ];
  const found = await Promise.all(names.map((name) => db.collection(name).find().sort({ _id: 1 }).toArray()));
  return JSON.stringify(found);
}

it('14: every variant has an id of its own, wherever one is stored', async () => {
  const _id = new ObjectId();
  await store(_id);
  await useOwnVariantIds(collections);

  const own = ownOf(_id);
  const expected = product(_id, own.toHexString());
  expect(await collections.products.findOne()).toEqual(expected);
  expect(await collections.shownProducts.findOne()).toEqual(expected);
  expect(await levels()).toEqual(
    [
      { _id: own, onHand: 9, reserved: 2, lowAt: 3 },
      { _id: other, onHand: 4, reserved: 0, lowAt: 3 },
    ].sort((one, two) => (String(one._id) < String(two._id) ? -1 : 1)),
  );
  const moved = await collections.inventoryMovements.find().toArray();
  expect(moved.map(({ variantId }) => variantId)).toEqual([own, other]);
  const order = await collections.orders.findOne();
  expect(order?.lines.map(({ variantId }) => variantId)).toEqual([own, other]);
  const written = content(_id, own.toHexString());
  const [step] = await collections.imports.find().toArray();
  expect(step?.writes).toEqual([
    { before: written, after: written },
    { before: null, after: written },
  ]);
  expect(await collections.history.find().toArray()).toMatchObject([
    { before: { variants: null }, after: { variants: variantsAt(own.toHexString()), stock: 9 } },
    { before: { variants: variantsAt(own.toHexString()) } },
    { after: { variants: { varies: true } } },
  ]);
});

it('14: run again, or by two servers at once, it changes nothing more', async () => {
  const ids = Array.from({ length: 450 }, () => new ObjectId());
  await store(ids[0] as ObjectId);
  await Promise.all(ids.slice(1).map((id) => count(id, id, 1)));
  await Promise.all([useOwnVariantIds(collections), useOwnVariantIds(collections)]);
  const once = await everything();
  expect(await collections.inventory.countDocuments()).toBe(451);
  await useOwnVariantIds(collections);
  expect(await everything()).toBe(once);
});

it('14: a few commands move many stock levels, so that two servers at once hardly conflict', async () => {
  for (let left = 50; left > 0; left -= 1) {
    const id = new ObjectId();
    await count(id, id, 1);
    if (left % 2 === 0) await count(ownOf(id), id, 2);
  }
  const client = await new MongoClient(uri, { monitorCommands: true }).connect();
  onTestFinished(() => client.close());
  const writes: string[] = [];
  client.on('commandStarted', ({ command, commandName }) => {
    if (command['txnNumber'] && command[commandName] === 'inventory') writes.push(commandName);
  });
  await useOwnVariantIds(collectionsOf(client.db(database)));
  expect(writes.filter((name) => name !== 'find').sort()).toEqual(['delete', 'insert', 'update']);
  expect(await collections.inventory.countDocuments()).toBe(50);
});

it('14: what a server of the version before still reserves is adopted, and stock is not counted twice', async () => {
  const _id = new ObjectId();
  await count(ownOf(_id), _id, 9, 2);
  await collections.inventory.updateOne({ _id }, levelUpdate({ productId: _id, reserved: 3 }), {
    upsert: true,
  });
  const lines = [{ variantId: _id, productId: _id, quantity: 3 }];
  await collections.orders.insertOne({ number: 1, keyHash: 'a', tokenHash: 'a', lines } as never);
  expect(await adoptFormerVariantIds(collections)).toBe(true);
  expect(await levels()).toEqual([{ _id: ownOf(_id), onHand: 9, reserved: 5, lowAt: 3 }]);
  expect((await collections.orders.findOne())?.lines[0]?.variantId).toEqual(ownOf(_id));
  expect(await adoptFormerVariantIds(collections)).toBe(false);
});

it.each(['products', 'inventory', 'inventoryMovements', 'orders', 'imports', 'history'] as const)(
  '14: broken off before %s, it goes on from there',
  async (name) => {
    const _id = new ObjectId();
    await store(_id);
    const broken = {
      ...collections,
      get [name](): never {
        throw new Error('Killed');
      },
    };
    await expect(useOwnVariantIds(broken)).rejects.toThrow('Killed');
    await useOwnVariantIds(collections);
    expect(await everything()).not.toContain(`"id":"${_id.toHexString()}"`);
    expect((await collections.inventory.find().toArray()).map((level) => String(level._id)).sort()).toEqual(
      [String(ownOf(_id)), String(other)].sort(),
    );
  },
);
