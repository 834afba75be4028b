import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { ScanLimit } from '../../src/kernel/list/scans.ts';
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
  it('is read by the one that the fewest products have', async () => {
    expect(await counts.rarestFirst(products, [SHIRT, LINEN, NEW], scans)).toEqual([LINEN, NEW, SHIRT]);
    expect(await counts.rarestFirst(products, [SHIRT, NEW, NOTHING], scans)).toEqual([NOTHING, NEW, SHIRT]);
  });

  it('is counted alike in whatever order they come', async () => {
    for (const facets of [
      [SHIRT, LINEN, NEW],
      [NEW, SHIRT, LINEN],
    ]) {
      expect(await counts.of(products, facets, scans)).toBe(3);
    }
  });
});
