import { expect, test } from 'vitest';
import { SAMPLE_CONTENT } from '../../rules/content/sample-content.ts';
import { catalogueAt } from './shop-state.ts';
import type { DatedProduct } from './to-catalogue.ts';

const DATED = { isDraft: false, showFrom: null, showUntil: null };

function shopOf(listed: number, hidden: number) {
  const dated = (isListed: boolean) => ({ ...DATED, product: { isListed } }) as DatedProduct;
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
