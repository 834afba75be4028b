import { expect, test } from 'vitest';
import { categoriesHolding, findProducts } from './find-products.ts';
import { readQuery } from './listing-query.ts';
import type { IndexedProduct, SearchIndex } from './product-index.ts';

const INDEX: SearchIndex = {
  categories: [
    { slug: 'women', name: 'Women', parent: null },
    { slug: 'dresses', name: 'Dresses', parent: 'women' },
    { slug: 'gowns', name: 'Gowns', parent: 'dresses' },
    { slug: 'shoes', name: 'Shoes', parent: null },
  ],
  products: [
    product('Tea dress', 2000, {
      categories: ['dresses'],
      colors: ['Red'],
      sizes: ['S', 'M'],
      rating: 90,
      release: 3,
    }),
    product('Lace gown', 9000, {
      categories: ['gowns'],
      colors: ['Red', 'Blue'],
      sizes: ['M'],
      rating: 98,
      release: 1,
    }),
    product('Runner', 3000, { categories: ['shoes', 'women'], colors: ['Blue'], sizes: ['39'], release: 2 }),
    product('Old boot', 500, { categories: ['shoes'], condition: 'Used', rating: 70, release: 4 }),
  ],
};

function product(name: string, price: number, facts: Partial<IndexedProduct>): IndexedProduct {
  return {
    path: `/product/${name}`,
    name,
    category: '',
    categories: [],
    rating: null,
    price,
    oldPrice: null,
    badge: '',
    backdrop: '',
    image: { type: '', small: '', smallWidth: 0, large: '', largeWidth: 0, fallback: '' },
    secondImage: '',
    brand: '',
    tags: [],
    attributes: [],
    colors: [],
    sizes: [],
    condition: 'New',
    release: 0,
    ...facts,
  };
}

const find = (address: string, category: string | null = null, index = INDEX) =>
  findProducts(index, readQuery(new URLSearchParams(address)), { category, brand: null });
const namesOf = (address: string, category: string | null = null) =>
  find(address, category).products.map(({ name }) => name);

test.each([
  ['', ['Tea dress', 'Lace gown', 'Runner', 'Old boot']],
  ['?sort=price-asc', ['Old boot', 'Tea dress', 'Runner', 'Lace gown']],
  ['?sort=price-desc', ['Lace gown', 'Runner', 'Tea dress', 'Old boot']],
  ['?sort=newest', ['Old boot', 'Tea dress', 'Runner', 'Lace gown']],
  ['?sort=rating', ['Lace gown', 'Tea dress', 'Old boot', 'Runner']],
  ['?color=Red', ['Tea dress', 'Lace gown']],
  ['?color=Red&color=Blue', ['Tea dress', 'Lace gown', 'Runner']],
  ['?color=Red&size=S', ['Tea dress']],
  ['?condition=Used', ['Old boot']],
  ['?min=2000&max=3000', ['Tea dress', 'Runner']],
  ['?max=499', []],
  ['?q=boot', ['Old boot']],
])('"%s" finds %s', (address, names) => {
  expect(namesOf(address)).toEqual(names);
});

test.each([
  ['women', ['Tea dress', 'Lace gown', 'Runner']],
  ['dresses', ['Tea dress', 'Lace gown']],
  ['gowns', ['Lace gown']],
  ['shoes', ['Runner', 'Old boot']],
  ['hats', []],
])('the category %s lists its own products and those of the categories below it: %s', (category, names) => {
  expect(namesOf('', category)).toEqual(names);
});

test.each([
  ['?q=goen', 'gown'],
  ['?q=lece+goen', 'lace gown'],
  ['?q=goen&max=1', 'gown'],
  ['?q=gown', undefined],
  ['?q=gown&max=1', undefined],
  ['?q=zzzzzzzz', undefined],
  ['', undefined],
  ['?max=1', undefined],
])('"%s" suggests the text %j', (address, meant) => {
  const found = find(address);
  expect(found.meant).toBe(meant);
  expect('meant' in found).toBe(meant !== undefined);
});

test('suggests no text in a category if another one has what was searched for', () => {
  expect(find('?q=boot', 'women')).not.toHaveProperty('meant');
  expect(find('?q=bost', 'women')).toHaveProperty('meant', 'boot');
});

test('the categories that hold products are worked out once for each list of categories', () => {
  const heldBy = categoriesHolding(INDEX);
  const [gown, runner] = [INDEX.products[1], INDEX.products[2]];
  if (!gown || !runner) throw new Error('No products');
  expect(heldBy(gown)).toEqual(new Set(['gowns', 'dresses', 'women']));
  expect(heldBy(runner)).toEqual(new Set(['shoes', 'women']));
  expect(heldBy({ ...gown })).toBe(heldBy(gown));
});

test('a choice is counted with the other filters, but without those of its own kind', () => {
  const { total, counts } = find('?color=Red&size=M');
  expect(total).toBe(2);
  expect(counts.color).toEqual(
    new Map([
      ['Red', 2],
      ['Blue', 1],
    ]),
  );
  expect(counts.size).toEqual(
    new Map([
      ['S', 1],
      ['M', 2],
    ]),
  );
  expect(counts.condition).toEqual(new Map([['New', 2]]));
});

test('categories are counted with all filters on any page', () => {
  expect(find('?max=3000', 'shoes').counts.category).toEqual(
    new Map([
      ['dresses', 1],
      ['women', 2],
      ['shoes', 2],
    ]),
  );
});

