import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { expect, test } from 'vitest';
import { catalogueAt } from './shop-state.ts';
import type { DatedProduct } from './to-catalogue.ts';

const DATED = { isDraft: false, showFrom: null, showUntil: null };

function shopOf(listed: number, hidden: number, images: (number | null)[] = []) {
  const variants = images.map((image) => ({ image }));
  const dated = (isListed: boolean) => ({ ...DATED, product: { isListed, variants } }) as DatedProduct;
  const products = Array.from({ length: listed + hidden }, (_, place) => dated(place < listed));
  return {
    products: new Map(products.map((product, place) => [String(place), product])),
    categories: new Map(),
    content: SAMPLE_CONTENT,
    redirects: [],
    selling: null,
    hasSold: false,
    currency: 'INR',
  };
}

test.each([
  [4_999, 10, true],
  [5_000, 10, true],
  [5_001, 0, false],
])(
  'with %i listed products and %i others there is an index for browsers: %s',
  (listed, hidden, allowsIndex) => {
    expect(catalogueAt(shopOf(listed, hidden), 'https://shop.example', 0).allowsIndex).toBe(allowsIndex);
  },
);

test.each([
  [1_000, true],
  [1_001, false],
])('with %i products whose variants have ten images beside the first one: %s', (listed, allowsIndex) => {
  const images = [null, 0, ...Array.from({ length: 20 }, (_, place) => 1 + (place % 10))];
  expect(catalogueAt(shopOf(listed, 5, images), 'https://shop.example', 0).allowsIndex).toBe(allowsIndex);
});
