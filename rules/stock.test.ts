import { expect, test } from 'vitest';
import { readStock } from './stock.ts';

test.each([
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  [0, 0],
  [1, 1],
  ['0', 0],
  [' 12 ', 12],
  ['007', 7],
  ['१२', 12],
  ['٣', 3],
  [1_000_000_000, 1_000_000_000],
  ['1000000000', 1_000_000_000],
  [1_000_000_001, null],
  [-1, null],
  ['-1', null],
  [0.5, null],
  ['1.0', null],
  ['1e3', null],
  ['0x10', null],
  ['00000000001', null],
  ['many', null],
  [' ', null],
  [true, null],
  [[5], null],
])('the stock %j is read as %j', (stock, count) => {
  expect(readStock(stock)).toBe(count);
});
