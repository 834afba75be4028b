import { expect, test } from 'vitest';
import { quantityIn } from './quantity-field.ts';

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
