import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { ScanLimit } from '../../src/kernel/list/scans.ts';
import { collectionAt, NOT_REPLACED } from '../../src/kernel/mongodb/versions.ts';
import { Counts } from '../../src/modules/catalogue/list/counts.ts';
import { flagFacet, NOTHING, wordFacet } from '../../src/modules/catalogue/list/facets.ts';
import { openShopDatabase } from '../database.ts';
import { insertProducts } from './catalogue.ts';

const database = openShopDatabase();
const { products } = collectionsOf(database.db);
const counts = new Counts();
const scans = new ScanLimit().forRequest(() => {});
const SHIRT = wordFacet('shirt');
const LINEN = wordFacet('linen');
const NEW = flagFacet('new', true);

beforeAll(async () => {
  await insertProducts(database, 12, (index) => ({
    title: index < 3 ? 'Linen shirt' : 'Shirt',
    isNew: index < 6,
  }));
});

describe('a list with several facets', () => {
  it('is read by the facet with the fewest products', async () => {
    expect(await counts.rarestFirst(products, [SHIRT, LINEN, NEW], scans)).toEqual([LINEN, NEW, SHIRT]);
    expect(await counts.rarestFirst(products, [SHIRT, NEW, NOTHING], scans)).toEqual([NOTHING, NEW, SHIRT]);
  });

  it('has the same count for any order of the facets', async () => {
    for (const facets of [
      [SHIRT, LINEN, NEW],
      [NEW, SHIRT, LINEN],
    ]) {
      expect(await counts.of(products, facets, scans)).toBe(3);
    }
  });
});

describe('counts and groups', () => {
  const countNow = async () => ({
    count: await counts.of(products, [SHIRT], scans),
    groups: await counts.groups(products, 'status', [SHIRT], scans),
  });

  it('of edited products are always current', async () => {
    const before = await countNow();
    await insertProducts(database, 2, () => ({ title: 'Silk shirt', status: 'HIDDEN' }));
    const after = await countNow();
    expect(after.count).toBe(before.count + 2);
    expect(new Set(after.groups)).toEqual(new Set([...before.groups, { value: 'HIDDEN', count: 2 }]));
  });

  it('of a release, which never changes, are computed once', async () => {
    const { releasedProducts } = collectionsOf(database.db);
    const released = collectionAt(releasedProducts, 1);
    expect(await counts.of(released, [SHIRT], scans)).toBe(0);
    const [shirt] = await insertProducts(database, 1, () => ({ title: 'Released shirt' }));
    if (!shirt) throw new Error('There is no product.');
    const { _id: id, ...fields } = shirt;
    const version = { ...fields, _id: { id, from: 1 }, id, from: 1, to: NOT_REPLACED, hash: '' };
    await releasedProducts.insertOne(version as never);
    expect(await counts.of(released, [SHIRT], scans)).toBe(0);
    expect(await counts.of(collectionAt(releasedProducts, 2), [SHIRT], scans)).toBe(1);
  });
});
