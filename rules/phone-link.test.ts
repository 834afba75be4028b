import { expect, test } from 'vitest';
import { phoneLink, whatsAppLink } from './phone-link.ts';

test.each([
  ['+91 11 4050 6070', 'tel:+911140506070'],
  ['(022) 2345-6789', 'tel:02223456789'],
])('%s is dialled by %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test.each([
  ['+91 98765 43210', 'IN', '919876543210'],
  ['+1 415 555 2671', 'US', '14155552671'],
  ['98765 43210', 'IN', '919876543210'],
  ['415 555 2671', 'US', ''],
  ['98765 43210', undefined, ''],
  ['022 5550 0199', 'IN', ''],
  ['', 'IN', ''],
])('a message to %j in %s goes to %j on WhatsApp', (phone, country, recipient) => {
  expect(whatsAppLink(phone, country, 'Pay & go')).toBe(`https://wa.me/${recipient}?text=Pay%20%26%20go`);
});

test('a chat without a message starts empty', () => {
  expect(whatsAppLink('+91 98100 12345')).toBe('https://wa.me/919810012345');
});
