import { expect, test } from 'vitest';
import { addedTaxes, arrivalText, shippingText, taxText } from './order-words.ts';

const rupees = (amount: number) => ({ amount, currency: 'INR' });

test('shipping without cost is free', () => {
  expect(shippingText(rupees(0))).toBe('Free');
  expect(shippingText(rupees(4_900))).toBe('₹49');
});

test('taxes are named with their rates, and break only between each other', () => {
  const amount = rupees(9_000);
  const taxes = [
    { kind: 'CGST' as const, rate: 9, amount },
    { kind: 'SGST' as const, rate: 9, amount },
  ];
  expect(taxText({ taxes, isTaxIncluded: true })).toBe(
    'Includes CGST\u00a09%\u00a0₹90, SGST\u00a09%\u00a0₹90',
  );
  const tax = [{ kind: 'TAX' as const, rate: 20, amount }];
  expect(taxText({ taxes: tax, isTaxIncluded: true })).toBe('Includes Tax\u00a020%\u00a0₹90');
  expect(taxText({ taxes: [], isTaxIncluded: true })).toBe('');
  expect(addedTaxes({ taxes, isTaxIncluded: true })).toEqual([]);
});

test('taxes that are added to the prices are rows of the totals', () => {
  const taxes = [{ kind: 'IGST' as const, rate: 18, amount: rupees(9_000) }];
  expect(addedTaxes({ taxes, isTaxIncluded: false })).toEqual([{ label: 'IGST\u00a018%', value: '₹90' }]);
  expect(taxText({ taxes, isTaxIncluded: false })).toBe('');
});

test('an arrival is a day or a range of days', () => {
  const day = (date: string) => `${date}T00:00:00.000Z`;
  const [from, until] = [day('2026-03-02'), day('2026-03-05')];
  expect(arrivalText({ from, until })).toMatch(/^Arrives between Mon,? 2 March and Thu,? 5 March$/);
  expect(arrivalText({ from, until: from })).toMatch(/^Arrives by Mon,? 2 March$/);
  expect(arrivalText(null)).toBe('');
});
