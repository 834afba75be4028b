import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { collectionsOf, createIndexes } from '../../src/app/shop/collections.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { textFacets } from '../../src/modules/catalogue/list/facets.ts';
import { newProduct, toDocument } from '../../src/modules/catalogue/products/product.ts';
import { reindexOutdated } from '../../src/modules/catalogue/reindex.ts';
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
  await collections.products.insertOne({ ...product, ...asBefore });
  await readDatabaseId(collections);
  await reindexOutdated(collections);
  expect(await collections.products.findOne({ facets: { $all: textFacets('STRASSE') } })).toEqual(product);

  await collections.products.updateOne({ _id: product._id }, { $set: asBefore });
  await reindexOutdated(collections);
  expect(await collections.products.countDocuments({ titleKey: 'straße' }), 'only once').toBe(1);
});
