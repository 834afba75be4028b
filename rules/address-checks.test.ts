import { describe, expect, test } from 'vitest';
import {
  type AddressDraft,
  checkAddress,
  checkEmail,
  checkPhone,
  isEmailAddress,
  readAddress,
  readRegion,
} from './address-checks.ts';
import { COUNTRIES, isCountry } from './countries.ts';
import { textsOf } from './messages.ts';
import { said } from './testing/said.ts';

const RIGHT: AddressDraft = {
  name: 'Asha Rao',
  line1: '12 MG Road',
  city: 'Bengaluru',
  region: 'KA',
  postalCode: '560001',
  country: 'IN',
};
const faultsOf = (changes: AddressDraft, countries: string[] | null = null) =>
  textsOf(checkAddress(readAddress({ ...RIGHT, ...changes }), countries));

describe('an email address', () => {
  test.each([
    'asha@example.com',
    'a.b+c@sub.example.co.in',
    'आशा@उदाहरण.भारत',
    ' asha@example.com ',
    '\u202aasha@example.com\u202c',
  ])('%s is one', (email) => expect(checkEmail(email)).toBe(false));
  test.each([
    ['', 'Email is required'],
    [null, 'Email is required'],
    ['asha', 'Enter a valid email address'],
    ['asha@example', 'Enter a valid email address'],
    ['asha@example.', 'Enter a valid email address'],
    ['@example.com', 'Enter a valid email address'],
    ['a@b@example.com', 'Enter a valid email address'],
    ['asha@example.com, other@example.com', 'Enter a valid email address'],
    ['asha@example.com\r\nBcc: all@example.com', 'Enter a valid email address'],
    ['asha\0@example.com', 'Enter a valid email address'],
    ['"Asha" <asha@example.com>', 'Enter a valid email address'],
    [`${'a'.repeat(250)}@example.com`, 'Enter a valid email address'],
    [`${'a'.repeat(65)}@example.com`, 'Enter a valid email address'],
    ['asha\u200b@example.com', 'Enter a valid email address'],
    ['asha\u202e@example.com', 'Enter a valid email address'],
    ['asha@-example.com', 'Enter a valid email address'],
  ])('%j is none', (email, fault) => expect(said(checkEmail(email))).toBe(fault));
});

test.each([
  ...['', null, '+91 98765 43210', '(022) 2345-6789', '030/123456', '0049 1512 345 6789 01', '९८२२०१२३४५'],
  `9876543${'-'.repeat(32)}2`,
])('%j has the digits of a telephone number, or none at all', (phone) => {
  expect(checkPhone(phone)).toBe(false);
});

test.each([
  ...['12', 'call me', '+91 98765 43210 x 5', '1234567890123456', '+1234567890123456', '+'],
  `9876543${'-'.repeat(33)}2`,
])('%s has not', (phone) => {
  expect(said(checkPhone(phone))).toBe('Enter a phone number with 7 to 15 digits');
});

test('a PIN and a telephone number are stored in ASCII digits', () => {
  const address = readAddress({ ...RIGHT, region: 'MH', postalCode: '४११००१', phone: '९८२२०१२३४५' });
  expect(address).toMatchObject({ postalCode: '411001', phone: '9822012345' });
  expect(checkAddress(address, null)).toEqual({});
});

test.each(['110001', '400001', '560001', '682001', '744101', '797001', '900056'])(
  'PIN %s exists',
  (postalCode) => {
    expect(faultsOf({ postalCode })).not.toHaveProperty('postalCode');
  },
);

test('PIN 999999 does not exist', () => {
  expect(faultsOf({ postalCode: '999999' })).toHaveProperty('postalCode', 'This PIN code does not exist');
});

