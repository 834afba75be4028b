// @vitest-environment happy-dom
import { buildIndex, type IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_IMAGES } from '../shop/sample-listing.ts';

const CATEGORIES = [
  { slug: 'women', name: 'Women', parent: null },
  { slug: 'kurtas', name: 'Kurtas', parent: 'women' },
  { slug: 'saris', name: 'Saris', parent: 'women' },
];
let products: IndexedProduct[];

function productOf(name: string, ...categories: string[]): IndexedProduct {
  const small = `/${name}-320.avif`;
  const image = { type: 'image/avif', small, smallWidth: 320, large: '', largeWidth: 640, fallback: '' };
  return {
    ...{
      name,
      path: `/product/${name}`,
      price: 5,
      oldPrice: null,
      rating: null,
      release: 1,
      image,
      secondImage: '',
    },
    ...{
      category: '',
      categories,
      backdrop: 'backdrop--wall',
      colors: [],
      sizes: [],
      tags: [],
      attributes: [],
    },
    ...{ badge: '', condition: '', brand: '' },
  } as IndexedProduct;
}
const links = (...slugs: string[]) =>
  slugs.map((slug) => `<li><a href="/category/${slug}">${slug}</a></li>`).join('');
const LAST = '<li><a href="/category/women">All</a></li>';

async function show(entries: string, more = ''): Promise<(string | null)[]> {
  document.body.innerHTML = `<nav><ul class="menu"><li><ul class="menu__items">${entries}${LAST}</ul></li>
    <li class="menu__more"><ul class="menu__items">${more}${LAST}</ul></li></ul></nav>`;
  const { showImages } = await import('./menu-images.ts');
  await showImages(document.querySelector('nav') as HTMLElement);
  return Array.from(
    document.querySelectorAll('a'),
    (link) => link.querySelector('img')?.getAttribute('src') ?? null,
  );
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', async () =>
    Response.json(buildIndex({ categories: CATEGORIES, products }, SAMPLE_IMAGES)),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('each sub-entry shows a product of its category, except for the last of the list and those under More', async () => {
  products = [productOf('k1', 'kurtas'), productOf('s1', 'saris'), productOf('s2', 'saris')];
  expect(await show(links('saris', 'kurtas'), links('saris'))).toEqual([
    ...['/s1-320.avif', '/k1-320.avif', null, null, null],
  ]);
  const tile = document.querySelector('a > span');
  expect([tile?.className, tile?.nextSibling?.textContent]).toEqual(['backdrop backdrop--wall', 'saris']);
  const image = document.querySelector('img');
  expect([image?.alt, image?.loading]).toEqual(['', 'lazy']);
});

test('a product is shown once, so that entries differ', async () => {
  products = [productOf('s1', 'saris'), productOf('s2', 'saris')];
  expect(await show(links('saris', 'saris', 'saris'))).toEqual([
    '/s1-320.avif',
    '/s2-320.avif',
    null,
    null,
    null,
  ]);
});

test('a product that has the category first is preferred to others in it', async () => {
  products = [productOf('both', 'kurtas', 'saris'), productOf('s1', 'saris')];
  expect(await show(links('saris', 'kurtas'))).toEqual(['/s1-320.avif', '/both-320.avif', null, null]);
});

test('a category without products of its own shows one of the categories below it, and an unknown one none', async () => {
  products = [productOf('s1', 'saris')];
  expect(await show(links('nowhere', 'women', 'saris'))).toEqual([null, '/s1-320.avif', null, null, null]);
});

test('an index that cannot be loaded leaves the menu as it was', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(show(links('saris'))).rejects.toThrow();
  expect(document.querySelector('img')).toBeNull();
});
