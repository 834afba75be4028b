import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['+91 11 4050 6070', 'tel:+911140506070'],
  ['(022) 2345-6789', 'tel:02223456789'],
])('%s is dialled by %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
