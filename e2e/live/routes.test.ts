import { expect, test } from 'vitest';
import type { LivePages } from '../../site/src/publishing/live-pages.ts';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { openShop, routesOf } from './render.ts';

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
  '/emails',
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

const paths = (catalogue = catalogueOf(3)) => Array.from(openShop(catalogue).paths());

test('a shop without products and categories has the pages of every shop', () => {
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

/** The names of the related and new products on a product's page. */
async function aroundProduct(handle: string, catalogue: ReturnType<typeof catalogueOf>) {
  const props = await openShop(catalogue).find(`/product/${handle}`)?.props();
  const { related, newer } = props as LivePages['product'];
  const namesOf = (cards: typeof related) => cards.map(({ name }) => name);
  return { related: namesOf(related), newer: namesOf(newer) };
}

/** The products of a shop, as [category, price, brand, tags], by the title, which is also the handle. */
type Shelf = Record<string, [string | null, number, (string | null)?, string[]?]>;

function shopOf(shelf: Shelf, categories: [name: string, parent: string | null][]) {
  return catalogueOf(0, {
    categories: categories.map(([id, parentId], position) => categoryOf({ id, parentId, position })),
    products: Object.entries(shelf).map(
      ([title, [categoryId, sellingPrice, brand = null, tags = []]], index) =>
        productOf(index, { title, handle: title, categoryId, sellingPrice, brand, tags }),
    ),
  });
}

const SHELVES: [string, string | null][] = [
  ['Mobile', null],
  ['Electronics', null],
  ['Mobile Accessory', 'Electronics'],
  ['Audio', 'Electronics'],
  ['Petrol', null],
];

test.for<[fact: string, shelf: Shelf, related: string[]]>([
  [
    'its category comes first, the nearest price before the others',
    {
      ...{ phone: ['Mobile', 100], cheap: ['Mobile', 10], near: ['Mobile', 110], dear: ['Mobile', 400] },
      ...{ moto: ['Petrol', 100], mid: ['Mobile', 200] },
    },
    ['near', 'mid', 'dear', 'cheap'],
  ],
  [
    'siblings below one parent come before another shelf',
    {
      phone: ['Audio', 100],
      moto: ['Petrol', 100],
      charger: ['Mobile Accessory', 9],
      tv: ['Electronics', 900],
    },
    ['tv', 'charger', 'moto'],
  ],
  [
    'within its category a brand outweighs tags, and tags the price',
    {
      ...{ phone: ['Mobile', 100, 'Sutra', ['5g', 'thin']], same: ['Mobile', 100] },
      ...{ tagged: ['Mobile', 300, null, ['5g']], twice: ['Mobile', 500, null, ['thin', '5g']] },
      brand: ['Mobile', 900, 'Sutra'],
    },
    ['brand', 'twice', 'tagged', 'same'],
  ],
  [
    'what shares the brand, then a tag, then the word of a category comes before what shares nothing',
    {
      ...{
        phone: ['Mobile', 100, 'Sutra', ['5g']],
        moto: ['Petrol', 100],
        router: ['Petrol', 900, null, ['5g']],
      },
      ...{ helmet: ['Petrol', 900, 'Sutra'], charger: ['Mobile Accessory', 5], radio: ['Audio', 5] },
    },
    ['helmet', 'router', 'charger', 'radio'],
  ],
  [
    'without anything nearer the price decides',
    { phone: ['Mobile', 100], van: ['Petrol', 900], moto: ['Petrol', 120] },
    ['moto', 'van'],
  ],
  [
    'a product without a category has related ones, too',
    { phone: [null, 100], moto: ['Petrol', 0] },
    ['moto'],
  ],
])('of related products %s', async ([, shelf, related]) => {
  expect((await aroundProduct('phone', shopOf(shelf, SHELVES))).related).toEqual(related);
});

test('an unlisted product has related products of a similar price', async () => {
  const catalogue = catalogueOf(40);
  const prices = catalogue.products.map((product, index) => ({
    ...product,
    sellingPrice: (index + 1) * 100,
  }));
  const products = prices.with(20, { ...(prices[20] as (typeof prices)[0]), isListed: false });
  const { related } = await aroundProduct('product-20', { ...catalogue, products });
  expect(related.toSorted()).toEqual(['Product 16', 'Product 18', 'Product 22', 'Product 24']);
});

test('new products are the shop’s newest, without the product itself and its related ones', async () => {
  const catalogue = catalogueOf(60);
  const { related, newer } = await aroundProduct('product-58', catalogue);
  const others = [59, 58, 57, 56, 55, 54, 53, 52, 51, 50].map((index) => `Product ${index}`);
  const expected = others.filter((name) => name !== 'Product 58' && !related.includes(name)).slice(0, 4);
  expect(newer).toEqual(expected);
  expect((await aroundProduct('product-3', catalogue)).newer).toEqual(others.slice(0, 4));
});

test('adding a product to a large shop changes only a share of the product pages', () => {
  const before = catalogueOf(2_000, { allowsIndex: false });
  const changed = changedPaths(before, catalogueOf(2_001, { allowsIndex: false }));
  const productPages = changed.filter((path) => path.startsWith('/product/'));
  expect(productPages.length).toBeGreaterThan(100);
  expect(productPages.length).toBeLessThan(400);
});

test('former handles redirect to the current one, unless another product has taken them', () => {
  const products = [
    productOf(0, { formerHandles: ['red-shoe', 'product-1'] }),
    productOf(1, { formerHandles: ['blue-shoe'] }),
  ];
  const categories = [categoryOf({ id: 'women', formerHandles: ['ladies'] })];
  const redirects = routesOf(catalogueOf(0, { products, categories })).flatMap(({ path, redirectTo }) =>
    redirectTo ? [[path, redirectTo]] : [],
  );
  expect(redirects).toEqual([
    ['/product/red-shoe', '/product/product-0'],
    ['/product/blue-shoe', '/product/product-1'],
    ['/category/ladies', '/category/women'],
  ]);
});

test('above the limit the index is split into parts for the server, and search still works', () => {
  const routes = paths(catalogueOf(2_001, { allowsIndex: false }));
  expect(routes).toContain('/search');
  expect(routes.filter((path) => path.startsWith('/index/'))).toEqual([
    '/index/shop.json',
    '/index/part-0.json',
    '/index/part-1.json',
    '/index/part-2.json',
  ]);
});

test('in a split index a new product changes the last part, and a changed product its own', () => {
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

/** The paths whose files differ between two catalogues. */
function changedPaths(from: ReturnType<typeof catalogueOf>, to: ReturnType<typeof catalogueOf>): string[] {
  const keys = new Map(routesOf(from).map(({ path, key }) => [path, key]));
  return routesOf(to).flatMap(({ path, key }) => (keys.get(path) === key ? [] : [path]));
}

test('reading the same data again changes nothing', () => {
  expect(changedPaths(catalogueOf(60), structuredClone(catalogueOf(60)))).toEqual([]);
});

test('a changed product renders its page and a few others again, but not all', () => {
  const before = catalogueOf(2_000);
  const products = before.products.with(700, productOf(700, { title: 'Another name' }));
  const changed = changedPaths(before, { ...before, products });
  expect(changed).toContain('/product/product-700');
  expect(changed).toContain('/products-2.json');
  expect(changed.length).toBeLessThan(25);
});

test('a change of the header changes every page', () => {
  const before = catalogueOf(3);
  const content = { ...before.content, shop: { ...before.content.shop, name: 'Bazaar' } };
  const changed = changedPaths(before, { ...before, content });
  expect(changed).toEqual(paths(before));
});

test('a category inside itself, or inside a deleted one, is at the top level', () => {
  const categories = [
    categoryOf({ id: 'a', parentId: 'b' }),
    categoryOf({ id: 'b', parentId: 'a' }),
    categoryOf({ id: 'c', parentId: 'gone' }),
  ];
  const products = ['a', 'b', 'c'].map((categoryId, index) => productOf(index, { categoryId }));
  const routes = paths(catalogueOf(0, { products, categories }));
  for (const id of ['a', 'b', 'c']) expect(routes).toContain(`/category/${id}`);
});
