import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import type { ErrorExtensions } from '../../src/schema.generated.ts';
import { serveApp } from '../serve.ts';
import { askFor, askInVain, onlyError } from './ask.ts';
import { createCategory } from './shop.ts';
import {
  COLOURS,
  COLOURS_AND_SIZES,
  chosen,
  create,
  read,
  tryCreate,
  tryUpdate,
  update,
  type WithVariants,
} from './variants.ts';

const app = serveApp();
const collections = collectionsOf(app.db);
const inr = (amount: number) => ({ amount, currency: 'INR' });
const faultsIn = ({ fieldErrors }: ErrorExtensions) => ({ ...fieldErrors }) as Record<string, unknown>;
const titles = ({ variants }: WithVariants) => variants.map(({ title }) => title);
const ids = ({ variants }: WithVariants) => variants.map(({ id }) => id);
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Shirts');
});
beforeEach(async () => {
  await collections.products.deleteMany({});
});

describe('a product without options', () => {
  it('has one variant', async () => {
    const product = await create(app, categoryId, { sku: 'L-1', barcode: '4006381333931', weightGrams: 250 });
    expect(product).toMatchObject({ sku: 'L-1', barcode: '4006381333931', weightGrams: 250 });
    expect(product.variants).toEqual([
      {
        ...{ id: ownVariantId(product.id), title: 'Linen shirt', sku: 'L-1', barcode: '4006381333931' },
        ...{ selectedOptions: [], price: inr(15_000), compareAtPrice: inr(20_000), image: null },
        ...{ weightGrams: 250, isSold: true, availability: 'IN_STOCK', own: expect.anything() },
      },
    ]);
  });

  it('takes values for its only variant as its own', async () => {
    const only = chosen(
      {},
      { sku: 'L-2', barcode: '12', weightGrams: 5, price: 9_950, compareAtPrice: 12_000 },
    );
    const product = await create(app, categoryId, { variants: [only] });
    expect(product).toMatchObject({ sku: 'L-2', barcode: '12', weightGrams: 5 });
    expect(product).toMatchObject({ regularPrice: 120, sellingPrice: 99.5, discountPercentage: 17.08 });
    const [variant] = product.variants;
    const again = await update(app, product.id, { variants: [variant?.own] });
    expect(again).toEqual({ ...product, version: 2 });
    const cheaper = await update(app, product.id, { variants: [chosen({}, { compareAtPrice: 9_950 })] });
    expect(cheaper.variants).toMatchObject([{ price: inr(9_950), compareAtPrice: null, sku: 'L-2' }]);
  });

  it.for([
    [
      [chosen({}), chosen({})],
      'variants',
      'A product without options has only one variant. Add options first',
    ],
    [[chosen({ Colour: 'Red' })], 'variants.0.selectedOptions', 'The product has no options'],
    [[chosen({}, { price: -1 })], 'variants.0.price', /^Price must be a whole number from 0/],
    [[chosen({}, { sku: 'x'.repeat(101) })], 'variants.0.sku', 'SKU must be at most 100 characters'],
    [[chosen({}, { isSold: false })], 'variants.0.isSold', /Make it a draft instead$/],
    [[chosen({}, { onHand: -1 })], 'variants.0.onHand', /^Stock must be/],
    [[chosen({}, { image: 1 })], 'variants.0.image', 'The product does not have this image'],
  ] as const)('refuses %j', async ([variants, field, message]) => {
    const { extensions } = onlyError(await tryCreate(app, categoryId, { variants }));
    expect(faultsIn(extensions)[field]).toMatch(message);
    expect(await collections.products.countDocuments()).toBe(0);
  });
});

describe('a product that is not on sale', () => {
  it('has no compare-at price', async () => {
    for (const regularPrice of [null, undefined]) {
      const product = await create(app, categoryId, { regularPrice });
      expect(product).toMatchObject({ regularPrice: 150, sellingPrice: 150, discountPercentage: 0 });
      expect(product.variants[0]?.compareAtPrice).toBeNull();
    }
  });

  it('keeps one price when that changes, and is on sale once it gets a compare-at price', async () => {
    const { id } = await create(app, categoryId, { regularPrice: null });
    expect(await update(app, id, { sellingPrice: 180 })).toMatchObject({
      regularPrice: 180,
      sellingPrice: 180,
    });
    expect(await update(app, id, { regularPrice: 200 })).toMatchObject({
      regularPrice: 200,
      sellingPrice: 180,
    });
    expect(await update(app, id, { regularPrice: null })).toMatchObject({ regularPrice: 180 });
  });

  it('is not the result of two equal prices', async () => {
    const rule = 'Selling price must be less than regular price';
    const answer = await tryCreate(app, categoryId, { regularPrice: 150 });
    expect(onlyError(answer).extensions.fieldErrors).toEqual({ sellingPrice: rule });
    const invalid = await tryCreate(app, categoryId, { regularPrice: null, sellingPrice: -1 });
    expect(onlyError(invalid).extensions.fieldErrors).toEqual({ sellingPrice: 'Valid price required' });
  });
});

