import { buildIndex, type IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLE_IMAGES } from '../../shop/sample-listing.ts';

const CATEGORIES = ['Kurtas', 'Lamps', 'Bowls', 'Vases'].map((name) => ({
  ...{ slug: name.toLowerCase(), name, parent: null },
}));
let products: IndexedProduct[];
let requests: string[];
let suggest: typeof import('./suggest.ts');

function productOf(name: string, category = 'Kurtas'): IndexedProduct {
  const image = { type: 'image/webp', small: '', smallWidth: 0, large: '', largeWidth: 0, fallback: '' };
  return {
    ...{
      name,
      path: `/product/${name.toLowerCase().replaceAll(' ', '-')}`,
      price: 5,
      oldPrice: null,
      rating: null,
    },
    ...{ category, categories: category ? [category.toLowerCase()] : [], release: 1, image, secondImage: '' },
    ...{ colors: [], sizes: [], tags: [], attributes: [], badge: '', condition: '', brand: '', backdrop: '' },
  } as IndexedProduct;
}
const many = (count: number, name: string, category?: string) =>
  Array.from({ length: count }, (_, place) => productOf(`${name} ${place}`, category));
const { signal } = new AbortController();
const find = (text: string, facts = {}) => suggest.suggest(text, facts, signal);

beforeEach(async () => {
  vi.resetModules();
  [products, requests] = [[], []];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json(
      address.startsWith('/index/find')
        ? { products, total: 1, pages: 1, page: 1, counts: {}, meant: 'kurta' }
        : buildIndex({ categories: CATEGORIES, products }, SAMPLE_IMAGES),
    );
  });
  suggest = await import('./suggest.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('suggestions', () => {
  test('are the six best products, in the shop’s currency', async () => {
    products = many(7, 'Silk kurta');
    const { products: cards } = await find('kurta', { currency: 'EUR' });
    expect(cards).toHaveLength(6);
    expect(cards[0]).toMatchObject({ name: 'Silk kurta 0', price: '€5', path: '/product/silk-kurta-0' });
    expect((await find('kurta')).products[0]?.price).toBe('₹5');
  });

  test('are the three most frequent categories, with their addresses', async () => {
    products = [
      ...many(1, 'Silk bowl', 'Bowls'),
      ...many(2, 'Silk lamp', 'Lamps'),
      ...many(4, 'Silk thing', ''),
      ...many(1, 'Silk vase', 'Vases'),
      ...many(3, 'Silk kurta', 'Kurtas'),
    ];
    expect((await find('silk')).categories).toEqual([
      { name: 'Kurtas', path: '/category/kurtas' },
      { name: 'Lamps', path: '/category/lamps' },
      { name: 'Bowls', path: '/category/bowls' },
    ]);
  });

  test('count the categories of the fifty best products only', async () => {
    products = [...many(50, 'Silk kurta'), ...many(9, 'Silk lamp', 'Lamps')];
    expect((await find('silk')).categories.map(({ name }) => name)).toEqual(['Kurtas']);
  });

  test('name a correction only for a text without results', async () => {
    products = many(2, 'Silk kurta');
    expect(await find('kurta')).not.toHaveProperty('meant');
    expect(await find('krutta')).toMatchObject({ products: [], categories: [], meant: 'kurta' });
    expect(await find('xqzw')).toEqual({ products: [], categories: [] });
  });

  test('of a large shop come from its server, with the server’s correction', async () => {
    products = many(7, 'Server kurta');
    const found = await find('ku rta', { asksServer: true });
    expect(requests).toEqual(['/index/find?q=ku+rta']);
    expect([found.products.length, found.meant]).toEqual([6, 'kurta']);
  });

  test('have addresses that search for the text', () => {
    expect(suggest.searchPath('a&b')).toBe('/search?q=a%26b');
  });
});

describe('before the first key', () => {
  test('a small shop loads its index', async () => {
    products = many(1, 'Silk kurta');
    await suggest.prepareSuggestions({});
    expect(requests).toEqual(['/index/products.json']);
    await find('kurta');
    expect(requests).toHaveLength(1);
  });

  test('a large shop loads nothing', async () => {
    await suggest.prepareSuggestions({ asksServer: true });
    expect(requests).toEqual([]);
  });
});
