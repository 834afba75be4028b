import { describe, expect, test } from 'vitest';
import { readAddress } from './address-checks.ts';
import { COUNTRIES } from './countries.ts';
import { textsOf } from './messages.ts';
import { checkAddressWithPhone, checkPhoneNumber } from './phone-numbers.ts';
import { said } from './testing/said.ts';

const NO_SUCH_NUMBER =
  'This phone number does not exist. For a number in another country, start with + and the country code';

test.each([
  ...['9822012345', '९८२२०१२३४५', '09822012345', '+91 98220 12345', '0091 98220 12345', '919822012345'],
  ...['022 2345 6789', '(022) 2345-6789', '1800 123 4567', '+1 212 555 0100', '+٩١ ٩٨٢٢٠١٢٣٤٥', '', null],
])('%j is a telephone number for an address in India, or none at all', async (phone) => {
  expect(await checkPhoneNumber(phone, 'IN')).toBe(false);
});

test.each([
  ...['1234567890', '98220123451234', '+91 1234567890', '0123 4567 890', '0000000000', '2212345678'],
  ...['+44 20 7946', '+999 98220 12345', '0044 20 7946'],
])('%s is not', async (phone) => {
  expect(said(await checkPhoneNumber(phone, 'IN'))).toBe(NO_SUCH_NUMBER);
});

test('a number without enough digits is rejected', async () => {
  for (const phone of ['5 digits', '12', 'call me', '+919822012345123', '9822012345 x 5'])
    expect(said(await checkPhoneNumber(phone, 'IN'))).toMatch(/^(?:Enter|This) /);
});

test.each([
  ['GB', '020 7946 0018'],
  ['US', '(212) 555-0100'],
  ['US', '0044 20 7946 0018'],
  ['FR', '01 23 45 67 89'],
  ['DE', '030/123456'],
  ['AE', '050 123 4567'],
  ['JP', '03-1234-5678'],
])('in %s, %s is a telephone number', async (country, phone) => {
  expect(await checkPhoneNumber(phone, country)).toBe(false);
});

describe('if the country is unknown, or has no number format', () => {
  test.each([undefined, '', 'AQ', 'ZZ', 'constructor', '__proto__'])(
    '(%j), a number needs to exist only with a country code',
    async (country) => {
      expect(await checkPhoneNumber('9822012345', country)).toBe(false);
      expect(await checkPhoneNumber('9820012345', country)).toBe(false);
      expect(await checkPhoneNumber('+91 98220 12345', country)).toBe(false);
      expect(said(await checkPhoneNumber('+91 98220 123451', country))).toBe(NO_SUCH_NUMBER);
      expect(said(await checkPhoneNumber('12', country))).toBe('Enter a phone number with 7 to 15 digits');
    },
  );
});

test('every country has a result', async () => {
  for (const country of COUNTRIES) expect(await checkPhoneNumber('+91 98220 12345', country)).toBe(false);
});

test('an address reports all its errors, including the telephone number', async () => {
  const address = { name: '', line1: '12 MG Road', city: 'Bengaluru', region: 'KA', postalCode: '560001' };
  expect(
    textsOf(await checkAddressWithPhone(readAddress({ ...address, country: 'IN', phone: '1234567890' }))),
  ).toEqual({ name: 'Name is required', phone: NO_SUCH_NUMBER });
});
