import { expect, test } from 'vitest';
import { decimalsOf, readMinorUnits } from './money.ts';

test.each([
  ['INR', 2],
  ['EUR', 2],
  ['BIF', 0],
  ['JPY', 0],
  ['XPF', 0],
  ['BHD', 3],
  ['KWD', 3],
  ['TND', 3],
])('amounts in %s have %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test.each([
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  [0, 0],
  [1_999, 1_999],
  [100_000_000_000, 100_000_000_000],
  [100_000_000_001, null],
  [-1, null],
  [0.5, null],
  [Number.NaN, null],
  ['5', null],
  [true, null],
])('the price %j is read as %j', (amount, price) => {
  expect(readMinorUnits(amount)).toBe(price);
});
