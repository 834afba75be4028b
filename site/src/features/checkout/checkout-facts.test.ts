import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import { expect, test } from 'vitest';
import { checkoutFacts } from './checkout-facts.ts';

const TERMS: SellingTerms = {
  ...{ shippingPercent: null, freeShippingFrom: null, deliveryDays: null, countries: ['IN'] },
  ...{ paymentMethods: ['cash_on_delivery', 'upi'], cashOnDeliveryUpTo: 50_000_00 },
};

test('countries have their names and their order, India first', () => {
  const { countries } = checkoutFacts({ ...TERMS, countries: ['US', 'DE', 'IN', 'AE'] }, 'INR');
  expect(countries).toEqual([
    { code: 'IN', name: 'India' },
    { code: 'DE', name: 'Germany' },
    { code: 'AE', name: 'United Arab Emirates' },
    { code: 'US', name: 'United States' },
  ]);
});

test('without India the first by name is the default', () => {
  const { countries } = checkoutFacts({ ...TERMS, countries: ['US', 'DE', 'FR'] }, 'INR');
  expect(countries.map(({ code }) => code)).toEqual(['FR', 'DE', 'US']);
});

test('only cash on delivery has a highest total, in the shop’s currency', () => {
  const { methods } = checkoutFacts(TERMS, 'INR');
  expect(methods.map(({ method, upTo, upToText }) => [method, upTo, upToText])).toEqual([
    ['cash_on_delivery', 50_000_00, '₹50,000'],
    ['upi', null, null],
  ]);
  expect(methods.every(({ title, text }) => title && text)).toBe(true);
  expect(checkoutFacts(TERMS, 'EUR').methods[0]?.upToText).toBe('€50,000');
});

test('a highest total of nothing is one, and none is none', () => {
  const upToOf = (cashOnDeliveryUpTo: number | null) =>
    checkoutFacts({ ...TERMS, cashOnDeliveryUpTo }, 'INR').methods[0];
  expect(upToOf(0)).toMatchObject({ upTo: 0, upToText: '₹0' });
  expect(upToOf(null)).toMatchObject({ upTo: null, upToText: null });
});

test('a payment method without a view is named as it is', () => {
  const { methods } = checkoutFacts({ ...TERMS, paymentMethods: ['barter' as 'upi'] }, 'INR');
  expect(methods).toEqual([{ method: 'barter', title: 'barter', text: '', upTo: null, upToText: null }]);
});
