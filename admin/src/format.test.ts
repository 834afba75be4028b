import { expect, test } from 'vitest';
import {
  formatCount,
  formatDay,
  formatDollars,
  formatMoment,
  formatPrice,
  formatProducts,
} from './format.ts';

test.each([
  [formatCount(35_075), '35,075'],
  [formatCount(100_000), '1,00,000'],
  [formatProducts(1), '1 product'],
  [formatPrice(109_000), '₹1,09,000'],
  [formatPrice(1499.5), '₹1,499.50'],
  [formatDollars(146_170), '$1,46,170'],
  [formatDay('2026-11-20'), '20 Nov 2026'],
  [formatMoment('2026-11-20T18:05:00'), '20 Nov 2026, 18:05'],
])('%s stands for %s', (formatted, expected) => {
  expect(formatted).toBe(expected);
});
