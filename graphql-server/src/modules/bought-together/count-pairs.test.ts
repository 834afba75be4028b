import { expect, test } from 'vitest';
import { PairCounts } from './count-pairs.ts';

function mostIn(orders: string[][]): Record<string, string[]> {
  const counts = new PairCounts();
  for (const order of orders) counts.addOrder(order);
  return Object.fromEntries(counts.most());
}

test.each<[string, string[][], Record<string, string[]>]>([
  ['no orders', [], {}],
  ['orders of one product', [['a'], ['a']], {}],
  ['a pair in a single order', [['a', 'b']], {}],
  [
    'a pair in two orders',
    [
      ['a', 'b'],
      ['b', 'a', 'c'],
    ],
    { a: ['b'], b: ['a'] },
  ],
  [
    'two variants of one product',
    [
      ['a', 'a'],
      ['a', 'a'],
    ],
    {},
  ],
  [
    'the more frequent pair first',
    [
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'c'],
      ['a', 'c'],
    ],
    { a: ['c', 'b'], b: ['a'], c: ['a'] },
  ],
])('%s', (_, orders, most) => {
  expect(mostIn(orders)).toEqual(most);
});

test('keeps the eight most frequent of many', () => {
  const orders = Array.from({ length: 12 }, (_, index) => ['a', `product ${String(index).padStart(2, '0')}`]);
  const twice = mostIn([...orders, ...orders]);
  expect(twice['a']).toHaveLength(8);
  expect(twice['a']?.[0]).toBe('product 00');
});

test('ignores an order of more than twenty products', () => {
  const large = Array.from({ length: 21 }, (_, index) => `product ${index}`);
  expect(mostIn([large, large])).toEqual({});
});
