import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.for([
  [149_950, 'INR', '₹1,499.50'],
  [10_900_000, 'INR', '₹1,09,000'],
  [0, 'INR', '₹0'],
  [5, 'INR', '₹0.05'],
  [1_200, 'USD', '$12'],
  [1_200, 'JPY', 'JP¥1,200'],
  [1_234_500, 'KWD', 'KWD 1,234.500'],
] as const)('%d minor units of %s are %s', ([amount, currency, written]) => {
  expect(formatMoney({ amount, currency }).replace('\u00a0', ' ')).toBe(written);
});