describe('variants', () => {
  it('are one for each combination of the options, unless they are listed', async () => {
    const product = await create(app, categoryId, { options: COLOURS_AND_SIZES });
    expect(titles(product)).toEqual(['Red / S', 'Red / M', 'Blue / S', 'Blue / M']);
    expect(product.variants[0]).toMatchObject({ id: ownVariantId(product.id), price: inr(15_000) });
    expect(new Set(ids(product)).size).toBe(4);
    const named = await create(app, categoryId, {
      options: COLOURS_AND_SIZES,
      variants: [chosen({ Size: 'M', Colour: 'Blue' })],
    });
    expect(titles(named)).toEqual(['Blue / M']);
  });

  it('have their own values, and inherit the rest from the product', async () => {
    const product = await create(
      app,
      categoryId,
      {
        ...{ options: COLOURS, weightGrams: 200 },
        variants: [
          chosen(
            { Colour: 'Red' },
            { sku: ' R-1 ', barcode: '1', price: 30_000, compareAtPrice: 30_000, weightGrams: 0, image: 1 },
          ),
          chosen({ Colour: 'Blue' }, { isSold: false }),
        ],
      },
      2,
    );
    const images = await collections.products.findOne();
    expect(product.variants).toMatchObject([
      { sku: 'R-1', barcode: '1', price: inr(30_000), compareAtPrice: null, weightGrams: 0, isSold: true },
      {
        sku: null,
        barcode: null,
        price: inr(15_000),
        compareAtPrice: inr(20_000),
        weightGrams: 200,
        image: null,
      },
    ]);
    expect(product.variants[0]?.image?.id).toBe(images?.images[1]?.hash);
    expect(product.variants[1]).toMatchObject({ isSold: false, own: { price: null, weightGrams: null } });
  });

  it('can be sent back as they were read without a change', async () => {
    const variants = [
      chosen({ Colour: 'Red' }, { sku: 'R', price: 1, image: 0 }),
      chosen({ Colour: 'Blue' }, { isSold: false, compareAtPrice: 20_000 }),
    ];
    const product = await create(app, categoryId, { options: COLOURS, variants });
    const own = product.variants.map((variant) => variant.own);
    expect(await update(app, product.id, { variants: own })).toEqual({ ...product, version: 2 });
  });

  it('keep their ids by id, by combination, and when an option is added', async () => {
    const product = await create(app, categoryId, { options: COLOURS });
    const [red, blue] = ids(product);
    const swapped = await update(app, product.id, {
      variants: [chosen({ Colour: 'Blue' }), chosen({ Colour: 'Red' }, { id: red })],
    });
    expect(ids(swapped)).toEqual([blue, red]);
    const wider = await update(app, product.id, { options: COLOURS_AND_SIZES });
    expect(titles(wider)).toEqual(['Red / S', 'Red / M', 'Blue / S', 'Blue / M']);
    expect([wider.variants[0]?.id, wider.variants[2]?.id]).toEqual([red, blue]);
    expect(ids(await update(app, product.id, { isNew: true }))).toEqual(ids(wider));
    expect(ids(await update(app, product.id, { options: [] }))).toEqual([ownVariantId(product.id)]);
  });

  it('keep an image that is not mentioned, lose it by null, and with the image itself', async () => {
    const variants = [chosen({ Colour: 'Red' }, { image: 1 }), chosen({ Colour: 'Blue' }, { image: 0 })];
    const product = await create(app, categoryId, { options: COLOURS, variants }, 2);
    const [second, first] = product.variants.map(({ image }) => image?.id);
    const kept = await update(app, product.id, {
      images: [{ id: second }, { id: first }],
      variants: [chosen({ Colour: 'Red' }), chosen({ Colour: 'Blue' }, { image: null })],
    });
    expect(kept.variants.map(({ own }) => own.image)).toEqual([0, null]);
    const without = await update(app, product.id, { images: [{ id: first }] });
    expect(without.variants.map(({ image }) => image)).toEqual([null, null]);
  });

  it('are returned up to the requested number', async () => {
    const { id } = await create(app, categoryId, { options: COLOURS_AND_SIZES });
    const asked = 'query ($id: ID!, $first: Int!) { product(id: $id) { variants(first: $first) { title } } }';
    expect((await askFor(app, asked, { id, first: 3 })).product.variants).toHaveLength(3);
    for (const first of [0, 251]) {
      const { extensions } = await askInVain(app, asked, { id, first });
      expect(extensions.fieldErrors).toEqual({ first: 'first must be from 1 to 250.' });
    }
  });

  it('are found by their SKUs and values', async () => {
    await create(app, categoryId, {
      options: COLOURS,
      variants: [chosen({ Colour: 'Red' }, { sku: 'KURTA-01' }), chosen({ Colour: 'Blue' })],
    });
    const found = 'query ($text: String!) { products(filter: { text: $text }) { totalCount } }';
    for (const [text, count] of [
      ['kurta-01', 1],
      ['blue', 1],
      ['kurta-02', 0],
    ] as const) {
      expect((await askFor(app, found, { text })).products.totalCount).toBe(count);
    }
  });
});

