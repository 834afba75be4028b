import { expect, test } from 'vitest';
import { wasText } from './was-text.ts';

const rupees = (amount: number) => ({ amount, currency: 'INR' });

test('only a compare-at price higher than the price is displayed', () => {
  expect(wasText(rupees(10_000), rupees(12_000))).toBe('₹120');
  expect(wasText(rupees(10_000), rupees(10_000))).toBe('');
  expect(wasText(rupees(10_000), rupees(9_000))).toBe('');
  expect(wasText(rupees(10_000), null)).toBe('');
  expect(wasText(undefined, rupees(9_000))).toBe('');
});
