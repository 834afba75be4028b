import { describe, expect, test } from 'vitest';
import { acceptLines, boundedQuantity, CART_LIMITS, countPieces, mergeLines } from './cart-lines.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const line = (number: number, changes: object = {}) => ({
  ...{ variantId: idOf(number), quantity: 1, price: 100, at: 5 },
  ...changes,
});

describe('the stored cart', () => {
  test.each([[{ quantity: 1 }], [{ quantity: 999 }], [{ price: 0 }], [{ at: 0 }]])(
    'is used with %j',
    (changes) => {
      expect(acceptLines([line(1, changes)])).toEqual([line(1, changes)]);
    },
  );

  test.each([
    [{ variantId: 7 }],
    [{ variantId: 'x' }],
    [{ variantId: `${idOf(1)}0` }],
    [{ variantId: idOf(1).replace('1', 'G') }],
    [{ quantity: 0 }],
    [{ quantity: -1 }],
    [{ quantity: 1.5 }],
    [{ quantity: '2' }],
    [{ price: '100' }],
    [{ price: -1 }],
    [{ price: 1.5 }],
    [{ at: Number.NaN }],
    [{ at: undefined }],
  ])('is left out with %j, and its neighbours stay', (changes) => {
    expect(acceptLines([line(1, changes), line(2)])).toEqual([line(2)]);
  });

  test.each([null, undefined, 7, 'line', []])('%j is not a line', (value) => {
    expect(acceptLines([value])).toEqual([]);
  });
});

test('pieces of one variant are one line at the first one’s position, with the last price and time', () => {
  const merged = mergeLines([line(1), line(2), line(1, { quantity: 3, price: 90, at: 9 })]);
  expect(merged).toEqual([line(1, { quantity: 4, price: 90, at: 9 }), line(2)]);
});

test('a cart has at most a hundred lines of 999 pieces', () => {
  const many = Array.from({ length: 101 }, (_, index) => line(index));
  expect(mergeLines(many)).toEqual(many.slice(0, CART_LIMITS.lines));
  expect(mergeLines([line(1, { quantity: 600 }), line(1, { quantity: 600 })])).toEqual([
    line(1, { quantity: 999 }),
  ]);
});

test.each([
  [0, 1],
  [-5, 1],
  [1, 1],
  [2.9, 2],
  [999, 999],
  [1_000, 999],
  [Number.POSITIVE_INFINITY, 999],
  [Number.NaN, 1],
])('the quantity nearest to %d is %d', (quantity, expected) => {
  expect(boundedQuantity(quantity)).toBe(expected);
});

test('pieces are counted over all lines', () => {
  expect(countPieces([])).toBe(0);
  expect(countPieces([line(1, { quantity: 2 }), line(2, { quantity: 3 })])).toBe(5);
});
