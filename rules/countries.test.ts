import { formatAddress } from 'localized-address-format';
import { expect, test } from 'vitest';
import { COUNTRIES, usesPostcode } from './countries.ts';

test.each([
  'AE',
  'AG',
  'AO',
  'BS',
  'BW',
  'BZ',
  'CM',
  'FJ',
  'GD',
  'GH',
  'HK',
  'JM',
  'MO',
  'PA',
  'QA',
  'RW',
  'SY',
  'UG',
  'YE',
  'ZW',
])('%s has no postcodes', (country) => expect(usesPostcode(country)).toBe(false));

test.each([
  'IN',
  'US',
  'CA',
  'GB',
  'DE',
  'FR',
  'AU',
  'NZ',
  'JP',
  'CN',
  'SG',
  'NP',
  'LK',
  'BD',
  'PK',
  'SA',
  'BR',
  'ZA',
  'PL',
])('%s has postcodes', (country) => expect(usesPostcode(country)).toBe(true));

test('every country has a result, and so has an unknown one', () => {
  expect(COUNTRIES.filter((country) => !usesPostcode(country)).length).toBeGreaterThan(40);
  for (const text of ['', 'XX', 'constructor', '__proto__']) expect(usesPostcode(text)).toBe(false);
});

test('every country has the format of Google’s address data', () => {
  const POSTCODE = 'POSTCODE';
  const isWritten = (postalCountry: string) =>
    formatAddress({ postalCountry, addressLines: ['1'], locality: 'L', postalCode: POSTCODE }).some((line) =>
      line.includes(POSTCODE),
    );
  for (const country of COUNTRIES) expect(usesPostcode(country), country).toBe(isWritten(country));
});
