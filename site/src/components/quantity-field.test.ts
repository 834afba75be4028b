import { expect, test } from 'vitest';
import { quantityIn, withinStock } from './quantity-field.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['१२', 12],
  ['٣', 3],
  ['۴', 4],
  ['２0', 20],
  ['-1', -1],
  ['', Number.NaN],
  [' ', Number.NaN],
  ['two', Number.NaN],
])('the field "%s" holds the quantity %d', (value, quantity) => {
  expect(quantityIn({ value })).toBe(quantity);
});

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

test('a sold-out variant allows a quantity of one', () => {
  expect(withinStock(1, 0)).toBe(1);
});
