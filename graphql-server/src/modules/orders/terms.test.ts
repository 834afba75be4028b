import { expect, test } from 'vitest';
import { searchedNumber, searchedTerms, termsOf, termsWithoutContact } from './terms.ts';

const ADDRESS = {
  ...{ name: 'Asha Rao', line1: '12 MG Road', line2: null, city: 'Pune', region: 'MH' },
  ...{ postalCode: '411001', country: 'IN', phone: '020-2612 3456' },
};
const ORDER = {
  number: 2034,
  email: 'asha.r@example.com',
  phone: '+91 98765 43210',
  shippingAddress: ADDRESS,
  billingAddress: null,
  lines: [{ title: 'Brass lamp', variantTitle: 'Red / M', sku: 'LAMP-7' }],
};

/** Whether a search finds the order. It matches like the server: a prefix of a key, or a whole key. */
const isFound = (search: string) => {
  const keys = termsOf(ORDER);
  const number = searchedNumber(search);
  if (number !== null) return number === ORDER.number;
  const terms = searchedTerms(search);
  return (
    terms.length > 0 &&
    terms.every(({ term, whole }) => keys.some((key) => key === whole || key.startsWith(term)))
  );
};

test.each([
  '9876543210',
  '+91 98765 43210',
  '098765-43210',
  '0091 (98765) 43210',
  '987654',
  '020 2612 3456',
  '411001',
  'brass',
  'Lam',
  'lamp-7',
  'LAMP-7',
  'asha rao',
  'asha brass',
  'asha.r@example.com',
  '2034',
  '#2034',
])('an order is found by %s', (search) => {
  expect(isFound(search)).toBe(true);
});

test.each(['9876543211', '411002', '203', 'lamp-8', 'wool', '#411001', 'asha wool'])(
  'an order is not found by %s',
  (search) => {
    expect(isFound(search)).toBe(false);
  },
);

test('an erased order is found by its items only', () => {
  expect(termsWithoutContact(ORDER)).toEqual(['#2034', 'brass', 'lamp', 'red', 'm', 'lamp-7']);
});

test('digits of all scripts find numbers and titles', () => {
  expect(searchedNumber('१००१')).toBe(1001);
  expect(searchedNumber('#১০০১')).toBe(1001);
  expect(searchedTerms('९८२२०१२३४५')).toEqual(searchedTerms('9822012345'));
  expect(searchedTerms('٤١١٠٠١')).toEqual(searchedTerms('411001'));
  expect(searchedTerms('rao ४११')).toEqual([{ term: 'rao' }, { term: '411', whole: '४११' }]);
});
