import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { collectionsOf, createIndexes, readDatabaseId } from '../../src/catalogue/collections.ts';
import { currentHandle } from '../../src/catalogue/handles.ts';
import { textFacets } from '../../src/catalogue/list/facets.ts';
import { newProduct, toDocument } from '../../src/catalogue/products/product.ts';
import { reindexOutdated } from '../../src/catalogue/reindex.ts';
import { openTestDatabase } from '../database.ts';

const { db } = openTestDatabase();
const collections = collectionsOf(db);
const FIELDS = {
  title: 'Straße',
  description: 'Long',
  categoryId: new ObjectId(),
  regularPrice: 200,
  sellingPrice: 100,
  badge: null,
  isFeatured: false,
  isPopular: false,
  isNew: false,
};

beforeAll(() => createIndexes(collections));

it('products of an older server are found as those of this one, from its first start on', async () => {
  const product = toDocument({ ...newProduct(FIELDS, []), handles: ['strasse'] });
  const asBefore = { facets: ['*', 'word:straße'], titleKey: 'straße' };
  const { handles: _, ...unnamed } = product;
  await collections.products.insertOne({ ...unnamed, ...asBefore });
  await readDatabaseId(collections);
  await reindexOutdated(collections);
  expect(await collections.products.findOne({ facets: { $all: textFacets('STRASSE') } })).toEqual(product);

  await collections.products.updateOne({ _id: product._id }, { $set: asBefore });
  await reindexOutdated(collections);
  expect(await collections.products.countDocuments({ titleKey: 'straße' }), 'only once').toBe(1);
});

it('what an older server made gets a handle of its own, the oldest the plain one, and keeps one that it has', async () => {
  await collections.products.deleteMany({});
  const titles = [...Array.from({ length: 450 }, () => 'Silk sari'), '緑茶', 'CON'];
  const documents = titles.map((title) => toDocument(newProduct({ ...FIELDS, title }, [])));
  await collections.products.insertMany(documents);
  await collections.products.insertOne(toDocument({ ...newProduct(FIELDS, []), handles: ['silk-sari-2'] }));
  const category = { name: 'Saris', version: 1, createdAt: new Date(7), updatedAt: new Date(7) };
  await collections.categories.insertOne({ _id: new ObjectId(), ...category, nameKey: '', facets: [] });
  await collections.shop.updateOne({ _id: 'shop' }, { $unset: { searchVersion: 1 } });
  await reindexOutdated(collections);

  const named = await collections.products.find().sort({ _id: 1 }).toArray();
  const handles = named.map(currentHandle);
  expect(new Set(handles).size).toBe(titles.length + 1);
  expect(handles.slice(0, 3)).toEqual(['silk-sari', 'silk-sari-3', 'silk-sari-4']);
  expect(handles.slice(449)).toEqual([
    `silk-sari-${named[449]?._id.toHexString().slice(-10)}`,
    named[450]?._id.toHexString(),
    'con-2',
    'silk-sari-2',
  ]);
  expect(await collections.categories.findOne()).toMatchObject({ handles: ['saris'], position: 7 * 1024 });
});
