import { expect, test } from 'vitest';
import type { IndexedProduct, SearchIndex } from './product-index.ts';
import { searchProducts } from './search-products.ts';

const INDEX: SearchIndex = {
  categories: [{ slug: 'scarf-cap', name: 'Scarf Cap', parent: null }],
  products: [
    { name: 'Café racer jacket', brand: 'Sadak', tags: ['leather'], colors: ['Tan'] },
    { name: 'Bandhani dot', brand: 'Bagru Works', tags: ['silk', 'tie-dye'], categories: ['scarf-cap'] },
    {
      name: 'Rose scarf',
      brand: 'Bagru Works',
      tags: ['cotton'],
      colors: ['Pink'],
      sizes: ['M'],
      options: ['Weave: Gauze'],
    },
    { name: 'Wireless headphones', brand: 'Raga Audio', tags: ['bluetooth 5.3'] },
    { name: 'कुर्ता', brand: '', tags: [] },
  ].map(
    (facts) =>
      ({ categories: [], colors: [], sizes: [], attributes: [], ...facts }) as unknown as IndexedProduct,
  ),
};

const search = (text: string) => searchProducts(INDEX, text).map(({ name }) => name);

test.each([
  ['scarf', ['Rose scarf', 'Bandhani dot']],
  ['SCAR', ['Rose scarf', 'Bandhani dot']],
  ['cafe jack', ['Café racer jacket']],
  ['bagru', ['Bandhani dot', 'Rose scarf']],
  ['bagru pink', ['Rose scarf', 'Bandhani dot']],
  ['scarf gauze m', ['Rose scarf', 'Bandhani dot']],
  ['weave', []],
  ['tie dye', ['Bandhani dot']],
  ['कुर्', ['कुर्ता']],
  ['hat', []],
  ['rose jackets', ['Café racer jacket', 'Rose scarf']],
  ['!?', []],
  ['', []],
])('"%s" finds %s', (text, names) => {
  expect(search(text)).toEqual(names);
});

test.each([
  ['jakcet', ['Café racer jacket']],
  ['scraf', ['Rose scarf', 'Bandhani dot']],
  ['haedphones', ['Wireless headphones']],
  ['zari', []],
  ['rse', []],
  ['xyzzy', []],
])('mistyped, "%s" finds %s', (text, names) => {
  expect(search(text)).toEqual(names);
});

test('if a word is found exactly, similar words are not', () => {
  expect(search('rose')).toEqual(['Rose scarf']);
});
