import { describe, expect, test } from 'vitest';
import { isStatus } from './detail-limits.ts';
import { textsOf } from './messages.ts';
import { checkDetails as check, DETAIL_FIELDS, readAlts, readDetails } from './product-details.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

const checkDetails = (...draft: Parameters<typeof check>) => textsOf(check(...draft));
const WITH_IMAGES = { imageCount: 2, currency: 'INR' };
const ONE_IMAGE = { ...WITH_IMAGES, imageCount: 1 };

describe('checkDetails', () => {
  test.for([
    ['handle', 'Red', 'Handle must be lowercase letters a to z and digits, separated by single hyphens'],
    ['brand', 'x'.repeat(101), 'Brand must be at most 100 characters'],
    ['brand', '\u2800', 'Brand is required'],
    ['sku', 'a\u0007', 'SKU must not contain control characters'],
    ['stock', -1, 'Stock must be a whole number of 0 or more, or empty'],
    ['stock', '1.5', 'Stock must be a whole number of 0 or more, or empty'],
    ['stock', 'many', 'Stock must be a whole number of 0 or more, or empty'],
    ['tags', many(21), 'A product can have at most 20 tags'],
    ['tags', ['x'.repeat(51)], 'Tag must be at most 50 characters'],
    ['tags', ['a,b'], 'A tag must not contain a comma'],
    ['options', many(4).map((name) => ({ name, values: ['a'] })), 'A product can have at most 3 options'],
    ['options', [{ name: 'Size', values: [] }], 'Option Size needs a value'],
    ['options', [{ name: 'Size', values: many(101) }], 'Option Size can have at most 100 values'],
    ['options', [{ name: '', values: ['S'] }], 'Option name is required'],
    ['options', [{ name: 'a:b', values: ['S'] }], 'Option name must not contain a colon'],
    ['options', [{ name: 'Size', values: ['S|M'] }], 'Option value must not contain a |'],
    [
      'options',
      ['Size', 'SIZE'].map((name) => ({ name, values: ['S'] })),
      'Two options must not have the same name',
    ],
    [
      'attributes',
      many(51).map((name) => ({ name, value: 'a' })),
      'A product can have at most 50 attributes',
    ],
    ['attributes', [{ name: 'Weight', value: ' ' }], 'Value of Weight is required'],
    ['status', 'SOLD', 'Status must be active, draft or hidden'],
    [
      'showFrom',
      '31.1.2026',
      'Show from must be a date and time with a time zone, such as 2026-01-31T09:00+05:30',
    ],
    [
      'showUntil',
      '2026-01-31T09:00',
      'Show until must be a date and time with a time zone, such as 2026-01-31T09:00+05:30',
    ],
    ['sku', 'x'.repeat(101), 'SKU must be at most 100 characters'],
    ['seoTitle', 'x'.repeat(201), 'SEO title must be at most 200 characters'],
    ['seoTitle', 'a\nb', 'SEO title must not contain control characters'],
    ['seoDescription', 'x'.repeat(501), 'SEO description must be at most 500 characters'],
    ['barcode', 'x'.repeat(101), 'Barcode must be at most 100 characters'],
    ['weightGrams', -1, 'Weight must be a whole number of grams from 0 to 100000000, or empty'],
    ['cost', -1, 'Cost must be a whole number from 0 to 100000000000, in the currency’s smallest unit'],
    ['options', [{ name: 'x'.repeat(256), values: ['S'] }], 'Option name must be at most 255 characters'],
    ['options', [{ name: 'Size', values: ['x'.repeat(256)] }], 'Option value must be at most 255 characters'],
    ['attributes', [{ name: 'x'.repeat(51), value: 'a' }], 'Attribute name must be at most 50 characters'],
    ['attributes', [{ name: 'a:b', value: 'a' }], 'Attribute name must not contain a colon'],
    [
      'attributes',
      [{ name: 'Care', value: 'x'.repeat(201) }],
      'Value of Care must be at most 200 characters',
    ],
    [
      'attributes',
      ['Care', 'CARE'].map((name) => ({ name, value: 'a' })),
      'Two attributes must not have the same name',
    ],
    ['imageAlts', ['a', 'b', 'c'], 'There are more alt texts than images'],
    ['imageAlts', ['x'.repeat(201)], 'Alt text must be at most 200 characters'],
  ] as const)('of %s %j says: %s', ([field, value, message]) => {
    expect(checkDetails({ [field]: value }, WITH_IMAGES)).toEqual({ [field]: message });
  });

  test('accepts details at their limits', () => {
    const most = {
      ...{ handle: 'x'.repeat(100), brand: 'x'.repeat(100), sku: 'x'.repeat(100), barcode: 'x'.repeat(100) },
      tags: many(20).map((tag) => tag.padEnd(50, 'x')),
      options: many(3).map((name) => ({
        name: name.padEnd(50, 'x'),
        values: many(20).map((value) => value.padEnd(50, 'x')),
      })),
      attributes: many(50).map((name) => ({ name: name.padEnd(50, 'x'), value: 'x'.repeat(200) })),
      imageAlts: ['x'.repeat(200), 'x'.repeat(200)],
      ...{ showFrom: '2026-01-31', showUntil: '2026-01-31T00:00:00.000000001+00:00' },
    };
    expect(checkDetails({ ...most, showUntil: '2026-02-01' }, WITH_IMAGES)).toEqual({});
  });

  test('requires an end later than the beginning, in any time zones', () => {
    const period = { showFrom: '2026-01-31T09:00+05:30', showUntil: '2026-01-31T03:30Z' };
    expect(checkDetails(period, WITH_IMAGES)).toEqual({
      showUntil: '“Show until” must be later than “Show from”',
    });
  });

  test('reports nothing about valid fields', () => {
    expect(
      checkDetails({ tags: ['a'], options: [{ name: 'Size', values: ['S'] }] }, WITH_IMAGES),
    ).toStrictEqual({});
  });

  test('accepts missing fields', () => {
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

describe('checkDetails of variants', () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  const small = { selectedOptions: [{ name: 'Size', value: 'S' }] };

  test('reports each variant’s errors, beside the product’s', () => {
    const draft = { options, brand: '\u2800', sku: 'A', sellingPrice: '20', variants: [small, null] };
    expect(checkDetails(draft, ONE_IMAGE)).toEqual({
      brand: 'Brand is required',
      'variants.1.selectedOptions': 'Choose a value for Size',
    });
    const dear = { ...small, compareAtPrice: 1_999, sku: 'a', image: 1 };
    expect(Object.keys(checkDetails({ ...draft, brand: 'Mela', variants: [dear] }, ONE_IMAGE))).toEqual([
      'variants.0.sku',
      'variants.0.compareAtPrice',
      'variants.0.image',
    ]);
  });

  test('reports nothing if no variants are listed, or if the options are invalid', () => {
    expect(checkDetails({ options, variants: null }, ONE_IMAGE)).toEqual({});
    const wrong = { options: [{ name: 'Size', values: [] }], variants: [small] };
    expect(checkDetails(wrong, ONE_IMAGE)).toEqual({ options: 'Option Size needs a value' });
  });
});

test.each([
  ['ACTIVE', true],
  ['DRAFT', true],
  ['HIDDEN', true],
  ['active', false],
  ['toString', false],
  [['DRAFT'], false],
])('%j is a status: %s', (status, expected) => {
  expect(isStatus(status)).toBe(expected);
});

test('alt texts are cleaned, and a missing one is empty', () => {
  expect(readAlts([' Front ', null, 'e\u0301'])).toEqual(['Front', '', 'é']);
  expect(readAlts('Front')).toEqual([]);
});

describe('readDetails', () => {
  test('has a field for each detail of a product', () => {
    const details = readDetails({
      ...{
        brand: 'Mela',
        sku: 'A',
        barcode: '4006381333931',
        weightGrams: 200,
        cost: 5,
        stock: 0,
        tags: ['a'],
      },
      ...{ options: [{ name: 'Size', values: ['S'] }], attributes: [{ name: 'Care', value: 'by hand' }] },
      ...{ variants: [{ selectedOptions: [{ name: 'Size', value: 'S' }] }], status: 'HIDDEN' },
      ...{ showFrom: new Date(0), showUntil: '2026-01-31' },
      ...{ seoTitle: ' Shirts ', seoDescription: 'Woven in Bagru' },
    });
    // Custom fields are read according to the declarations of the shop's modules (`custom-fields.ts`).
    expect([...Object.keys(details), 'customFields']).toEqual([...DETAIL_FIELDS]);
    expect(details).toMatchObject({
      variants: [{ values: ['S'] }],
      showFrom: new Date(0),
      stock: 0,
      seoTitle: 'Shirts',
    });
  });

  test('is empty for missing details', () => {
    expect(
      readDetails({ brand: ' ', stock: '', tags: [''], options: [], status: 'ACTIVE', showFrom: null }),
    ).toEqual({});
  });

  test('cleans every text, and drops duplicates and blanks', () => {
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

  test('reads a time in any zone, and a date as its midnight in UTC', () => {
    expect(readDetails({ showFrom: '2026-01-31', showUntil: '2026-01-31T09:00+05:30' })).toEqual({
      showFrom: new Date('2026-01-31T00:00:00Z'),
      showUntil: new Date('2026-01-31T03:30:00Z'),
    });
  });
});
