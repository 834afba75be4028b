import { expect, test } from 'vitest';
import type { SellingTerms } from '../selling-terms.ts';
import { fillIn } from './fill-in.ts';
import { neutralHelp, neutralPrivacy, neutralTerms } from './neutral-texts.ts';
import { SAMPLE_CONTENT } from './sample-content.ts';

const TERMS: SellingTerms = {
  ...{ shippingPercent: 0, freeShippingFrom: null, deliveryDays: null, countries: ['IN'] },
  ...{ paymentMethods: ['cash_on_delivery'], cashOnDeliveryUpTo: null },
};
const NO_DELIVERY = { delivery: '' };

test.each<[SellingTerms['paymentMethods'], string]>([
  [['upi'], 'You can pay by UPI.'],
  [['cash_on_delivery', 'bank_transfer'], 'You can pay in cash on delivery or by bank transfer.'],
  [
    ['cash_on_delivery', 'upi', 'bank_transfer'],
    'You can pay in cash on delivery, by UPI, or by bank transfer.',
  ],
])('help says how orders are paid: %j', (paymentMethods, said) => {
  expect(neutralHelp({ ...TERMS, paymentMethods }, NO_DELIVERY)['payments']).toContain(said);
});

test('help mentions the arrival in the checkout only if the shop has set delivery times', () => {
  expect(neutralHelp(TERMS, NO_DELIVERY)['shipping']).toBe(
    'The checkout shows what shipping costs before you place your order.',
  );
  expect(neutralHelp({ ...TERMS, deliveryDays: [2, 4] }, NO_DELIVERY)['shipping']).toBe(
    'The checkout shows what shipping costs and when it arrives before you place your order.',
  );
});

test.each([
  [
    'email and phone',
    { email: 'a@b.example', phone: '+91 22 1' },
    'To order, write to [a@b.example](mailto:a@b.example) or call [+91 22 1](tel:+91221), and we agree',
  ],
  [
    'email',
    { email: 'a@b.example', phone: '' },
    'To order, write to [a@b.example](mailto:a@b.example), and we agree',
  ],
  ['phone', { email: '', phone: '123' }, 'To order, call [123](tel:123), and we agree'],
  [
    'WhatsApp',
    { email: '', phone: '', whatsapp: '+91 98100 12345' },
    'To order, chat on [WhatsApp](https://wa.me/919810012345), and we agree',
  ],
  [
    'email, phone and WhatsApp',
    { email: 'a@b.example', phone: '123', whatsapp: '+91 98100 12345' },
    '(mailto:a@b.example), call [123](tel:123), or chat on [WhatsApp](https://wa.me/919810012345), and',
  ],
])('help names the ways to reach a shop: %s', (_, ways, said) => {
  const shop = { ...SAMPLE_CONTENT.shop, ...ways };
  expect(fillIn(neutralHelp(null, shop)['payments'] ?? '', { shop })).toContain(said);
});

test('help omits contact details that the shop has not entered', () => {
  const shop = { ...SAMPLE_CONTENT.shop, email: '', phone: '' };
  expect(fillIn(neutralHelp(null, shop)['payments'] ?? '', { shop })).toBe(
    'You cannot pay online in this shop.',
  );
});

test.each([
  [
    'privacy',
    neutralPrivacy(true).current,
    ['What this website does', 'What we need for an order', 'Your rights'],
  ],
  [
    'privacy',
    neutralPrivacy(false).current,
    ['What this website does', 'What we need for an order', 'Your rights'],
  ],
  [
    'terms',
    neutralTerms(true, 'INR').current,
    ['Order and price', 'Delivery', 'Cancellation and returns', 'Warranty', 'Law'],
  ],
  [
    'terms',
    neutralTerms(false, 'EUR').current,
    ['Order and price', 'Delivery', 'Returns', 'Warranty', 'Law'],
  ],
])('the text on %s has headings, each above a paragraph', (_, text, headings) => {
  const parts = text.split('\n\n');
  expect(parts.filter((part) => part.startsWith('## '))).toEqual(headings.map((heading) => `## ${heading}`));
  expect(text).not.toMatch(/^## .*\n\n(##|$)/m);
});
