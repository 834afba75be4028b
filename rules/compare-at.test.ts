import { expect, test } from 'vitest';
import { higherCompareAt } from './compare-at.ts';

test.each([
  ['higher', 101, 101],
  ['equal', 100, null],
  ['lower', 99, null],
  ['nothing', 0, null],
  ['missing', null, null],
  ['absent', undefined, null],
  ['no number', Number.NaN, null],
])('a compare-at price that is %s than the price', (_, compareAtPrice, shown) => {
  expect(higherCompareAt(100, compareAtPrice)).toBe(shown);
});
