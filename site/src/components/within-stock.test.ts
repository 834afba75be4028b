import { expect, test } from 'vitest';
import { withinStock } from './within-stock.ts';

test.each([
  [1, 1],
  [8, 8],
  [9, 8],
  [0, 1],
  [-3, 1],
  [2.7, 2],
  [Number.NaN, 1],
])('of 8 in stock, %d becomes %d', (asked, bought) => {
  expect(withinStock(asked, 8)).toBe(bought);
});

test('one can be asked for of what is sold out', () => {
  expect(withinStock(1, 0)).toBe(1);
});
