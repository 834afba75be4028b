import { expect, test } from 'vitest';
import type { SellingTerms } from '../selling-terms.ts';
import { SELLING_PRIVACY, SELLING_TERMS, sellingHelp, withTracking } from './selling-content.ts';

const TRACKING = { title: 'Track Your Order', link: '/account' };
const groupOf = (heading: string, ...links: string[]) => ({
  heading,
  links: links.map((link) => ({ title: link, link })),
});
const [SHOP, HELP, ABOUT] = [
  groupOf('Shop', '/shop'),
  groupOf('Help', '/contactus', '/help#faq'),
  groupOf('About', '/about'),
];
const TERMS: SellingTerms = {
  ...{ shippingPercent: 0, freeShippingFrom: null, deliveryDays: null, countries: ['IN'] },
  ...{ paymentMethods: ['cash_on_delivery'], cashOnDeliveryUpTo: null },
};

test('an order can be followed from among the links to help', () => {
  expect(withTracking([SHOP, HELP, ABOUT])).toEqual([
    SHOP,
    { ...HELP, links: [...HELP.links, TRACKING] },
    ABOUT,
  ]);
  expect(withTracking([HELP, SHOP])[0]?.links.at(-1)).toEqual(TRACKING);
});

test('an order can be followed from the last links, where none lead to help', () => {
  expect(withTracking([SHOP, ABOUT])).toEqual([SHOP, { ...ABOUT, links: [...ABOUT.links, TRACKING] }]);
  expect(withTracking([])).toEqual([]);
});

test('links of the operator that lead to orders already stay as they are', () => {
  const groups = [SHOP, groupOf('Yours', '/wishlist', '/account'), HELP];
  expect(withTracking(groups)).toEqual(groups);
});

test.each<[SellingTerms['paymentMethods'], string]>([
  [['upi'], 'You pay by UPI.'],
  [['cash_on_delivery', 'bank_transfer'], 'You pay in cash when it arrives or by bank transfer.'],
  [
    ['cash_on_delivery', 'upi', 'bank_transfer'],
    'You pay in cash when it arrives, by UPI, or by bank transfer.',
  ],
])('help says how orders are paid: %j', (paymentMethods, said) => {
  expect(sellingHelp({ ...TERMS, paymentMethods })['payments']).toContain(said);
});

test('help promises to say when an order arrives only where the shop says so', () => {
  expect(sellingHelp(TERMS)['shipping']).toBe(
    'The checkout says what it costs to send your order, before you place it.',
  );
  expect(sellingHelp({ ...TERMS, deliveryDays: [2, 4] })['shipping']).toBe(
    'The checkout says what it costs to send your order, and when it arrives, before you place it.',
  );
});

test.each([
  ['privacy', SELLING_PRIVACY, ['What these pages do', 'What an order needs', 'What you may ask of us']],
  ['terms', SELLING_TERMS, ['Order and price', 'Delivery', 'Cancellation and returns', 'Warranty', 'Law']],
])('the text on %s has these headings, each above a paragraph', (_, text, headings) => {
  const parts = text.split('\n\n');
  expect(parts.filter((part) => part.startsWith('## '))).toEqual(headings.map((heading) => `## ${heading}`));
  expect(text).not.toMatch(/^## .*\n\n(##|$)/m);
});
