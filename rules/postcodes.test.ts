import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { usesPostcode } from './postcodes.ts';

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

test('every country has an answer, and so has what is no country', () => {
  expect(COUNTRIES.filter((country) => !usesPostcode(country)).length).toBeGreaterThan(40);
  for (const text of ['', 'XX', 'constructor', '__proto__']) expect(usesPostcode(text)).toBe(false);
});
