import { expect, test } from 'vitest';
import type { LivePages } from '../../site/src/publishing/live-pages.ts';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { renderer, routesOf } from './render.ts';

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

const paths = (catalogue = catalogueOf(3)) => Array.from(renderer.openShop(catalogue).paths());

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

/** The names of the products below and beside a product on its page. */
function aroundProduct(handle: string, catalogue: ReturnType<typeof catalogueOf>) {
  const [props] = routesOf(catalogue).flatMap((route) =>
    route.path === `/product/${handle}` ? [route.props()] : [],
  );
  const { related, newer } = props as LivePages['product'];
  const namesOf = (cards: typeof related) => cards.map(({ name }) => name);
  return { related: namesOf(related), newer: namesOf(newer) };
}

/** [category, price, brand, tags] by the title, which is the handle, too. */
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
])('of related products %s', ([, shelf, related]) => {
  expect(aroundProduct('phone', shopOf(shelf, SHELVES)).related).toEqual(related);
});

test('a product that is in no list has the related ones that its price has', () => {
  const catalogue = catalogueOf(40);
  const prices = catalogue.products.map((product, index) => ({
    ...product,
    sellingPrice: (index + 1) * 100,
  }));
  const products = prices.with(20, { ...(prices[20] as (typeof prices)[0]), isListed: false });
  const { related } = aroundProduct('product-20', { ...catalogue, products });
  expect(related.toSorted()).toEqual(['Product 16', 'Product 18', 'Product 22', 'Product 24']);
});

test('new products are the newest of the shop, without the product itself and its related ones', () => {
  const catalogue = catalogueOf(60);
  const { related, newer } = aroundProduct('product-58', catalogue);
  const others = [59, 58, 57, 56, 55, 54, 53, 52, 51, 50].map((index) => `Product ${index}`);
  const expected = others.filter((name) => name !== 'Product 58' && !related.includes(name)).slice(0, 4);
  expect(newer).toEqual(expected);
  expect(aroundProduct('product-3', catalogue).newer).toEqual(others.slice(0, 4));
});

test('a product that is added to a large shop changes the pages of a share of the products alone', () => {
  const before = catalogueOf(2_000, { allowsIndex: false });
  const changed = changedPaths(before, catalogueOf(2_001, { allowsIndex: false }));
  const productPages = changed.filter((path) => path.startsWith('/product/'));
  expect(productPages.length).toBeGreaterThan(100);
  expect(productPages.length).toBeLessThan(400);
});

test('former handles lead to the present one, unless another product has taken it', () => {
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
  const keys = new Map(routesOf(from).map(({ path, key }) => [path, key]));
  return routesOf(to).flatMap(({ path, key }) => (keys.get(path) === key ? [] : [path]));
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
