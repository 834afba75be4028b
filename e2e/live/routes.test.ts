import { expect, test } from 'vitest';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { renderer } from './render.ts';

const EVERY_SHOP = [
  '/',
  '/shop',
  '/about',
  '/contactus',
  '/help',
  '/privacy',
  '/terms',
  '/cart',
  '/wishlist',
  '/compare',
  '/login',
  '/account',
  '/404.html',
  '/robots.txt',
  '/search',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/products.json',
  '/feed.xml',
  '/llms.txt',
  '/index/products.json',
];

const paths = (catalogue = catalogueOf(3)) => renderer.routesOf(catalogue).routes.map(({ path }) => path);

test('a shop without products and categories has the pages that every shop has', () => {
  expect(paths(catalogueOf(0, { categories: [] })).toSorted()).toEqual(EVERY_SHOP.toSorted());
});

test.for([
  [0, 1, 1],
  [1, 1, 1],
  [50, 1, 1],
  [51, 2, 1],
  [101, 3, 2],
])(
  '%d products are listed on %d pages of the shop and %d of their category',
  ([count = 0, pages, ofCategory]) => {
    const routes = paths(catalogueOf(count));
    expect(routes.filter((path) => /^\/shop(\/\d+)?$/.test(path))).toHaveLength(pages ?? 0);
    expect(routes.filter((path) => /^\/category\/dresses(\/\d+)?$/.test(path))).toHaveLength(ofCategory ?? 0);
    expect(routes.filter((path) => path.startsWith('/product/'))).toHaveLength(count);
  },
);

test('former handles lead to the present one, unless another product has taken it', () => {
  const products = [
    productOf(0, { formerHandles: ['red-shoe', 'product-1'] }),
    productOf(1, { formerHandles: ['blue-shoe'] }),
  ];
  const categories = [categoryOf({ id: 'women', formerHandles: ['ladies'] })];
  const redirects = renderer
    .routesOf(catalogueOf(0, { products, categories }))
    .routes.flatMap(({ path, redirectTo }) => (redirectTo ? [[path, redirectTo]] : []));
  expect(redirects).toEqual([
    ['/product/red-shoe', '/product/product-0'],
    ['/product/blue-shoe', '/product/product-1'],
    ['/category/ladies', '/category/women'],
  ]);
});

test('above the limit the index is in parts, for the server, and the shop is searched all the same', () => {
  const routes = paths(catalogueOf(2_001, { allowsIndex: false }));
  expect(routes).toContain('/search');
  expect(routes.filter((path) => path.startsWith('/index/'))).toEqual([
    '/index/shop.json',
    '/index/part-0.json',
    '/index/part-1.json',
    '/index/part-2.json',
  ]);
});

test('of an index in parts a new product changes the last part, and a changed one its own', () => {
  const before = catalogueOf(2_001, { allowsIndex: false });
  const partsThatChange = (products: typeof before.products) =>
    changedPaths(before, { ...before, products }).filter((path) => path.startsWith('/index/'));
  expect(partsThatChange([...before.products, productOf(2_001)])).toEqual(['/index/part-2.json']);
  expect(partsThatChange(before.products.with(1_500, productOf(1_500, { title: 'Other' })))).toEqual([
    '/index/part-1.json',
  ]);
});

test('a sitemap of more than 45,000 addresses, and a product feed of more than 1,000 products, are split', () => {
  const products = Array.from({ length: 45_001 }, (_, index) => productOf(index));
  const routes = paths(catalogueOf(0, { products, allowsIndex: false }));
  expect(routes.filter((path) => path.startsWith('/sitemap'))).toEqual([
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-2.xml',
  ]);
  expect(routes.filter((path) => path.startsWith('/products'))).toHaveLength(46);
});

/** The paths whose files change from one catalogue to the other. */
function changedPaths(from: ReturnType<typeof catalogueOf>, to: ReturnType<typeof catalogueOf>): string[] {
  const keys = new Map(renderer.routesOf(from).routes.map(({ path, key }) => [path, key]));
  return renderer.routesOf(to).routes.flatMap(({ path, key }) => (keys.get(path) === key ? [] : [path]));
}

test('the same data, read anew, changes nothing', () => {
  expect(changedPaths(catalogueOf(60), structuredClone(catalogueOf(60)))).toEqual([]);
});

test('a product that changes is rendered anew, and a few pages that show it, but not all', () => {
  const before = catalogueOf(2_000);
  const products = before.products.with(700, productOf(700, { title: 'Another name' }));
  const changed = changedPaths(before, { ...before, products });
  expect(changed).toContain('/product/product-700');
  expect(changed).toContain('/products-2.json');
  expect(changed.length).toBeLessThan(25);
});

test('a change of what the header says changes every page', () => {
  const before = catalogueOf(3);
  const content = { ...before.content, shop: { ...before.content.shop, name: 'Bazaar' } };
  const changed = changedPaths(before, { ...before, content });
  expect(changed).toEqual(paths(before));
});

test('a category below itself, or below one that is gone, stands on its own', () => {
  const categories = [
    categoryOf({ id: 'a', parentId: 'b' }),
    categoryOf({ id: 'b', parentId: 'a' }),
    categoryOf({ id: 'c', parentId: 'gone' }),
  ];
  const products = ['a', 'b', 'c'].map((categoryId, index) => productOf(index, { categoryId }));
  const routes = paths(catalogueOf(0, { products, categories }));
  for (const id of ['a', 'b', 'c']) expect(routes).toContain(`/category/${id}`);
});
