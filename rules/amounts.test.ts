import { describe, expect, test } from 'vitest';
import { changedStock, type PriceChange, priceChanger, readStock } from './amounts.ts';

describe('a price of ₹100', () => {
  test.each<[PriceChange, number]>([
    [{ set: '19.99' }, 1_999],
    [{ set: 0, add: '5' }, 0],
    [{ add: '5.50', percent: '10' }, 10_550],
    [{ add: -5 }, 9_500],
    [{ add: ' −5 ' }, 9_500],
    [{ add: '-150' }, -5_000],
    [{ percent: '10' }, 11_000],
    [{ percent: -12.5 }, 8_750],
    [{ percent: '0.01' }, 10_001],
    [{ percent: '-100' }, 0],
    [{ percent: '-100.01' }, -1],
  ])('that is changed by %j is %i paise', (change, price) => {
    expect(priceChanger(change, 'INR')?.(10_000)).toBe(price);
  });

  test.each<PriceChange>([
    { set: '-1' },
    { set: 'free' },
    { add: 'some' },
    { add: '--5' },
    { percent: '1.234' },
    { percent: 'ten' },
    {},
  ])('is not changed by %j', (change) => {
    expect(priceChanger(change, 'INR')).toBeNull();
  });
});

test.each([
  [5, '10', 6],
  [4, '10', 4],
  [15, '-10', 14],
  [999_999_999_999, '0.01', 1_000_099_999_999],
])(
  '%i paise changed by %s %% are %i: half of one is rounded up, and nothing else',
  (price, percent, changed) => {
    expect(priceChanger({ percent }, 'INR')?.(price)).toBe(changed);
  },
);

test('an amount has as many decimals as its currency', () => {
  expect(priceChanger({ set: '5' }, 'JPY')?.(100)).toBe(5);
  expect(priceChanger({ add: '0.005' }, 'KWD')?.(100)).toBe(105);
});

test.each<[number | undefined, Parameters<typeof changedStock>[1], number | null | undefined]>([
  [5, { isCounted: false, set: 3 }, undefined],
  [5, { set: 3, add: 1 }, 3],
  [undefined, { set: 0, isCounted: true }, 0],
  [5, { set: -1 }, null],
  [5, { set: 1.5 }, null],
  [5, { add: 3 }, 8],
  [5, { add: -5 }, 0],
  [5, { add: -6 }, null],
  [undefined, { add: 3 }, null],
  [5, {}, null],
  [5, { set: null, add: null, isCounted: null }, null],
])('of %j pieces, %j makes %j', (stock, change, changed) => {
  expect(changedStock(stock, change)).toBe(changed);
});

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
