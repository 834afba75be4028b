import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../content/catalogue.ts';

let listings: typeof import('./listings.ts');
const productOf = (id: string, category: string, more: Partial<Product> = {}) => ({
  ...{ id, category, alsoIn: [], sidebarCategories: [], brand: 'Sutra' },
  ...more,
});
const COLLECTIONS: Record<string, object[]> = {
  menu: [
    { title: 'Women', subItems: [{ title: 'Kurtas' }, { title: 'Saris' }] },
    { title: 'Home & Living', subItems: [] },
  ],
  sidebarCategories: [
    { name: 'Saris', count: 12 },
    { name: 'Toys', count: 3 },
  ],
  categoryTiles: [{ name: 'Books' }],
  products: [
    productOf('3', 'Home & Living', { alsoIn: ['Toys'], brand: 'Chowk' }),
    productOf('10', 'Kurtas', { sidebarCategories: ['Books'] }),
    productOf('2', 'Women'),
  ],
};

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('astro:content', () => ({
    getCollection: async (name: string) => COLLECTIONS[name]?.map((data) => ({ data })),
  }));
  listings = await import('./listings.ts');
});
afterAll(() => {
  vi.doUnmock('astro:content');
  vi.resetModules();
});

describe('listings', () => {
  test('are those of the menu, its sub-entries, the sidebar and the tiles, each once', async () => {
    const all = await listings.allListings();
    const slugs = all.map(({ slug }) => slug).toSorted();
    expect(slugs).toEqual(['books', 'home-and-living', 'kurtas', 'saris', 'toys', 'women']);
    const find = (wanted: string) => all.find(({ slug }) => slug === wanted);
    expect(find('kurtas')).toMatchObject({ title: 'Kurtas', parent: { slug: 'women', title: 'Women' } });
    // The sidebar also names this one, without its parent.
    expect(find('saris')?.parent?.slug).toBe('women');
    expect([find('women')?.parent, find('toys')?.parent]).toEqual([undefined, undefined]);
    expect(find('women')?.children.map(({ slug }) => slug)).toEqual(['kurtas', 'saris']);
  });

  test('contain the products of their category and of their sub-entries, in the order of the catalogue', async () => {
    const all = await listings.allListings();
    expect(Object.fromEntries(all.map(({ slug, products }) => [slug, products.map(({ id }) => id)]))).toEqual(
      {
        ...{
          women: ['2', '10'],
          kurtas: ['10'],
          saris: [],
          'home-and-living': ['3'],
          toys: ['3'],
          books: ['10'],
        },
      },
    );
  });

  test('have breadcrumbs, with the menu entry above a sub-entry', async () => {
    const all = await listings.allListings();
    const crumbsOf = (slug: string) => all.filter((one) => one.slug === slug).flatMap(listings.breadcrumbsOf);
    expect(crumbsOf('kurtas')).toEqual([
      { name: 'Women', path: '/category/women' },
      { name: 'Kurtas', path: '/category/kurtas' },
    ]);
    expect(crumbsOf('toys')).toEqual([{ name: 'Toys', path: '/category/toys' }]);
  });

  test('of brands contain their products', () => {
    const brands = listings.brandListings(COLLECTIONS['products'] as Product[]);
    expect([...brands].map(([brand, products]) => [brand, products.map(({ id }) => id)])).toEqual([
      ['Chowk', ['3']],
      ['Sutra', ['10', '2']],
    ]);
  });
});

test('the sidebar has links and the sample’s counts', async () => {
  expect(await listings.sidebarCategories()).toEqual([
    { name: 'Saris', path: '/category/saris', count: 12 },
    { name: 'Toys', path: '/category/toys', count: 3 },
  ]);
});
