import { expect, test } from 'vitest';
import { type PageVariant, packVariants, unpackVariants } from './variant-data.ts';

function variantOf(places: number[], change: Partial<PageVariant> = {}): PageVariant {
  const id = `id-${places.join('-')}`;
  return {
    ...{ id, places, price: 100, was: null, image: 0, state: 'IN_STOCK', left: null },
    ...change,
  } as PageVariant;
}

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
