import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textsOf } from './messages.ts';
import { checkVariants } from './variant-checks.ts';
import {
  cheapestOf,
  combinationsOf,
  countCombinations,
  firstCombinations,
  type ProductOption,
  readVariants,
  readWeight,
  selectedOptions,
  skuKey,
  VARIANT_LIMITS,
  type Variant,
  variantPrices,
  variantsFrom,
  variantTitle,
} from './variants.ts';

const COLOUR = { name: 'Colour', values: ['Red', 'Blue'] };
const SIZE = { name: 'Size', values: ['S', 'M'] };
const PRODUCT = { imageCount: 2, sku: 'OWN', sellingPrice: 10_000 };
const red = (own: object = {}) => ({ selectedOptions: [{ name: 'Colour', value: 'Red' }], ...own });
const blue = (own: object = {}) => ({ selectedOptions: [{ name: 'Colour', value: 'Blue' }], ...own });

/** Generates valid options that do not have too many combinations. */
const someOptions = fc
  .uniqueArray(fc.constantFrom('Colour', 'Size', 'Cloth'), { minLength: 1, maxLength: 3 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'é', '1'), { minLength: 1, maxLength: 4 })
          .map((values): ProductOption => ({ name, values })),
      ),
    ),
  );

describe('the prices of a variant', () => {
  test.each([
    ['are those of its product', {}, { price: 100, compareAtPrice: 200 }],
    ['are its own', { price: 50, compareAtPrice: 60 }, { price: 50, compareAtPrice: 60 }],
    [
      'are not on sale by an equal compare-at price',
      { compareAtPrice: 100 },
      { price: 100, compareAtPrice: null },
    ],
    ['are not on sale above the regular price', { price: 300 }, { price: 300, compareAtPrice: null }],
    ['may be nothing', { price: 0 }, { price: 0, compareAtPrice: 200 }],
  ])('%s', (_, own, expected) => {
    expect(variantPrices({ sellingPrice: 100, regularPrice: 200 }, own)).toEqual(expected);
  });

  test.each([100, 90])('of a product with the regular price %i have no compare-at price', (regularPrice) => {
    const product = { sellingPrice: 100, regularPrice };
    for (const [own, price] of [
      [{}, 100],
      [{ price: 60 }, 60],
      [{ price: 120 }, 120],
      [{ compareAtPrice: 80 }, 100],
    ] as const)
      expect(variantPrices(product, own)).toEqual({ price, compareAtPrice: null });
    expect(variantPrices(product, { compareAtPrice: 130 })).toEqual({ price: 100, compareAtPrice: 130 });
  });
});

describe('combinations', () => {
  test('change the last option first', () => {
    expect(combinationsOf([COLOUR, SIZE]).map((values) => variantTitle({ values }))).toEqual([
      'Red / S',
      'Red / M',
      'Blue / S',
      'Blue / M',
    ]);
    expect(combinationsOf([])).toEqual([]);
  });

  test('beyond the limit are none, or the first 250 on request', () => {
    const values = Array.from({ length: 20 }, (_, index) => String(index));
    const many = ['A', 'B', 'C'].map((name) => ({ name, values }));
    expect(countCombinations(many)).toBe(8_000);
    expect(combinationsOf(many)).toEqual([]);
    const first = firstCombinations(many);
    expect(first).toHaveLength(VARIANT_LIMITS.variants);
    expect([first[0], first.at(-1)]).toEqual([
      ['0', '0', '0'],
      ['0', '12', '9'],
    ]);
  });

  test('are unique, and valid as variants', () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        const combinations = combinationsOf(options);
        expect(combinations).toHaveLength(countCombinations(options));
        expect(new Set(combinations.map(String)).size).toBe(combinations.length);
        const drafts = combinations.map((values) => ({ selectedOptions: selectedOptions(options, values) }));
        expect(checkVariants(options, drafts, PRODUCT)).toEqual({});
        expect(readVariants(options, drafts)).toEqual(combinations.map((values) => ({ values })));
      }),
    );
  });
});

