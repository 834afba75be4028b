import { describe, expect, test } from 'vitest';
import { discountPercentage } from './discount.ts';

describe('discountPercentage', () => {
  test.each([
    [20_000, 12_000, 40],
    [3_000, 2_000, 33.33],
    [3_000, 1_000, 66.67],
    [20_000, 19_799, 1.01],
    [40_000, 39_998, 0.01],
    [199_990, 149_950, 25.02],
    [100, 0, 100],
    [100_000_000_000, 99_999_999_999, 0],
    [100_000_000_000, 1, 100],
    [100, 100, 0],
    [0, 0, 0],
  ])('of %i paise that are sold for %i is %f', (regularPrice, sellingPrice, percent) => {
    expect(discountPercentage(regularPrice, sellingPrice)).toBe(percent);
  });
});