describe('an address in India', () => {
  test.each([
    ['a state by its letters', { region: 'ka' }],
    ['a state by its name', { region: 'Karnataka' }],
    ['the state of its PIN, where none is named', { region: null }],
    ['a PIN with a space', { postalCode: '560 001' }],
    ['a country in small letters', { country: 'in' }],
  ])('is read with %s', (_, changes) => {
    expect(readAddress({ ...RIGHT, ...changes })).toEqual({ ...RIGHT, line2: null, phone: null });
    expect(faultsOf(changes)).toEqual({});
  });

  test.each([
    ['OR', 'OD'],
    ['TG', 'TS'],
    ['UT', 'UK'],
    ['CT', 'CG'],
    ['odisha', 'OD'],
    ['Tamil Nadu', 'TN'],
    ['Atlantis', 'Atlantis'],
    ['constructor', 'constructor'],
  ])('names the state %s as %s', (region, letters) => {
    expect(readRegion(region, 'IN', null)).toBe(letters);
  });

  test.each([
    [{ postalCode: '056000' }, { postalCode: 'PIN code must have 6 digits' }],
    [{ region: 'MH' }, { region: 'PIN code 560001 is in Karnataka, not in Maharashtra' }],
    [{ region: 'constructor' }, { region: 'Choose a state' }],
    [{ postalCode: '160017', region: null }, { region: 'Choose a state' }],
    [{ name: '' }, { name: 'Name is required' }],
    [{ line1: 'a\nb' }, { line1: 'Address must not contain control characters' }],
    [{ line2: 'x'.repeat(201) }, { line2: 'Address line 2 must be at most 200 characters' }],
    [{ city: 5 }, { city: 'Town or city is required' }],
    [{ country: 'ZZ' }, { country: 'Choose a country' }],
    [{ phone: 'no' }, { phone: 'Enter a phone number with 7 to 15 digits' }],
  ])('with %j has a fault', (changes, faults) => expect(faultsOf(changes)).toMatchObject(faults));

  test.each([
    ['name', 100, 'Name'],
    ['line1', 200, 'Address'],
    ['line2', 200, 'Address line 2'],
    ['city', 100, 'Town or city'],
  ])('has a %s of at most %i characters', (field, most, label) => {
    expect(faultsOf({ [field]: 'x'.repeat(most) })).toStrictEqual({});
    expect(faultsOf({ [field]: 'x'.repeat(most + 1) })).toStrictEqual({
      [field]: `${label} must be at most ${most} characters`,
    });
  });

  test('is in one of the states of its PIN', () => {
    expect(faultsOf({ postalCode: '605001', region: 'TN' })).toStrictEqual({});
    expect(faultsOf({ postalCode: '605001', region: 'KL' })).toEqual({
      region: 'PIN code 605001 is in Puducherry or Tamil Nadu, not in Kerala',
    });
  });

  test('of the army may be in any state', () => {
    expect(faultsOf({ postalCode: '900056', region: 'JK' })).toStrictEqual({});
  });
});

describe('an address elsewhere', () => {
  const paris = { country: 'FR', region: null, postalCode: '75001', city: 'Paris' };

  test('needs no region, and has any postcode', () => {
    expect(faultsOf(paris)).toEqual({});
    expect(faultsOf({ ...paris, region: 'Île-de-France' })).toEqual({});
    expect(faultsOf({ ...paris, postalCode: '' })).toEqual({ postalCode: 'Postcode is required' });
  });

  test.each(['AE', 'HK', 'QA', 'PA', 'ZW'])('in %s needs no postcode, and may have one', (country) => {
    const address = { ...paris, country, city: 'Main town' };
    for (const postalCode of ['', undefined, '0801'])
      expect(faultsOf({ ...address, postalCode })).toEqual({});
  });

  test('is stored as written', () => {
    expect(readAddress({ ...RIGHT, country: 'GB', postalCode: ' SW1A 1AA ', region: 'or' })).toMatchObject({
      postalCode: 'SW1A 1AA',
      region: 'or',
    });
    expect(readRegion('', 'GB', '110001')).toBeNull();
  });

  test('limits the length of postcode and region', () => {
    expect(faultsOf({ ...paris, postalCode: 'x'.repeat(20), region: 'x'.repeat(100) })).toStrictEqual({});
    expect(faultsOf({ ...paris, postalCode: 'x'.repeat(21), region: 'x'.repeat(101) })).toStrictEqual({
      postalCode: 'Postcode must be at most 20 characters',
      region: 'State must be at most 100 characters',
    });
  });

  test('is refused if the shop does not send there', () => {
    expect(faultsOf(paris, ['IN', 'NP'])).toEqual({ country: 'This shop does not ship to this country' });
    expect(faultsOf({}, ['IN', 'NP'])).toEqual({});
  });
});

test('the countries are those of ISO 3166-1, as browsers know them', () => {
  expect(COUNTRIES).toHaveLength(249);
  expect(new Set(COUNTRIES).size).toBe(249);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  expect(COUNTRIES.filter((code) => names.of(code) === code)).toEqual([]);
  expect([isCountry('IN'), isCountry('in'), isCountry('XX'), isCountry('')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  'meera@mela.example',
  'm.e+e_r-a@sub.mela.example',
  'root@localhost',
  'जया@डाक.भारत',
  "o'neil@a.example",
  `a@${'b.'.repeat(122)}example`,
  `ab@${'b.'.repeat(122)}example`,
])('%s is an address', (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  '',
  'meera',
  '@mela.example',
  'meera@',
  'meera@mela..example',
  'meera@-mela.example',
  'a@b@c.example',
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  'Meera <meera@mela.example>',
  'meera@mela.example\r\nBcc: all@mela.example',
  'meera@mela.example\n',
  'meera\u0000@mela.example',
  'me era@mela.example',
  '"meera"@mela.example',
  'meera@[127.0.0.1]',
  `${'a'.repeat(65)}@mela.example`,
  `abcd@${'b.'.repeat(122)}examples`,
  `a@${'b.'.repeat(130)}example`,
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));
