import { expect, test } from 'vitest';
import { marginOf } from './margin.ts';

test.each([
  ['half of the price', [10_000, 5_000, 0], { profit: 5_000, percent: 50 }],
  ['without the included tax', [11_800, 9_000, 18], { profit: 1_000, percent: 10 }],
  ['a loss', [10_000, 12_500, 0], { profit: -2_500, percent: -25 }],
  ['something that costs nothing', [10_000, 0, 0], { profit: 10_000, percent: 100 }],
  ['a gift', [0, 500, 18], { profit: -500, percent: null }],
] as const)('the margin of %s', (_, [price, cost, tax], margin) => {
  expect(marginOf(price, cost, tax)).toEqual(margin);
});

test('the price without tax is rounded to the smallest unit', () => {
  expect(marginOf(999, 0, 18).profit).toBe(847);
});
