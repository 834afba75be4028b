import { expect, test } from 'vitest';
import { type PageVariant, packVariants, unpackVariants } from './variant-data.ts';

function variantOf(places: number[], change: Partial<PageVariant> = {}): PageVariant {
  const id = `id-${places.join('-')}`;
  return {
    ...{ id, places, price: 100, was: null, image: 0, sku: 'A', state: 'IN_STOCK', left: null },
    ...change,
  } as PageVariant;
}

test('equal values of all variants are stored once', () => {
  const combinations = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ];
  const variants = combinations.map((places) => variantOf(places, { price: places[1] ? 200 : 100 }));
  expect(packVariants(variants)).toEqual({
    ...{ sizes: [2, 2], id: ['id-0-0', 'id-0-1', 'id-1-0', 'id-1-1'], sku: ['A'] },
    ...{ price: [100, 200, 100, 200], was: [null], image: [0], state: ['IN_STOCK'] },
  });
});

test('variants in another order store their positions', () => {
  expect(packVariants([variantOf([])])).toMatchObject({ id: ['id-'], sizes: [] });
  expect(packVariants([variantOf([1]), variantOf([0])])).toMatchObject({ places: [[1], [0]] });
});

test.each<[string, PageVariant[]]>([
  ['the one of a product without options', [variantOf([])]],
  [
    'each combination in order',
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ].map((places) => variantOf(places)),
  ],
  [
    'some combinations, that differ in all',
    [
      variantOf([1, 0], { price: 1, was: 2, image: 1, state: 'OUT_OF_STOCK' }),
      variantOf([0, 1], { state: 'NOT_SOLD' }),
    ],
  ],
])('packed variants are read as they were: %s', (_, variants) => {
  expect(unpackVariants(packVariants(variants))).toEqual(variants);
});
