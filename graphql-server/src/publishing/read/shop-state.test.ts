import { expect, test } from 'vitest';
import { SAMPLE_CONTENT } from '../../../../site/src/content/sample-content.ts';
import type { Change } from './describe-changes.ts';
import { countChanges } from './describe-changes.ts';
import { catalogueAt, nextChangeByDate, type ShopState } from './shop-state.ts';

const [first, second] = SAMPLE_CONTENT.deals;
if (!first || !second) throw new Error('The sample has two deals');

const SHOP: ShopState = {
  products: new Map(),
  categories: new Map(),
  content: {
    ...SAMPLE_CONTENT,
    deals: [
      { ...first, endsAt: '2026-11-22T18:00' },
      { ...second, endsAt: '2026-11-23T18:00' },
    ],
  },
};
const dealsAt = (now: string) =>
  catalogueAt(SHOP, 'https://shop.example', Date.parse(now)).content.deals.map(({ endsAt }) => endsAt);

test.each([
  ['2026-11-22T12:29:59Z', ['2026-11-22T18:00', '2026-11-23T18:00'], '2026-11-22T12:30:00Z'],
  ['2026-11-22T12:30:00Z', ['2026-11-23T18:00'], '2026-11-23T12:30:00Z'],
  ['2026-11-23T12:30:00Z', [], null],
])('at %s the deals %j are shown, and the next end is %s', (now, deals, next) => {
  expect(dealsAt(now)).toEqual(deals);
  expect(nextChangeByDate(SHOP, Date.parse(now))).toBe(next && Date.parse(next));
});

test('content without a deal that has ended is the same object', () => {
  expect(catalogueAt(SHOP, '', 0).content).toBe(SHOP.content);
});

const changed = (kind: 'product' | 'category' | 'content', count: number) =>
  Array.from({ length: count }, () => ({ kind, before: {}, after: {} }) as Change);

test.each([
  ['', []],
  ['1 product', changed('product', 1)],
  ['1,200 products and 1 category', [...changed('product', 1200), ...changed('category', 1)]],
  [
    '2 products, 3 categories and the storefront content',
    [...changed('product', 2), ...changed('category', 3), ...changed('content', 1)],
  ],
])('the changes of a release are counted as "%s"', (words, changes) => {
  expect(countChanges(changes)).toBe(words);
});
