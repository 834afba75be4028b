import { expect, test } from 'vitest';
import { marginText } from './margin-text.ts';

test.each([
  ['150', '90', 0, '₹60 · 40%'],
  ['1,180', '900', 18, '₹100 · 10%'],
  ['100', '133.33', 0, '-₹33.33 · -33.3%'],
  ['0', '5', 0, '-₹5'],
  ['', '5', 0, ''],
  ['100', '', 0, ''],
  ['100', 'five', 0, ''],
])('the margin of a price of %s and a cost of %s with %d%% tax is %s', (price, cost, tax, text) => {
  expect(marginText(price, cost, tax)).toBe(text);
});
