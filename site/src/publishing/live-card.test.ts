import type { CatalogueProduct, CatalogueVariant } from '@mela/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { productFeed } from './files/product-feed.ts';
import { liveCard, looksOf } from './live-card.ts';

const PRODUCT = {
  ...{
    handle: 'tee',
    title: 'Tee',
    regularPrice: 200,
    sellingPrice: 100,
    stock: null,
    images: [],
    variants: [],
    options: [],
  },
} as unknown as CatalogueProduct;

test.each([
  ['BEST_SELL', null, 'Best Sell'],
  ['HOT', 3, 'Hot'],
  ['HOT', 0, 'Sold out'],
  [null, null, ''],
] as const)('the badge %s of a product with stock %s reads "%s" on its card', (badge, stock, text) => {
  expect(liveCard({ ...PRODUCT, badge, stock }, undefined, 'INR').badge).toBe(text);
});

const RED = {
  id: 'red',
  values: [],
  price: 100,
  compareAtPrice: null,
  isSold: true,
  availability: 'IN_STOCK',
} as unknown as CatalogueVariant;
const BLUE = { ...RED, id: 'blue' };
const SHOP = { url: 'https://shop.example', currency: 'INR' };
const FED = { ...PRODUCT, tags: [], attributes: [], sku: null } as CatalogueProduct;
const GONE = { availability: 'OUT_OF_STOCK' } as const;

test.each([100, 90])(
  'a compare-at price of %i is struck through neither for a variant nor for a product at 100',
  (compareAtPrice) => {
    const variants = [{ ...RED, compareAtPrice }];
    expect(liveCard({ ...PRODUCT, variants }, undefined, 'INR').oldPrice).toBeNull();
    expect(liveCard({ ...PRODUCT, regularPrice: compareAtPrice }, undefined, 'INR').oldPrice).toBeNull();
    expect(
      productFeed(SHOP, {
        products: [{ product: { ...FED, variants }, category: '' }],
        next: null,
        count: 1,
      }),
    ).toContain('"regularPrice":"1.00"');
  },
);

test.each([
  ['its only variant', [RED], 'red'],
  ['the only one that is sold', [RED, { ...BLUE, isSold: false }], 'red'],
  ['what is chosen, where there is a choice', [RED, BLUE], ''],
  ['what is chosen, where one of two is sold out', [RED, { ...BLUE, ...GONE }], ''],
  [
    'nothing, where all is sold out',
    [
      { ...RED, ...GONE },
      { ...BLUE, ...GONE },
    ],
    null,
  ],
  ['nothing, where nothing is sold', [{ ...RED, isSold: false }], null],
])('a press on a card buys %s', (_, variants, variantId) => {
  expect(liveCard({ ...PRODUCT, variants }, undefined, 'INR').variantId).toBe(variantId);
});

const IMAGES = ['a', 'b', 'c'].map((letter) => ({
  ...{ src: `/uploads/${letter}.webp`, thumbnail: `/uploads/${letter}-320.webp` },
  ...{ width: 800, height: letter === 'c' ? 200 : 800, alt: '' },
}));

function colouredTee(variants: Partial<CatalogueVariant>[]): CatalogueProduct {
  const values = [...new Set(variants.map(({ values = [] }) => values[0] ?? ''))];
  return {
    ...PRODUCT,
    images: IMAGES,
    options: [
      { name: 'Colour', values },
      { name: 'Size', values: ['S', 'M'] },
    ],
    variants: variants.map((variant, row) => ({ ...RED, id: `v${row}`, image: null, ...variant })),
  };
}

test('in each colour a product looks like the first available variant of it', () => {
  const looks = looksOf(
    colouredTee([
      { values: ['Red', 'S'], ...GONE, image: 0 },
      { values: ['Red', 'M'], image: 1 },
      { values: ['Blue', 'S'] },
      { values: ['Blue', 'M'], image: 2 },
      { values: ['Grey', 'S'], ...GONE },
      { values: ['Pink', 'S'], isSold: false },
    ]),
    undefined,
    'INR',
  );
  expect(looks.map(({ color, variantId, image }) => [color, variantId, image?.image.small])).toEqual([
    ['Red', 'v1', '/uploads/b-320.webp'],
    ['Blue', 'v2', '/uploads/c-320.webp'],
    ['Grey', 'v4', undefined],
  ]);
  expect(looks[1]?.image?.backdrop).toContain('backdrop--whole');
});

test('a product with one colour, or none, has no colour images, and a missing image does not affect the others', () => {
  expect(looksOf(PRODUCT, undefined, 'INR')).toEqual([]);
  expect(looksOf(colouredTee([{ values: ['Red', 'S'], image: 1 }]), undefined, 'INR')).toEqual([]);
  const looks = looksOf(
    colouredTee([
      { values: ['Red', 'S'], image: 9 },
      { values: ['Blue', 'S'], image: 1 },
    ]),
    undefined,
    'INR',
  );
  expect(looks.map(({ image }) => image?.image.small)).toEqual([undefined, '/uploads/b-320.webp']);
});

test('in each colour a product has the lowest price of its variants, and whether it is sold out', () => {
  const looks = looksOf(
    colouredTee([
      { values: ['Red', 'S'], price: 1000, compareAtPrice: 1500 },
      { values: ['Red', 'M'], price: 1000 },
      { values: ['Blue', 'S'], price: 3000 },
      { values: ['Blue', 'M'], price: 2000, compareAtPrice: 2500 },
      { values: ['Grey', 'S'], price: 1000, compareAtPrice: 1500, ...GONE },
    ]),
    undefined,
    'INR',
  );
  expect(looks.map(({ color, offer }) => [color, offer])).toEqual([
    ['Red', { price: 10, oldPrice: 15, isFrom: false, isSoldOut: false }],
    ['Blue', { price: 20, oldPrice: 25, isFrom: true, isSoldOut: false }],
    ['Grey', { price: 10, oldPrice: 15, isFrom: false, isSoldOut: true }],
  ]);
});

test('colours with equal prices, all sold out, repeat nothing of the card', () => {
  const variants = ['Red', 'Blue'].map((color) => ({ values: [color, 'S'], price: 1000, ...GONE }));
  expect(looksOf(colouredTee(variants), undefined, 'INR').map(({ offer }) => offer)).toEqual([
    undefined,
    undefined,
  ]);
});
