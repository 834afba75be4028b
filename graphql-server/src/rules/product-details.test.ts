import { describe, expect, test } from 'vitest';
import { checkDetails, readDetails } from './product-details.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

const WITH_IMAGES = { imageCount: 2, currency: 'INR' };

describe('checkDetails', () => {
  test.for([
    ['handle', 'Red', 'Handle must be small letters a to z and digits, joined by single hyphens'],
    ['brand', 'x'.repeat(101), 'Brand must be at most 100 characters'],
    ['brand', '\u200b', 'Brand is required'],
    ['sku', 'a\u0007', 'SKU must not have control characters'],
    ['stock', -1, 'Stock must be a whole number from 0, or empty'],
    ['stock', '1.5', 'Stock must be a whole number from 0, or empty'],
    ['stock', 'many', 'Stock must be a whole number from 0, or empty'],
    ['tags', many(21), 'At most 20 tags can be given'],
    ['tags', ['x'.repeat(51)], 'Tag must be at most 50 characters'],
    ['tags', ['a,b'], 'A tag must not have a comma'],
    ['options', many(4).map((name) => ({ name, values: ['a'] })), 'At most 3 options can be given'],
    ['options', [{ name: 'Size', values: [] }], 'Option Size needs a value'],
    ['options', [{ name: 'Size', values: many(21) }], 'Option Size can have at most 20 values'],
    ['options', [{ name: '', values: ['S'] }], 'Option name is required'],
    ['options', [{ name: 'a:b', values: ['S'] }], 'Option name must not have a colon'],
    ['options', [{ name: 'Size', values: ['S|M'] }], 'Option value must not have a |'],
    [
      'options',
      ['Size', 'SIZE'].map((name) => ({ name, values: ['S'] })),
      'Two options must not have the same name',
    ],
    ['attributes', many(51).map((name) => ({ name, value: 'a' })), 'At most 50 attributes can be given'],
    ['attributes', [{ name: 'Weight', value: ' ' }], 'Value of Weight is required'],
    ['status', 'SOLD', 'Status must be active, draft or hidden'],
    [
      'showFrom',
      '31.1.2026',
      'Show from must be a date and time with its zone, such as 2026-01-31T09:00+05:30',
    ],
    [
      'showUntil',
      '2026-01-31T09:00',
      'Show until must be a date and time with its zone, such as 2026-01-31T09:00+05:30',
    ],
    ['imageAlts', ['a', 'b', 'c'], 'There are more alternative texts than images'],
    ['imageAlts', ['x'.repeat(201)], 'Alternative text must be at most 200 characters'],
  ] as const)('of %s %j says: %s', ([field, value, message]) => {
    expect(checkDetails({ [field]: value }, WITH_IMAGES)).toEqual({ [field]: message });
  });

  test('asks for an end that is later than the beginning, in whatever zones they are', () => {
    const period = { showFrom: '2026-01-31T09:00+05:30', showUntil: '2026-01-31T03:30Z' };
    expect(checkDetails(period, WITH_IMAGES)).toEqual({
      showUntil: 'Show until must be later than show from',
    });
  });

  test('has nothing against what is not said', () => {
    const blank = {
      handle: '',
      brand: ' ',
      sku: null,
      stock: '',
      tags: [' '],
      options: [],
      attributes: null,
    };
    expect(
      checkDetails({ ...blank, status: null, showFrom: '', imageAlts: ['', null] }, WITH_IMAGES),
    ).toEqual({});
  });
});

describe('readDetails', () => {
  test('is empty where nothing is said', () => {
    expect(
      readDetails({ brand: ' ', stock: '', tags: [''], options: [], status: 'ACTIVE', showFrom: null }),
    ).toEqual({});
  });

  test('cleans every text, and drops what is said twice or is blank', () => {
    const options = [
      { name: ' Size ', values: ['S', ' S', 'e\u0301'] },
      { name: ' ', values: [] },
    ];
    const attributes = [
      { name: 'Weight ', value: ' 200 g' },
      { name: '', value: '' },
    ];
    expect(
      readDetails({
        brand: ' Mela',
        stock: ' 07 ',
        tags: ['a', 'b ', 'a'],
        options,
        attributes,
        status: 'DRAFT',
      }),
    ).toEqual({
      brand: 'Mela',
      stock: 7,
      tags: ['a', 'b'],
      options: [{ name: 'Size', values: ['S', 'é'] }],
      attributes: [{ name: 'Weight', value: '200 g' }],
      status: 'DRAFT',
    });
  });

  test('reads a moment in any zone, and a date as its midnight in UTC', () => {
    expect(readDetails({ showFrom: '2026-01-31', showUntil: '2026-01-31T09:00+05:30' })).toEqual({
      showFrom: new Date('2026-01-31T00:00:00Z'),
      showUntil: new Date('2026-01-31T03:30:00Z'),
    });
  });
});