describe('errors of variants', () => {
  test.each<[string, object[], Record<string, string | RegExp>]>([
    [
      'nothing',
      [
        red({ sku: 'A', price: 0, image: 0, isSold: true }),
        blue({ sku: 'B', compareAtPrice: 10_000, image: 1 }),
      ],
      {},
    ],
    ['no variant', [], { variants: 'A product with options needs at least one variant' }],
    [
      'an option unknown',
      [{ selectedOptions: [{ name: 'Size', value: 'S' }] }],
      { 'variants.0.selectedOptions': 'The product has no option Size' },
    ],
    ['a value missing', [{}], { 'variants.0.selectedOptions': 'Choose a value for Colour' }],
    [
      'a value unknown',
      [{ selectedOptions: [{ name: 'Colour', value: 'Green' }] }],
      { 'variants.0.selectedOptions': 'Colour has no value Green' },
    ],
    ['a twin', [blue(), red(), blue()], { 'variants.2.selectedOptions': 'Variant 1 is also Blue' }],
    [
      'one SKU in two cases',
      [red({ sku: 'a-1' }), blue({ sku: ' Ａ-1 ' })],
      { 'variants.1.sku': 'SKU is already used by Red' },
    ],
    ["the product's SKU", [red({ sku: 'own' })], { 'variants.0.sku': 'SKU is already used by the product' }],
    [
      'a long SKU',
      [red({ sku: 'x'.repeat(101) })],
      { 'variants.0.sku': 'SKU must be at most 100 characters' },
    ],
    [
      'a long barcode',
      [red({ barcode: 'x'.repeat(101) })],
      { 'variants.0.barcode': 'Barcode must be at most 100 characters' },
    ],
    [
      'no price',
      [red({ price: -1 }), blue({ price: 0.5 })],
      { 'variants.0.price': /^Price/, 'variants.1.price': /^Price/ },
    ],
    ['no compare-at price', [red({ compareAtPrice: -1 })], { 'variants.0.compareAtPrice': /a whole number/ }],
    ['too high a price', [red({ price: 100_000_000_001 })], { 'variants.0.price': /^Price/ }],
    [
      'a compare-at price below the price',
      [red({ compareAtPrice: 9_999 }), blue({ price: 5, compareAtPrice: 4 })],
      { 'variants.0.compareAtPrice': /less/, 'variants.1.compareAtPrice': /less/ },
    ],
    [
      'no weight',
      [red({ weightGrams: -1 }), blue({ weightGrams: 1.5 })],
      { 'variants.0.weightGrams': /^Weight/, 'variants.1.weightGrams': /^Weight/ },
    ],
    ['no stock', [red({ onHand: -1 })], { 'variants.0.onHand': /^Stock/ }],
    ['no word for sold', [red({ isSold: 'maybe' })], { 'variants.0.isSold': 'For sale must be 1 or 0' }],
    [
      'no image',
      [red({ image: 2 }), blue({ image: -1 })],
      { 'variants.0.image': /does not have this image/, 'variants.1.image': /does not have this image/ },
    ],
  ])('%s', (_, drafts, faults) => {
    const found = textsOf(checkVariants([COLOUR], drafts, PRODUCT));
    expect(Object.keys(found)).toEqual(Object.keys(faults));
    for (const [field, fault] of Object.entries(faults)) expect(found[field]).toMatch(fault);
  });

  test('do not include a valid hundred', () => {
    const values = Array.from({ length: 10 }, (_, index) => String(index));
    const options = ['A', 'B'].map((name) => ({ name, values }));
    const combinations = combinationsOf(options);
    expect(combinations).toHaveLength(100);
    const drafts = combinations.map((own) => ({ selectedOptions: selectedOptions(options, own) }));
    expect(checkVariants(options, drafts, PRODUCT)).toEqual({});
    expect(textsOf(checkVariants(options, [], PRODUCT))).toEqual({
      variants: 'A product with options needs at least one variant',
    });
  });

  test('include more than 250 actual or possible variants', () => {
    const drafts = Array.from({ length: 251 }, () => red());
    expect(textsOf(checkVariants([COLOUR], drafts, PRODUCT))).toEqual({
      variants: 'A product can have at most 250 variants, but has 251',
    });
    const values = Array.from({ length: 16 }, (_, index) => String(index));
    const many = ['A', 'B'].map((name) => ({ name, values }));
    expect(checkVariants(many, [], PRODUCT)['variants']?.text).toMatch(/^These options create 256 variants/);
  });

  test.each<[object[], string | null]>([
    [[], null],
    [[{ selectedOptions: [], sku: 'A', price: 5 }], null],
    [[{}, {}], 'variants'],
    [[red()], 'variants.0.selectedOptions'],
    [[{ isSold: false }], 'variants.0.isSold'],
    [[{ price: 1.5 }], 'variants.0.price'],
    [[{ onHand: -1 }], 'variants.0.onHand'],
    [[{ image: 1 }], 'variants.0.image'],
  ])('of a product without options: %j has a fault at %s', (drafts, field) => {
    expect(Object.keys(checkVariants([], drafts, PRODUCT))).toEqual(field === null ? [] : [field]);
    expect(readVariants([], drafts)).toEqual([]);
  });

  test('are found in any input, without throwing', () => {
    const anything = fc.anything({ withNullPrototype: true, maxDepth: 3 });
    const draft = fc.record(
      Object.fromEntries(
        [
          'id',
          'selectedOptions',
          'sku',
          'barcode',
          'price',
          'compareAtPrice',
          'weightGrams',
          'isSold',
          'image',
          'onHand',
        ].map((field) => [field, anything]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 5 }), (drafts) => {
        for (const options of [[], [COLOUR], [COLOUR, SIZE]]) checkVariants(options, drafts, PRODUCT);
      }),
    );
  });
});

