import { expect, test } from 'vitest';
import { type PageVariant, packVariants, unpackVariants } from './variant-data.ts';

function variantOf(places: number[], change: Partial<PageVariant> = {}): PageVariant {
  const id = `id-${places.join('-')}`;
  return {
    ...{ id, places, price: 100, was: null, image: 0, state: 'IN_STOCK', left: null },
    ...change,
  } as PageVariant;
}

test('what is the same for all variants stands once, and their ids are not there', () => {
  const combinations = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ];
  const variants = combinations.map((places) => variantOf(places, { price: places[1] ? 200 : 100 }));
  expect(JSON.parse(packVariants({ currency: 'INR', variants, sku: 'A' }))).toEqual({
    ...{ currency: 'INR', sku: 'A', count: 4, sizes: [2, 2] },
    ...{ price: [100, 200, 100, 200], was: [null], image: [0], state: ['IN_STOCK'] },
  });
});

test('the one of a product without options has its id, and those that are not in order their places', () => {
  const one = packVariants({ currency: 'INR', variants: [variantOf([])], sku: '' });
  expect(JSON.parse(one)).toMatchObject({ id: 'id-', count: 1, sizes: [] });
  const some = packVariants({ currency: 'INR', variants: [variantOf([1]), variantOf([0])], sku: '' });
  expect(JSON.parse(some)).toMatchObject({ count: 2, places: [[1], [0]] });
  expect(JSON.parse(some)).not.toHaveProperty('id');
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
])('variants that were packed are read as they were: %s', (_, variants) => {
  const ids = variants.map(({ id }) => id);
  expect(unpackVariants(packVariants({ currency: 'INR', variants, sku: 'A' }), ids)).toEqual({
    currency: 'INR',
    variants,
    sku: 'A',
  });
});
