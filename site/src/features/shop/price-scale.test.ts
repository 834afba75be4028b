import { expect, test } from 'vitest';
import {
  LAST_POSITION,
  type PriceRange,
  positionOf,
  priceAt,
  priceRangeOf,
  readPrices,
} from './price-scale.ts';

const RANGE: PriceRange = [490, 189_500];

test.each([
  [0, 490],
  [10, 890],
  [50, 9600],
  [99, 180_000],
  [100, 189_500],
])('at position %i of the slider the price is %i', (position, price) => {
  expect(priceAt(position, RANGE)).toBe(price);
});

test('the price slider shows its price, to a step', () => {
  for (let position = 0; position <= LAST_POSITION; position += 1) {
    expect(Math.abs(positionOf(priceAt(position, RANGE), RANGE) - position)).toBeLessThanOrEqual(1);
  }
});

test.each<[number, PriceRange, number]>([
  [-1, RANGE, 490],
  [1, RANGE, 520],
  [101, RANGE, 189_500],
  [50, [1, 9], 3],
  [99, [1000, 1004], 1000],
  [99, [1090, 1096], 1096],
])('at position %i of a slider of %j the price is %i', (position, range, price) => {
  expect(priceAt(position, range)).toBe(price);
});

test.each([
  [0, 0],
  [490, 0],
  [189_500, 100],
  [1_000_000, 100],
])('the slider of the price %i is at an end: %i', (price, position) => {
  expect(positionOf(price, RANGE)).toBe(position);
});

test('a single price makes a slider without a range', () => {
  expect([priceAt(0, [500, 500]), priceAt(50, [500, 500]), positionOf(500, [500, 500])]).toEqual([
    500, 500, 0,
  ]);
});

test.each<[string, [number | null, number | null]]>([
  ['₹490 – ₹1,89,500', [490, 189_500]],
  ['2000-500', [500, 2000]],
  ['under 2,000.50', [null, 2000.5]],
  ['500', [null, 500]],
  ['500 to 500', [500, 500]],
  ['any', [null, null]],
  ['', [null, null]],
])('"%s" is read as the prices %j', (text, prices) => {
  expect(readPrices(text)).toEqual(prices);
});

test.each<[number[], PriceRange]>([
  [
    [1499, 490.5, 82_900.2],
    [490, 82_901],
  ],
  [[0.5], [1, 1]],
  [[], [1, 1]],
])('the prices %j span %j', (prices, range) => {
  expect(priceRangeOf(prices)).toEqual(range);
});
