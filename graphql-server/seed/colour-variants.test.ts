import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { colourVariants } from './colour-variants.ts';

const COLOUR = { name: 'Colour', values: ['Red', 'Blue'] };

test('each colour has an image of its own, whatever the size', () => {
  const variants = colourVariants([{ name: 'Size', values: ['S', 'M'] }, COLOUR], 3);
  expect(
    variants?.map(({ selectedOptions, image }) => [selectedOptions.map(({ value }) => value).join(), image]),
  ).toEqual([
    ['S,Red', 0],
    ['S,Blue', 1],
    ['M,Red', 0],
    ['M,Blue', 1],
  ]);
});

test('a product without colours, or with fewer images than colours, leaves its variants to its options', () => {
  expect(colourVariants(undefined, 2)).toBeNull();
  expect(colourVariants([{ name: 'Size', values: ['S'] }], 2)).toBeNull();
  expect(colourVariants([COLOUR], 1)).toBeNull();
});

const COLOURED = CATALOGUE.products.filter(({ options }) => options?.some(({ name }) => name === 'Colour'));

test('the seed has products in several colours', () => {
  expect(COLOURED.length).toBeGreaterThan(15);
});

test.each(COLOURED)('$title has an image for each of its colours', ({ options, images }) => {
  const shown = new Set(colourVariants(options, images.length)?.map(({ image }) => image));
  expect(shown.size).toBe(options?.find(({ name }) => name === 'Colour')?.values.length);
});
