import { expect, test } from 'vitest';
import type { CatalogueProduct } from '../../../graphql-server/src/rules/catalogue.ts';
import { liveCard } from './live-card.ts';

const PRODUCT = {
  ...{ handle: 'tee', title: 'Tee', regularPrice: 200, sellingPrice: 100, stock: null, images: [] },
} as unknown as CatalogueProduct;

test.each([
  ['BEST_SELL', null, 'Best Sell'],
  ['HOT', 3, 'Hot'],
  ['HOT', 0, 'Sold out'],
  [null, null, ''],
] as const)('the badge %s of a product with stock %s reads "%s" on its card', (badge, stock, text) => {
  expect(liveCard({ ...PRODUCT, badge, stock }, undefined).badge).toBe(text);
});
