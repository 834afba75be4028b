import { describe, expect, test } from 'vitest';
import { discountPercentage, higherCompareAt, plainAmount, toMinorUnits, toUnits, wasText } from './price.ts';

const PRICES: [amount: unknown, paise: number][] = [
  [0, 0],
  [-0, 0],
  ['0', 0],
  ['0.00', 0],
  [19.99, 1999],
  ['19.99', 1999],
  [0.1 + 0.2, 30],
  [1.1 + 2.2, 330],
  [0.29 * 100, 2900],
  [4.35, 435],
  [1.005 * 100, 10_050],
  [1e3, 100_000],
  ['1000', 100_000],
  ['12.', 1200],
  ['.5', 50],
  ['0.5', 50],
  ['+7', 700],
  ['007', 700],
  [' 19.9 \n', 1990],
  ['19.990', 1999],
  ['5.00000000000', 500],
  [999_999_999.99, 99_999_999_999],
  ['999999999.99', 99_999_999_999],
  [1_000_000_000, 100_000_000_000],
  ['1000000000.00', 100_000_000_000],
];

const NO_PRICES: unknown[] = [
  19.999,
  '19.999',
  19.9999999,
  0.001,
  1e-7,
  Number.MIN_VALUE,
  '1e3',
  '1E3',
  -1,
  '-1',
  -0.01,
  '-0',
  Number.NaN,
  'NaN',
  Number.POSITIVE_INFINITY,
  'Infinity',
  1_000_000_000.01,
  '1000000000.01',
  '10000000000',
  1e21,
  Number.MAX_VALUE,
  '9'.repeat(400),
  '',
  ' ',
  '.',
  '+',
  '++1',
  '1.2.3',
  '1,5',
  '1,000',
  '1 000',
  '0x10',
  '₹20',
  '20 INR',
  '١٢',
  '1\u0000',
  null,
  undefined,
  true,
  10n,
  ['5'],
  { $gt: '' },
  { valueOf: () => 5 },
];

describe('toMinorUnits', () => {
  test.each(PRICES)('reads %j as exactly %i paise', (amount, paise) => {
    expect(toMinorUnits(amount, 'INR')).toBe(paise);
  });

  test.each(NO_PRICES.map((amount) => [amount]))('rejects %o', (amount) => {
    expect(toMinorUnits(amount, 'INR')).toBeNull();
  });

  test('parses whatever toUnits returns, as a number and as text', () => {
    const amounts = Array.from({ length: 20_000 }, (_, index) => index * 5_000_003 + (index % 100));
    for (const paise of [...amounts.filter((amount) => amount <= 1e11), 1, 29, 57, 115, 99_999_999_999]) {
      const rupees = toUnits(paise, 'INR');
      expect(toMinorUnits(rupees, 'INR')).toBe(paise);
      expect(toMinorUnits(JSON.stringify(rupees), 'INR')).toBe(paise);
      expect(toMinorUnits(rupees.toFixed(2), 'INR')).toBe(paise);
    }
  });

  test('rejects a text of any length', () => {
    for (const long of [' '.repeat(100_000), `1.${'0'.repeat(100_000)}x`, `${' '.repeat(100_000)}1x`]) {
      expect(toMinorUnits(long, 'INR')).toBeNull();
    }
  });
});

describe('discountPercentage', () => {
  test.each([
    [20_000, 12_000, 40],
    [3_000, 2_000, 33.33],
    [3_000, 1_000, 66.67],
    [20_000, 19_799, 1.01],
    [40_000, 39_998, 0.01],
    [199_990, 149_950, 25.02],
    [100, 0, 100],
    [100_000_000_000, 99_999_999_999, 0],
    [100_000_000_000, 1, 100],
    [100, 100, 0],
    [0, 0, 0],
  ])('of %i paise that are sold for %i is %f', (regularPrice, sellingPrice, percent) => {
    expect(discountPercentage(regularPrice, sellingPrice)).toBe(percent);
  });
});

test.each([
  ['1,09,000', 10_900_000],
  ['₹1,09,000.50', 10_900_050],
  [' ₹ 3,299 ', 329_900],
  ['1,000,000', 100_000_000],
  ['10,00,00,000', 10_000_000_000],
  ['3299', 329_900],
  ['₹.5', null],
  ['1,0900', null],
  ['1,09', null],
  ['1,,000', null],
  [',100', null],
  ['1.500,00', null],
])('%s, as people write it, is %s paise', (text, paise) => {
  expect(toMinorUnits(plainAmount(text, 'INR'), 'INR')).toBe(paise);
});

describe('in other currencies', () => {
  test.for([
    ['JPY', '1499', 1_499],
    ['JPY', '1,499', 1_499],
    ['JPY', '¥1,499.00', 1_499],
    ['JPY', '1499.5', null],
    ['JPY', 100_000_000_000, 100_000_000_000],
    ['JPY', 100_000_000_001, null],
    ['KWD', '1.234', 1_234],
    ['KWD', '1.5', 1_500],
    ['KWD', 1.001, 1_001],
    ['KWD', '1.2345', null],
    ['KWD', 'KWD 1,234.500', 1_234_500],
    ['USD', '$1,234.50', 123_450],
    ['USD', 'USD 12', 1_200],
    ['USD', '₹12', null],
    ['INR', '$12', null],
    ['INR', '¥12', null],
  ] as const)('of %s %j is %j minor units', ([currency, said, minorUnits]) => {
    const text = typeof said === 'string' ? plainAmount(said, currency) : said;
    expect(toMinorUnits(text, currency)).toBe(minorUnits);
  });

  test.for([
    ['INR', 149_950, 1_499.5],
    ['JPY', 1_499, 1_499],
    ['KWD', 1_499, 1.499],
  ] as const)('of %s %d minor units are %d', ([currency, minorUnits, units]) => {
    expect(toUnits(minorUnits, currency)).toBe(units);
  });
});

test.each([
  ['higher', 101, 101],
  ['equal', 100, null],
  ['lower', 99, null],
  ['nothing', 0, null],
  ['missing', null, null],
  ['absent', undefined, null],
  ['no number', Number.NaN, null],
])('a compare-at price that is %s than the price', (_, compareAtPrice, shown) => {
  expect(higherCompareAt(100, compareAtPrice)).toBe(shown);
});

const rupees = (amount: number) => ({ amount, currency: 'INR' });

test('only a compare-at price higher than the price is displayed', () => {
  expect(wasText(rupees(10_000), rupees(12_000))).toBe('₹120');
  expect(wasText(rupees(10_000), rupees(10_000))).toBe('');
  expect(wasText(rupees(10_000), rupees(9_000))).toBe('');
  expect(wasText(rupees(10_000), null)).toBe('');
  expect(wasText(undefined, rupees(9_000))).toBe('');
});
