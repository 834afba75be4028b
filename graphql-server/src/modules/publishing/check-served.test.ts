import { expect, test } from 'vitest';
import { sampleOf } from './check-served.ts';

const products = Array.from({ length: 1_000 }, (_, place) => `/product/thing-${place}`);
const categories = Array.from({ length: 30 }, (_, place) => `/category/shelf-${place}`);

test('a sample has pages of every kind, each at most once', () => {
  const sample = sampleOf([...products, ...categories, '/', '/about', '/feed.xml', '/index/products.json']);
  expect(sample).toHaveLength(50);
  expect(new Set(sample).size).toBe(50);
  expect(sample).toEqual(expect.arrayContaining(['/', '/about', '/feed.xml', '/index/products.json']));
  const of = (kind: string) => sample.filter((path) => path.startsWith(kind)).length;
  expect([of('/product/'), of('/category/')]).toEqual([23, 23]);
});

test('a sample of few pages is all of them', () => {
  expect(sampleOf(['/', '/about', '/product/lamp']).sort()).toEqual(['/', '/about', '/product/lamp']);
  expect(sampleOf([])).toEqual([]);
});

test('each sample has other pages', () => {
  expect(sampleOf(products)).not.toEqual(sampleOf(products));
});