describe('an input that breaks a rule', () => {
  const red = (own: object = {}) => chosen({ Colour: 'Red' }, own);
  const blue = (own: object = {}) => chosen({ Colour: 'Blue' }, own);
  const many = Array.from({ length: 20 }, (_, index) => String(index));

  it.for([
    ['an SKU twice', [red({ sku: 'A' }), blue({ sku: 'a' })], 'variants.1.sku', 'SKU is already used by Red'],
    ['the SKU of the product', [red({ sku: 'own' })], 'variants.0.sku', 'SKU is already used by the product'],
    [
      'the SKU of another product',
      [red({ sku: 'taken' })],
      'variants.0.sku',
      'SKU is already used by "Other"',
    ],
    [
      'an unknown value',
      [chosen({ Colour: 'Green' })],
      'variants.0.selectedOptions',
      'Colour has no value Green',
    ],
    [
      'an unknown option',
      [chosen({ Size: 'M' })],
      'variants.0.selectedOptions',
      'The product has no option Size',
    ],
    ['a value missing', [chosen({})], 'variants.0.selectedOptions', 'Choose a value for Colour'],
    ['a combination twice', [red(), blue(), red()], 'variants.2.selectedOptions', 'Variant 1 is also Red'],
    [
      'a price below zero',
      [red({ price: -1 })],
      'variants.0.price',
      /^Price must be a whole number from 0 to/,
    ],
    [
      'a price beyond all',
      [red({ price: 1e15 })],
      'variants.0.price',
      /^Price must be a whole number from 0 to/,
    ],
    ['half a paisa', [red({ price: 0.5 })], 'variants.0.price', /^Price must be a whole number from 0 to/],
    [
      'a compare-at price below the price',
      [red({ compareAtPrice: 1 })],
      'variants.0.compareAtPrice',
      /not be less/,
    ],
    ['a weight below zero', [red({ weightGrams: -1 })], 'variants.0.weightGrams', /^Weight must be/],
    [
      'a stock below zero',
      [red({ onHand: -1 })],
      'variants.0.onHand',
      /^Stock must be a whole number of 0 or more/,
    ],
    [
      'an image that is not there',
      [red({ image: 1 })],
      'variants.0.image',
      'The product does not have this image',
    ],
    ['does not exist', [red({ id: 'f'.repeat(24) })], 'variants.0.id', /^This product has no such variant/],
    ['no variant', [], 'variants', 'A product with options needs at least one variant'],
    [
      'more than 250',
      Array.from({ length: 251 }, () => red()),
      'variants',
      /^A product can have at most 250 variants/,
    ],
  ] as const)(
    'with %s is told so at its field, and changes nothing',
    async ([, variants, field, message]) => {
      await create(app, categoryId, { title: 'Other', sku: 'TAKEN' });
      const product = await create(app, categoryId, { sku: 'OWN' });
      const input = { options: COLOURS, variants };
      for (const answer of [
        await tryUpdate(app, product.id, input),
        await tryCreate(app, categoryId, { ...input, ...(field === 'variants.0.sku' && { sku: 'own' }) }),
      ]) {
        const { extensions } = onlyError(answer);
        expect(extensions.code).toBe('BAD_USER_INPUT');
        expect(faultsIn(extensions)[field]).toMatch(message);
      }
      expect(await read(app, product.id)).toEqual(product);
      expect(await collections.products.countDocuments()).toBe(2);
    },
  );

  it.for([
    [[...COLOURS_AND_SIZES, { name: 'A', values: ['1'] }, { name: 'B', values: ['1'] }], 'options'],
    [['A', 'B'].map((name) => ({ name, values: many })), 'variants'],
  ] as const)('with a fourth option, or too many combinations, is refused', async ([options, field]) => {
    const { extensions } = onlyError(await tryCreate(app, categoryId, { options }));
    expect(Object.keys(extensions.fieldErrors ?? {})).toEqual([field]);
  });
});

