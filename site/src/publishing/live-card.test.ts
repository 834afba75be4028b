import { expect, test } from 'vitest';
import type { CatalogueProduct, CatalogueVariant } from '../../../graphql-server/src/rules/catalogue.ts';
import { liveCard } from './live-card.ts';

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
const GONE = { availability: 'OUT_OF_STOCK' } as const;

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
