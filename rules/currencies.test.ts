import { expect, test } from 'vitest';
import { CURRENCIES, isCurrency } from './currencies.ts';

test('the currencies are those of ISO 4217 in everyday use, each once and as browsers know them', () => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  expect(CURRENCIES.filter((code) => !/^[A-Z]{3}$/.test(code) || names.of(code) === code)).toEqual([]);
  expect(new Set(CURRENCIES).size).toBe(153);
});

test.each([
  ['AED', true],
  ['INR', true],
  ['ZMW', true],
  ['inr', false],
  ['XAU', false],
  ['AED AFN', false],
  ['', false],
])('%j is a currency: %s', (code, expected) => {
  expect(isCurrency(code)).toBe(expected);
});
