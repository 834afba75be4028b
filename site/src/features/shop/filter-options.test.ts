import type { IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { expect, test } from 'vitest';
import { filterOptionsOf } from './filter-options.ts';

const options = (...products: Partial<IndexedProduct>[]) =>
  filterOptionsOf(
    products.map((product) => ({ colors: [], sizes: [], condition: 'New', ...product }) as IndexedProduct),
  );

test('colours and conditions come with their numbers, the most frequent first', () => {
  expect(options({ colors: ['Red'] }, { colors: ['Blue', 'Red'] }, { condition: 'Used' })).toMatchObject({
    colors: [
      { name: 'Red', count: 2 },
      { name: 'Blue', count: 1 },
    ],
    conditions: [
      { name: 'New', count: 2 },
      { name: 'Used', count: 1 },
    ],
  });
});

test('what was counted last comes first where it is more frequent', () => {
  const { colors } = options({ colors: ['Blue'] }, { colors: ['Red'] }, { colors: ['Red', 'Green', 'Red'] });
  expect(colors.map(({ name, count }) => `${name} ${count}`)).toEqual(['Red 3', 'Blue 1', 'Green 1']);
});

test('sizes come with their numbers', () => {
  expect(options({ sizes: ['M', 'S'] }, { sizes: ['M'] }).sizes).toEqual([
    { name: 'S', count: 1 },
    { name: 'M', count: 2 },
  ]);
});

test('sizes come from the smallest, letters before numbers', () => {
  expect(
    options(
      { sizes: ['XL', 'S', '3XL', 'XXS'] },
      { sizes: ['105', '85', 'M', '2.4', 'XS', 'XXL'] },
    ).sizes.map(({ name }) => name),
  ).toEqual(['XXS', 'XS', 'S', 'M', 'XL', 'XXL', '3XL', '2.4', '85', '105']);
});

test('what all share, or none has, is no filter', () => {
  expect(options({ colors: ['Red'], sizes: ['S'] }, { colors: ['Red'], sizes: ['S'] })).toEqual({
    colors: [],
    sizes: [],
    conditions: [],
  });
});

test('of many colours the most frequent are offered', () => {
  const products = Array.from({ length: 20 }, (_, place) => ({ colors: ['Red', `Colour ${place}`] }));
  const { colors } = options(...products);
  expect(colors).toHaveLength(12);
  expect(colors[0]).toEqual({ name: 'Red', count: 20 });
});