it('a conflict contains the current variants and all other fields', async () => {
  const variants = [chosen({ Colour: 'Red' }, { sku: 'C-1', price: 700 })];
  const product = await create(app, categoryId, { options: COLOURS, variants, barcode: '1', weightGrams: 3 });
  const { extensions } = onlyError(await tryUpdate(app, product.id, { title: 'Late', version: 7 }));
  expect(extensions).toMatchObject({
    code: 'CONFLICT',
    current: { options: COLOURS, variants: [product.variants[0]?.own], barcode: '1', weightGrams: 3 },
  });
});

it('a copy has its own variants, without SKUs and barcodes', async () => {
  const variants = [
    chosen({ Colour: 'Red' }, { sku: 'D-1', barcode: '1', price: 700 }),
    chosen({ Colour: 'Blue' }),
  ];
  const product = await create(app, categoryId, { options: COLOURS, variants });
  const duplicate = 'mutation ($id: ID!) { product: duplicateProduct(id: $id) { id } }';
  const copy = await read(app, (await askFor(app, duplicate, { id: product.id })).product.id);
  expect(copy.variants).toMatchObject([
    { id: ownVariantId(copy.id), title: 'Red', sku: null, barcode: null, price: inr(700) },
    { title: 'Blue' },
  ]);
  expect(new Set([...ids(product), ...ids(copy)]).size).toBe(4);
});

describe('a bulk change of prices', () => {
  const CHANGE = `mutation ($id: ID!, $change: ProductsChange!) {
    changeProducts(selection: { ids: [$id] }, change: $change) }`;
  const PRICED = {
    options: COLOURS,
    variants: [
      chosen({ Colour: 'Red' }, { price: 10_001, compareAtPrice: 15_000 }),
      chosen({ Colour: 'Blue' }),
    ],
  };
  const own = ({ variants }: WithVariants) =>
    variants.map(({ own: { price, compareAtPrice } }) => [price, compareAtPrice]);

  it('changes the own prices of variants, too', async () => {
    const { id } = await create(app, categoryId, PRICED);
    await askFor(app, CHANGE, {
      id,
      change: { regularPrice: { percent: 10 }, sellingPrice: { percent: 25 } },
    });
    const changed = await read(app, id);
    expect(changed).toMatchObject({ regularPrice: 220, sellingPrice: 187.5 });
    expect(own(changed)).toEqual([
      [12_501, 16_500],
      [null, null],
    ]);
  });

  it('is refused if a variant would break a rule, and names the variant', async () => {
    const { id } = await create(app, categoryId, PRICED);
    for (const [change, rule] of [
      [{ sellingPrice: { add: -100.02 } }, 'Valid price required'],
      [
        { regularPrice: { add: -49.99 }, sellingPrice: { set: 150 } },
        'Selling price must be less than regular price',
      ],
    ] as const) {
      const { extensions } = await askInVain(app, CHANGE, { id, change });
      expect(extensions.fieldErrors).toEqual({ sellingPrice: `${rule}: "Linen shirt, Red"` });
    }
    expect(own(await read(app, id))).toEqual([
      [10_001, 15_000],
      [null, null],
    ]);
  });

  it('keeps a product that is not on sale so, unless it becomes cheaper', async () => {
    const { id } = await create(app, categoryId, { regularPrice: null });
    await askFor(app, CHANGE, { id, change: { sellingPrice: { percent: 10 } } });
    expect(await read(app, id)).toMatchObject({ regularPrice: 165, sellingPrice: 165 });
    await askFor(app, CHANGE, { id, change: { sellingPrice: { percent: -10 } } });
    expect(await read(app, id)).toMatchObject({ regularPrice: 165, sellingPrice: 148.5 });
  });
});
