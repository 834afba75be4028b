import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOf, spread } from './spread.ts';

describe('an amount is spread by weight:', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [10, [3, 3, 1], [4, 4, 2]],
    [5, [0, 1], [0, 5]],
    [5, [0, 0], [5, 0]],
    [0, [1, 2], [0, 0]],
    [7, [], []],
    [1, [9_007_199_254_740_991, 1], [1, 0]],
  ])('%i over %j', (amount, weights, shares) => {
    expect(spread(amount, weights)).toEqual(shares);
  });

  test('the parts make the whole, and none is a unit away from its share', () => {
    const anyWeights = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), {
      minLength: 1,
      maxLength: 50,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), anyWeights, (amount, weights) => {
        const shares = spread(amount, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        if (sum === 0) return;
        for (const [index, weight] of weights.entries()) {
          const floor = (BigInt(amount) * BigInt(weight)) / BigInt(sum);
          expect([Number(floor), Number(floor) + 1]).toContain(shares[index]);
        }
      }),
    );
  });
});

test.each([
  [100, 1, 3, 33],
  [50, 1, 100, 1],
  [49, 1, 100, 0],
  [9_007_199_254_740_991, 9_999, 10_000, 9_006_298_534_815_517],
])('%i × %i ÷ %i is %i', (amount, numerator, denominator, share) => {
  expect(shareOf(amount, numerator, denominator)).toBe(share);
});
