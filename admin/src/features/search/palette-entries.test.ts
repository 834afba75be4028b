import { expect, test } from 'vitest';
import { type Entry, matching } from './palette-entries.ts';

const ENTRIES: Entry[] = [
  { kind: 'Screen', title: 'Product List', note: 'Products', to: '/allproducts' },
  { kind: 'Settings', title: 'Selling', words: 'currency tax payment', to: '/selling' },
  { kind: 'Screen', title: 'All order', note: 'Orders', to: '/orderlist' },
  { kind: 'Action', title: 'Add product', run: () => undefined },
];
const titles = (typed: string) => matching(ENTRIES, typed).map(({ title }) => title);

test.each([
  ['', ['Product List', 'Selling', 'All order', 'Add product']],
  ['prod', ['Product List', 'Add product']],
  ['  PRODUCT add ', ['Add product']],
  ['tax', ['Selling']],
  ['list', ['Product List']],
  ['order', ['All order']],
  ['nothing like it', []],
])('%j finds %j', (typed, found) => {
  expect(titles(typed)).toEqual(found);
});

test('a thousand entries are searched in a fraction of a frame', () => {
  const many = Array.from(
    { length: 1_000 },
    (_, index): Entry => ({ kind: 'Screen', title: `Screen ${index}`, to: `/${index}` }),
  );
  const startedAt = performance.now();
  expect(matching(many, 'screen 99')).toHaveLength(8);
  expect(performance.now() - startedAt).toBeLessThan(50);
});
