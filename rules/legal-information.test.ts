import { expect, test } from 'vitest';
import {
  checkBestBefore,
  countryOfOrigin,
  LEGAL_FIELDS,
  LEGAL_INFORMATION,
  lacksLegalInformation,
  legalFacts,
} from './legal-information.ts';
import { said } from './testing/said.ts';

test.each(['2027-03', '2027-03-31', '2028-02-29', '1', '12', '120'])('accepts best before %j', (text) => {
  expect(checkBestBefore(text)).toBe(false);
});

test.each(['2027', '2027-13', '2027-02-30', '2027-00', '0', '1200', 'soon', '31.3.2027', '-5'])(
  'refuses best before %j',
  (text) => {
    expect(said(checkBestBefore(text))).toMatch(/^Best before must be/);
  },
);

test.each([
  [{}, true],
  [{ country: 'India', quantity: '1 piece' }, true],
  [{ country: 'India', manufacturer: 'Mela' }, true],
  [{ quantity: '1 piece', packer: 'Mela' }, true],
  [{ country: 'India', quantity: '1 piece', packer: 'Mela' }, false],
  [{ country: 'China', quantity: '1 piece', importer: 'Mela', mrp: { amount: 100 } }, false],
])('of %j a declaration is missing: %j', (own, isMissing) => {
  expect(lacksLegalInformation({ [LEGAL_INFORMATION]: own })).toBe(isMissing);
});

test('a month as spreadsheet programs write it is read again', () => {
  const field = LEGAL_FIELDS.find(({ name }) => name === 'best-before');
  const mended = (cells: string[]) => cells.map((cell) => field?.mendCell(cell));
  expect(mended(['Jan-27', 'Mar-27', 'mar-27', 'DEC-09'])).toEqual([
    '2027-01',
    '2027-03',
    '2027-03',
    '2009-12',
  ]);
  const others = ['', 'Foo-27', 'Mar-2027', '1-Mar-27', '2027-03', '12'];
  expect(mended(others)).toEqual(others);
});

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ taxes: { country: 'India' } }, undefined],
  [{ [LEGAL_INFORMATION]: { quantity: '1 piece' } }, undefined],
  [{ [LEGAL_INFORMATION]: { country: 'India', quantity: '1 piece' } }, 'India'],
])('the country of origin in %j is %s', (fields, country) => {
  expect(countryOfOrigin(fields)).toBe(country);
});

test('a product without any has no facts', () => {
  expect(legalFacts(undefined, 'INR')).toEqual([]);
  expect(legalFacts({ taxes: { hsn: '6204' } }, 'INR')).toEqual([]);
});

test('facts have their legal names, in order', () => {
  const own = { 'best-before': '12', mrp: { amount: 129_900 }, country: 'India', quantity: '1 piece' };
  expect(legalFacts({ [LEGAL_INFORMATION]: own }, 'INR')).toEqual([
    { name: 'MRP (incl. of all taxes)', value: '₹1,299' },
    { name: 'Country of origin', value: 'India' },
    { name: 'Net quantity', value: '1 piece' },
    { name: 'Best before', value: '12 months from manufacture' },
  ]);
});

test.each([
  ['1', '1 month from manufacture'],
  ['2027-03', 'March 2027'],
  ['2027-03-31', '31 March 2027'],
])('writes best before %j as %j', (text, shown) => {
  expect(legalFacts({ [LEGAL_INFORMATION]: { 'best-before': text } }, 'INR')[0]?.value).toBe(shown);
});
