import { describe, expect, test } from 'vitest';
import type { Catalogue, SeedProduct } from './catalogue.ts';
import { categoryIds, missingFrom, type Stock } from './missing.ts';

const tee = product('Tee');
const coat = product('Coat');
const catalogue: Catalogue = { categories: ['Mobile', 'Jackets'], products: [tee, coat] };

describe('missingFrom', () => {
  test.each([
    ['everything to an empty shop', stock([], []), ['Mobile', 'Jackets'], [tee, coat]],
    ['nothing to a full one', stock(['Mobile', 'Jackets'], ['Tee', 'Coat']), [], []],
    ['what an interrupted run left out', stock(['Mobile', 'Jackets'], ['Tee']), [], [coat]],
    ['the rest of the categories, and all products', stock(['Mobile'], []), ['Jackets'], [tee, coat]],
    [
      'nothing, whatever else and in whatever order there is',
      stock(['Jackets', 'Toys', 'Mobile'], ['Coat', 'Kite', 'Tee']),
      [],
      [],
    ],
    [
      'nothing where something is there twice',
      stock(['Mobile', 'Jackets', 'Mobile'], ['Tee', 'Tee', 'Coat']),
      [],
      [],
    ],
    ['what goes by another name', stock(['mobile', 'Jackets'], ['Tee ', 'Coat']), ['Mobile'], [tee]],
  ])('gives %s', (_, existing, categories, products) => {
    expect(missingFrom(existing, catalogue)).toEqual({ categories, products });
  });
});

describe('categoryIds', () => {
  test('takes the older of two categories with the same name', () => {
    expect(Object.fromEntries(categoryIds(stock(['Mobile', 'Jackets', 'Mobile'], [])))).toEqual({
      Mobile: 'id-0',
      Jackets: 'id-1',
    });
  });
});

function stock(names: string[], titles: string[]): Stock {
  return {
    categories: names.map((name, index) => ({ id: `id-${index}`, name })),
    products: titles.map((title) => ({ title })),
  };
}

function product(title: string): SeedProduct {
  return {
    title,
    description: 'Nice. Warm.',
    category: 'Mobile',
    regularPrice: 2,
    sellingPrice: 1,
    images: [],
  };
}