test('a draft is read as it is stored: blank and default values are omitted', () => {
  expect(
    readVariants(
      [COLOUR],
      [
        red({
          id: ' a1 ',
          sku: ' A ',
          barcode: '',
          price: 5,
          compareAtPrice: null,
          weightGrams: '7',
          isSold: true,
        }),
        blue({ sku: null, isSold: false, image: null, onHand: null }),
        blue({ image: 'hash', onHand: '3' }),
        red({ image: 0, compareAtPrice: 7, sku: undefined }),
        red({ image: '' }),
        red({ image: {} }),
      ],
    ),
  ).toEqual([
    { id: 'a1', values: ['Red'], sku: 'A', price: 5, weightGrams: 7 },
    { values: ['Blue'], isSold: false, image: null, onHand: null },
    { values: ['Blue'], image: 'hash', onHand: 3 },
    { values: ['Red'], image: 0, compareAtPrice: 7 },
    { values: ['Red'], image: null },
    { values: ['Red'], image: null },
  ]);
});

describe('the variants derived from options', () => {
  const former = {
    options: [COLOUR],
    variants: [
      { id: '1', values: ['Red'], sku: 'R' },
      { id: '2', values: ['Blue'] },
    ],
  };
  const idsOf = (options: ProductOption[]) => variantsFrom(options, former).map(({ id }) => id);

  test.each<[string, ProductOption[], (string | undefined)[]]>([
    ['are those there were', [COLOUR], ['1', '2']],
    [
      'are in the order of the values',
      [{ name: 'Colour', values: ['Blue', 'Green', 'Red'] }],
      ['2', undefined, '1'],
    ],
    ['go on in the first value of a new option', [COLOUR, SIZE], ['1', undefined, '2', undefined]],
    ['are others under another name', [{ name: 'Cloth', values: ['Silk'] }], ['1']],
    ['are none without options', [], []],
  ])('%s', (_, options, ids) => {
    expect(idsOf(options)).toEqual(ids);
  });

  test('include each former variant at most once, with its data', () => {
    fc.assert(
      fc.property(someOptions, someOptions, (before, after) => {
        const variants: Variant[] = combinationsOf(before).map((values, index) => ({
          id: String(index),
          values,
        }));
        const drafts = variantsFrom(after, { options: before, variants });
        const ids = drafts.flatMap(({ id }) => (id === undefined ? [] : [id]));
        expect(new Set(ids).size).toBe(ids.length);
        expect(checkVariants(after, drafts, PRODUCT)).toEqual({});
      }),
    );
  });

  test('are the same for the same options', () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        const variants: Variant[] = combinationsOf(options).map((values, index) => ({
          id: String(index),
          values,
        }));
        expect(readVariants(options, variantsFrom(options, { options, variants }))).toEqual(variants);
      }),
    );
  });
});

test.each([
  [undefined, undefined],
  ['', undefined],
  [' 12 ', 12],
  [0, 0],
  [-1, null],
  [1.5, null],
  [100_000_000, 100_000_000],
  [100_000_001, null],
  ['1e3', null],
])('the weight %j is read as %j', (weight, grams) => {
  expect(readWeight(weight)).toBe(grams);
});

test('SKUs with the same key look the same to people', () => {
  expect(skuKey('ａb-1')).toBe(skuKey('AB-1'));
  expect(skuKey()).toBe('');
});

test('the first of the cheapest variants sets the price of the card', () => {
  const [dear, cheap, alsoCheap] = [{ price: 900 }, { price: 50 }, { price: 50 }];
  const sold = [dear, cheap, alsoCheap];
  expect(cheapestOf(sold)).toBe(cheap);
  expect(cheapestOf([dear])).toBe(dear);
  expect(cheapestOf([])).toBeUndefined();
  expect(sold[0]).toBe(dear);
});

test('a barcode is stored without spaces around it, and not if it is blank', () => {
  const options = [{ name: 'Colour', values: ['Red'] }];
  const read = (barcode: string | null) =>
    readVariants(options, [{ barcode, selectedOptions: [{ name: 'Colour', value: 'Red' }] }]);
  expect(read(' 4006381333931 ')).toEqual([{ values: ['Red'], barcode: '4006381333931' }]);
  expect(read(' ')).toEqual([{ values: ['Red'] }]);
  expect(Object.keys(read(null)[0] ?? {})).toEqual(['values']);
});
