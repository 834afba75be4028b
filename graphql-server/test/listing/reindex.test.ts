import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { textFacets } from '../../src/modules/catalogue/list/facets.ts';
import { newProduct, toDocument } from '../../src/modules/catalogue/products/product.ts';
import { reindexOutdated } from '../../src/modules/catalogue/reindex.ts';
import { openShopDatabase } from '../database.ts';

const { db } = openShopDatabase();
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
  attributes: [{ name: 'Fabric', value: 'Cotton' }],
};

it('products of an older server are found like those of this one, from its first start on', async () => {
  const product = toDocument({ ...newProduct(FIELDS, []), handles: ['strasse'] });
  const asBefore = { facets: ['*', 'word:straße'], titleKey: 'straße' };
  await collections.products.insertOne({ ...product, ...asBefore });
  await collections.shop.updateOne({ _id: 'shop' }, { $unset: { searchVersion: '' } });
  await reindexOutdated(collections, []);
  expect(await collections.products.findOne({ facets: { $all: textFacets('STRASSE') } })).toEqual(product);

  expect(product.facets).toContain('attribute:fabric:cotton');

  await collections.products.updateOne({ _id: product._id }, { $set: asBefore });
  await reindexOutdated(collections, []);
  expect(await collections.products.countDocuments({ titleKey: 'straße' }), 'only once').toBe(1);
});

it('released products of an older server get the fields for filters and sorting, too', async () => {
  const { _id, ...fields } = { ...newProduct(FIELDS, []), _id: new ObjectId() };
  const version = { ...fields, _id: { id: _id, from: 1 }, id: _id, from: 1, to: 2, hash: '', shown: {} };
  await collections.releasedProducts.insertOne({
    ...version,
    facets: ['*'],
    titleKey: '',
    sold: [],
  } as never);
  await collections.shop.updateOne({ _id: 'shop' }, { $set: { searchVersion: 8 } });
  await reindexOutdated(collections, []);
  const found = await collections.releasedProducts.findOne({ facets: 'attribute:fabric:cotton' });
  expect(found).toMatchObject({ ...version, titleKey: 'strasse', lowestPrice: 100 });
  expect(found?.facets).not.toContain('word:strasse');
});

it('a flag of a module is computed for all products once the module or its rule is new', async () => {
  const flag = { name: 'isLong', version: 1, isSet: () => true };
  const facetsOf = async () => (await collections.products.findOne())?.facets;
  await reindexOutdated(collections, [flag]);
  expect(await facetsOf()).toContain('module:isLong:1');
  const never = { ...flag, isSet: () => false };
  await reindexOutdated(collections, [never]);
  expect(await facetsOf()).toContain('module:isLong:1');
  await reindexOutdated(collections, null);
  expect(await facetsOf()).toContain('module:isLong:1');
  await reindexOutdated(collections, [{ ...never, version: 2 }]);
  expect(await facetsOf()).toContain('module:isLong:0');
  await reindexOutdated(collections, []);
  expect((await facetsOf())?.join()).not.toContain('module:');
});
