import { describe, expect, test } from 'vitest';
import {
  firstVariant,
  goneValues,
  namedVariant,
  nearestVariant,
  titleOf,
  variantAt,
} from './choose-variant.ts';
import type { PageVariant } from './variant-data.ts';

const OPTIONS = [{ values: ['Red', 'Blue'] }, { values: ['S', 'M', 'L'] }];

function variantsOf(...rows: [places: number[], state: PageVariant['state'], image?: number][]) {
  return rows.map(([places, state, image = 0]) => ({ places, state, image }) as PageVariant);
}

const SHOES = variantsOf(
  [[0, 0], 'OUT_OF_STOCK'],
  [[0, 1], 'LOW'],
  [[1, 1], 'IN_STOCK', 1],
  [[1, 2], 'NOT_SOLD', 2],
);

test('the default variant is available, or else at least for sale', () => {
  expect(firstVariant(SHOES)?.places).toEqual([0, 1]);
  expect(firstVariant(variantsOf([[0], 'NOT_SOLD'], [[1], 'OUT_OF_STOCK']))?.places).toEqual([1]);
  expect(firstVariant(variantsOf([[0], 'NOT_SOLD']))?.places).toEqual([0]);
  expect(firstVariant([])).toBeUndefined();
});

test('values are hidden that are unavailable with the other chosen values', () => {
  expect(goneValues(SHOES, OPTIONS, [0, 1])).toEqual([
    [false, false],
    [true, false, true],
  ]);
  expect(goneValues(SHOES, OPTIONS, [1, 2])).toEqual([
    [true, true],
    [true, false, true],
  ]);
});

test('a missing combination shows the closest one with the value that was chosen last', () => {
  expect(variantAt(SHOES, [1, 0])).toBeUndefined();
  expect(nearestVariant(SHOES, [1, 0], 0)?.image).toBe(1);
  expect(nearestVariant(SHOES, [1, 0], 1)?.places).toEqual([0, 0]);
});

test('of several variants with a value the one closest to the other values is shown', () => {
  const variants = variantsOf([[0, 0, 0], 'LOW'], [[0, 1, 1], 'LOW'], [[1, 1, 1], 'LOW'], [[0, 1, 0], 'LOW']);
  expect(nearestVariant(variants, [0, 1, 2], 0)?.places).toEqual([0, 1, 1]);
  expect(nearestVariant(variants, [1, 0, 0], 2)?.places).toEqual([0, 0, 0]);
  expect(nearestVariant(variants, [2, 2, 2], 0)).toBeUndefined();
});

test('a variant is named by its values', () => {
  expect(titleOf(OPTIONS, [1, 2])).toBe('Blue / L');
  expect(titleOf([], [])).toBe('');
});

describe('the variant that an address asks for', () => {
  const ids = ['red-s', 'red-m', 'blue-m', 'blue-l'];
  const variants = SHOES.map((variant, row) => ({ ...variant, id: ids[row] }) as PageVariant);

  test.each<[string, string | null, [number, number][], string | undefined]>([
    ['by its id', 'blue-m', [], 'blue-m'],
    ['by an id that does not exist', 'gone', [], undefined],
    ['by nothing', null, [], undefined],
    ['by a colour, of which the first is sold out', null, [[0, 0]], 'red-m'],
    [
      'by a colour and a size',
      null,
      [
        [0, 1],
        [1, 2],
      ],
      'blue-l',
    ],
    [
      'by a colour and a size that it does not come in',
      null,
      [
        [0, 1],
        [1, 0],
      ],
      'blue-m',
    ],
    ['by an id beside a size', 'blue-m', [[1, 2]], 'blue-l'],
    ['by an id beside a size that its colour does not come in', 'blue-m', [[1, 0]], 'blue-m'],
    ['by an id that does not exist beside a colour', 'gone', [[0, 1]], 'blue-m'],
  ])('%s', (_, id, values, found) => {
    expect(namedVariant(variants, id, values)?.id).toBe(found);
  });
});
