import { expect, test } from 'vitest';
import { discountInWords, formatDiscount, formatDollars, formatSizes } from './format.ts';

test.each([
  [120, '$120.00'],
  [27.5, '$27.50'],
  [1074, '$1,074.00'],
])('%d dollars are written %s', (dollars, written) => {
  expect(formatDollars(dollars)).toBe(written);
});

test.each([
  [1499, 2299, '-35%', '35% Off'],
  [82_900, 89_500, '-7%', '7% Off'],
])('%d instead of %d is %s, or %s', (price, oldPrice, written, inWords) => {
  expect(formatDiscount(price, oldPrice)).toBe(written);
  expect(discountInWords(price, oldPrice)).toBe(inWords);
});

test.each([
  [['S', 'M', 'L'], 'S, M, L'],
  [[], 'One size'],
])('the sizes %o are written %s', (sizes, written) => {
  expect(formatSizes(sizes)).toBe(written);
});
