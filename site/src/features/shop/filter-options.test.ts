import type { IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { expect, test } from 'vitest';
import { filterOptionsOf, groupSizes } from './filter-options.ts';

const options = (...products: Partial<IndexedProduct>[]) =>
  filterOptionsOf(
    products.map((product) => ({ colors: [], sizes: [], condition: 'New', ...product }) as IndexedProduct),
  );

test('colours and conditions have counts, the most frequent first', () => {
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

test('values are sorted by frequency, even if a frequent one is counted last', () => {
  const { colors } = options({ colors: ['Blue'] }, { colors: ['Red'] }, { colors: ['Red', 'Green', 'Red'] });
  expect(colors.map(({ name, count }) => `${name} ${count}`)).toEqual(['Red 3', 'Blue 1', 'Green 1']);
});

test('sizes have counts', () => {
  expect(options({ sizes: ['M', 'S'] }, { sizes: ['M'] }).sizes).toEqual([
    { name: 'S', count: 1 },
    { name: 'M', count: 2 },
  ]);
});

test('sizes are sorted from the smallest, letters before numbers', () => {
  expect(
    options(
      { sizes: ['XL', 'S', '3XL', 'XXS'] },
      { sizes: ['105', '85', 'M', '2.4', 'XS', 'XXL'] },
    ).sizes.map(({ name }) => name),
  ).toEqual(['XXS', 'XS', 'S', 'M', 'XL', 'XXL', '3XL', '2.4', '85', '105']);
});

test('a value that all products have, or none, is not a filter', () => {
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

test('sizes of several kinds are in groups with labelled ranges', () => {
  const sizes = ['S', 'M', '3XL', '38', 'UK 9', 'One size'].map((name) => ({ name, count: 1 }));
  expect(groupSizes(sizes).map(({ title, sizes: group }) => [title, group.length])).toEqual([
    ['S – 3XL', 3],
    ['38 – UK 9', 2],
    ['One size', 1],
  ]);
  expect(groupSizes(sizes.slice(0, 3))).toHaveLength(1);
  expect(groupSizes([])).toEqual([]);
});
