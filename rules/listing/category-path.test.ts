import { expect, test } from 'vitest';
import { brandPath, categoryPath } from './category-path.ts';

test.each([
  ["Women's Fashion", '/category/womens-fashion'],
  ['Women’s Fashion', '/category/womens-fashion'],
  ['Home & Kitchen', '/category/home-and-kitchen'],
  ['A+B / C', '/category/a-b-c'],
])('the category %s is listed at %s', (name, path) => {
  expect(categoryPath(name)).toBe(path);
});

test('a brand is listed apart from categories', () => {
  expect(brandPath('Bagru Works')).toBe('/brand/bagru-works');
});
