import { expect, test } from 'vitest';
import { arrivalText, shippingText, taxText } from './order-words.ts';

const rupees = (amount: number) => ({ amount, currency: 'INR' });

test('shipping that costs nothing is free', () => {
  expect(shippingText(rupees(0))).toBe('Free');
  expect(shippingText(rupees(4_900))).toBe('₹49');
});

test('taxes are named with their rates, and break between each other only', () => {
  const amount = rupees(9_000);
  const both = taxText([
    { kind: 'CGST', rate: 9, amount },
    { kind: 'SGST', rate: 9, amount },
  ]);
  expect(both).toBe('Taxes in it: CGST\u00a09%\u00a0₹90, SGST\u00a09%\u00a0₹90');
  expect(taxText([{ kind: 'TAX', rate: 20, amount }])).toBe('Taxes in it: Tax\u00a020%\u00a0₹90');
  expect(taxText([])).toBe('');
});

test('an arrival is a day or the days between two', () => {
  const day = (date: string) => `${date}T00:00:00.000Z`;
  const [from, until] = [day('2026-03-02'), day('2026-03-05')];
  expect(arrivalText({ from, until })).toMatch(/^Arrives between Mon,? 2 March and Thu,? 5 March$/);
  expect(arrivalText({ from, until: from })).toMatch(/^Arrives by Mon,? 2 March$/);
  expect(arrivalText(null)).toBe('');
});