test.each([
  ['', 50, 3],
  ['?page=3', 1, 3],
  ['?page=4', 0, 3],
  ['?show=100&page=2', 1, 2],
  ['?show=all', 101, 1],
  ['?show=all&max=499', 0, 1],
])('of 101 products "%s" shows %i, on one of %i pages', (address, shown, pages) => {
  const products = Array.from({ length: 101 }, (_, row) => product(`Bag ${row}`, 500 + row, {}));
  const found = find(address, null, { categories: [], products });
  expect(found.products).toHaveLength(shown);
  expect(found.pages).toBe(pages);
});

test('a brand lists its own products', () => {
  const products = [product('Tee', 500, { brand: 'Sutra' }), product('Tote', 900, { brand: 'Chaal' })];
  const query = readQuery(new URLSearchParams());
  const found = findProducts({ categories: [], products }, query, { category: null, brand: 'Chaal' });
  expect(found.products.map(({ name }) => name)).toEqual(['Tote']);
});

const RED = { colors: ['Red'], options: [], price: 900, isOnSale: false, isInStock: true };
const BLUE = { ...RED, colors: ['Blue'], price: 1_200 };
/**
 * A dress. Red is available in S and L, and sold out in M. Blue exists only in M, is more expensive, and is
 * on sale, which the card does not show.
 */
const DRESS = product('Dress', 900, {
  colors: ['Red', 'Blue'],
  sizes: ['S', 'M', 'L'],
  variantId: '',
  offers: [
    { ...RED, sizes: ['S', 'L'] },
    { ...RED, sizes: ['M'], isInStock: false },
    { ...BLUE, sizes: ['M'], isOnSale: true },
  ],
});
const COAT = product('Coat', 1_000, {
  options: ['Cut: slim', 'Cut: wide', 'Lining: silk', 'Lining: none'],
  offers: [
    { ...RED, colors: [], sizes: [], options: ['Cut: slim', 'Lining: silk'], price: 1_000 },
    { ...RED, colors: [], sizes: [], options: ['Cut: wide', 'Lining: none'], price: 1_000 },
  ],
});
const WITH_VARIANTS: SearchIndex = { categories: [], products: [DRESS, COAT] };
const found = (address: string) => find(address, null, WITH_VARIANTS).products.map(({ name }) => name);
const counted = (address: string, kind: 'color' | 'size' | 'option' | 'stock') =>
  Object.fromEntries(find(address, null, WITH_VARIANTS).counts[kind]);

test.each([
  ['?color=Red&size=M', ['Dress']],
  ['?color=Red&size=M&stock=In+stock', []],
  ['?color=Blue&size=S', []],
  ['?color=Blue&color=Red&size=S', ['Dress']],
  ['?size=M&stock=In+stock', ['Dress']],
  ['?min=1100', ['Dress']],
  ['?color=Red&min=1100', []],
  ['?option=Cut: slim&option=Cut: wide', ['Coat']],
  ['?option=Cut: slim&option=Lining: silk', ['Coat']],
  ['?option=Cut: slim&option=Lining: none', []],
])('"%s" finds what has one variant that is all of it: %s', (address, names) => {
  expect(found(address)).toEqual(names);
});

/**
 * A scarf. Red is on sale, as the card shows. Blue is more expensive. Green is on sale, and more expensive
 * than blue.
 */
const SCARF = product('Scarf', 300, {
  colors: ['Red', 'Blue', 'Green'],
  oldPrice: 400,
  offers: [
    { ...RED, sizes: [], price: 300, isOnSale: true },
    { ...BLUE, sizes: [], price: 350 },
    { ...BLUE, sizes: [], colors: ['Green'], price: 380, isOnSale: true },
  ],
});

test.each([
  ['?sale=On+sale', ['Scarf']],
  ['?sale=On+sale&color=Red', ['Scarf']],
  ['?sale=On+sale&color=Blue', []],
  ['?sale=On+sale&color=Green', ['Scarf']],
  ['?sale=On+sale&min=301&max=379', []],
])(
  '"%s" finds what has a reduced variant that fits, and a card that shows a reduction: %s',
  (address, names) => {
    const index = { categories: [], products: [DRESS, SCARF] };
    expect(find(address, null, index).products.map(({ name }) => name)).toEqual(names);
    const counts = find(address.replace('sale=On+sale', ''), null, index).counts.sale;
    expect([...counts.values()]).toEqual(names.length > 0 ? [1] : []);
  },
);

test('option values are counted with all other choices', () => {
  expect(counted('?size=S', 'color')).toEqual({ Red: 1 });
  expect(counted('?size=M', 'color')).toEqual({ Red: 1, Blue: 1 });
  expect(counted('?size=M&stock=In+stock', 'color')).toEqual({ Blue: 1 });
  expect(counted('?color=Red&stock=In+stock', 'size')).toEqual({ S: 1, L: 1 });
  expect(counted('?color=Red&size=M', 'stock')).toEqual({});
});

test('each option is counted without its own choices, and with those of other options', () => {
  expect(counted('?option=Cut: slim', 'option')).toEqual({
    'Cut: slim': 1,
    'Cut: wide': 1,
    'Lining: silk': 1,
  });
});

test('of a thousand options in an address only twenty are applied', () => {
  const many = Array.from({ length: 1_000 }, (_, place) => `option=${place}: x`).join('&');
  expect(found(`?${many}`)).toEqual([]);
});
