import { describe, expect, test } from 'vitest';
import { countFacets } from './count-facets.ts';
import type { Facet, FacetQuery } from './facets.ts';
import { MOST_ATTRIBUTES, MOST_OPTIONS, MOST_VALUES } from './facets.ts';
import { findProducts } from './find-products.ts';
import { optionParts } from './listing-filters.ts';
import { type ListingQuery, readQuery } from './listing-query.ts';
import type { IndexedProduct, SearchIndex } from './product-index.ts';

const ALL: FacetQuery = {
  ...{ text: '', category: null, options: [], attributes: [], brands: null, tags: [], anyTags: null },
  ...{ min: null, max: null, isAvailable: null, isOnSale: null, ids: null },
};
const CATEGORIES = [
  { slug: 'women', name: 'Women', parent: null },
  { slug: 'dresses', name: 'Dresses', parent: 'women' },
  { slug: 'shoes', name: 'Shoes', parent: null },
];

function product(facts: Partial<IndexedProduct>): IndexedProduct {
  return {
    ...{ path: '', name: 'Shirt', category: '', categories: [], rating: null, price: 1, oldPrice: null },
    ...{ badge: '', backdrop: '', secondImage: '', brand: '', condition: '', release: 0, variantId: '' },
    ...{ tags: [], attributes: [], colors: [], sizes: [] },
    image: { type: '', small: '', smallWidth: 0, large: '', largeWidth: 0, fallback: '' },
    ...facts,
  };
}

const shopOf = (...products: Partial<IndexedProduct>[]): SearchIndex => ({
  categories: CATEGORIES,
  products: products.map(product),
});
const facetsOf = (index: SearchIndex, asked: Partial<FacetQuery> = {}) =>
  countFacets(index, { ...ALL, ...asked }).facets;
/** The counts of a facet, with a star at chosen values. */
function countsOf(facets: readonly Facet[], kind: string, name: string | null = null) {
  const facet = facets.find((one) => one.kind === kind && one.name === name);
  return facet?.values.map(({ label, count, isSelected }) => `${label} ${count}${isSelected ? '*' : ''}`);
}

let seed = 3;
function random(): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const someOf = <T>(list: readonly T[]) => list.filter(() => random() < 0.5);

const COLOURS = ['Red', 'Blue', 'Green'];
const SIZES = ['S', 'M', 'L'];
const CUTS = ['Cut: slim', 'Cut: wide', 'Neck: round', 'Neck: deep'];
const BRANDS = ['Sutra', 'Bagru', ''];
const TAGS = ['summer', 'silk', 'new'];
const FABRICS = ['Fabric: Linen', 'Fabric: Silk', 'Condition: New', 'Condition: Used'];

function someProduct(): Partial<IndexedProduct> {
  const [colors, sizes, options] = [someOf(COLOURS), someOf(SIZES), someOf(CUTS)];
  const prices = { price: oneOf([1, 2, 3]), oldPrice: oneOf([null, 4]) };
  const attributes = [oneOf(FABRICS.slice(0, 2)), ...(random() < 0.5 ? [oneOf(FABRICS.slice(2))] : [])];
  return {
    ...{ colors, sizes, options, attributes, ...prices },
    name: `${oneOf(['Kurta', 'Saree', 'Shirt'])} ${oneOf(['long', 'short'])}`,
    categories: [oneOf(['women', 'dresses', 'shoes'])],
    brand: oneOf(BRANDS),
    tags: someOf(TAGS),
    condition: attributes[1] ? optionParts(attributes[1])[1] : '',
    variantId: oneOf(['', null]),
    ...(random() < 0.7 && {
      offers: Array.from({ length: 3 }, () => ({
        ...{
          colors: someOf(colors),
          sizes: someOf(sizes),
          options: someOf(options),
          price: oneOf([1, 2, 3]),
        },
        ...{ isOnSale: random() < 0.5, isInStock: random() < 0.5 },
      })),
    }),
  };
}

const RANDOM_SHOP = shopOf(...Array.from({ length: 200 }, someProduct));

function someQuery(): { asked: FacetQuery; page: ListingQuery; slug: string | null } {
  const [color, size, option] = [someOf(COLOURS), someOf(SIZES), someOf(CUTS)].map((values) =>
    random() < 0.5 ? values : [],
  ) as [string[], string[], string[]];
  const [maker, tag] = [someOf(BRANDS).filter(Boolean), someOf(TAGS)].map((values) =>
    random() < 0.3 ? values : [],
  ) as [string[], string[]];
  const [min, max] = [oneOf([null, null, 2]), oneOf([null, null, 2])];
  const [isAvailable, isOnSale] = [random() < 0.3, random() < 0.3];
  const text = oneOf(['', '', 'saree', 'long kurta']);
  const slug = oneOf([null, 'women', 'shoes']);
  const conditions = random() < 0.3 ? ['New'] : [];
  return {
    slug,
    page: {
      ...readQuery(new URLSearchParams()),
      ...{ text, color, size, option, maker, tag, min, max, condition: conditions },
      ...{ stock: isAvailable ? ['In stock'] : [], sale: isOnSale ? ['On sale'] : [], show: 'all' },
    },
    asked: {
      ...{ ...ALL, text, min, max, category: slug ? { slug, isDeep: true } : null },
      options: [
        ...(color.length > 0 ? [{ name: 'COLOR', values: color.map((value) => value.toUpperCase()) }] : []),
        ...size.map((value) => ({ name: 'Size', values: [value] })),
        ...option.map(optionParts).map(([name, value]) => ({ name, values: [value] })),
      ],
      attributes: conditions.length > 0 ? [{ name: 'Item condition', values: conditions }] : [],
      brands: maker.length > 0 ? maker : null,
      anyTags: tag.length > 0 ? tag : null,
      isAvailable: isAvailable || null,
      isOnSale: isOnSale || null,
    },
  };
}

const sorted = (counts: readonly (readonly [string, number])[]) =>
  counts.filter(([value, count]) => value && count > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));

test('the counts are those of the shop’s pages, for any of their queries', () => {
  let chosen = 0;
  for (let round = 0; round < 300; round += 1) {
    const { asked, page, slug } = someQuery();
    const { counts } = findProducts(RANDOM_SHOP, page, { category: slug, brand: null });
    const { facets } = countFacets(RANDOM_SHOP, asked);
    const values = (kind: string, name: string | null = null) =>
      sorted(
        facets
          .filter((facet) => facet.kind === kind && (name === null || facet.name === name))
          .flatMap((facet) => facet.values.map(({ value, count }) => [value, count] as const)),
      );
    const cuts = facets
      .filter(({ name }) => name === 'Cut' || name === 'Neck')
      .flatMap((facet) => facet.values.map((one) => [`${facet.name}: ${one.value}`, one.count] as const));
    const shown = (kind: keyof typeof counts) => sorted([...counts[kind]]);
    expect({
      asked,
      colours: values('OPTION', 'Colour'),
      sizes: values('OPTION', 'Size'),
      cuts: sorted(cuts),
      conditions: values('ATTRIBUTE', 'Condition'),
      brands: values('BRAND'),
      tags: values('TAG'),
      categories: values('CATEGORY'),
      isAvailable: values('AVAILABILITY').map(([, count]) => count),
      isOnSale: values('SALE').map(([, count]) => count),
    }).toEqual({
      asked,
      colours: shown('color'),
      sizes: shown('size'),
      cuts: shown('option'),
      conditions: shown('condition'),
      brands: shown('maker'),
      tags: shown('tag'),
      categories: shown('category'),
      isAvailable: shown('stock').map(([, count]) => count),
      isOnSale: shown('sale').map(([, count]) => count),
    });
    chosen += facets.flatMap((facet) => facet.values.filter(({ isSelected }) => isSelected)).length;
  }
  expect(chosen).toBeGreaterThan(300);
});

const [LINEN, SILK] = [{ attributes: ['Fabric: Linen', 'Fit: Slim'] }, { attributes: ['Fabric: Silk'] }];

describe('attributes', () => {
  const shop = shopOf(LINEN, SILK, { attributes: ['Fabric: Silk', 'Fit: Slim'] }, {});

  test('are counted by their names', () => {
    const facets = facetsOf(shop);
    expect(countsOf(facets, 'ATTRIBUTE', 'Fabric')).toEqual(['Silk 2', 'Linen 1']);
    expect(countsOf(facets, 'ATTRIBUTE', 'Fit')).toEqual(['Slim 2']);
  });

  test('ignore their own choice, and respect all others', () => {
    const facets = facetsOf(shop, { attributes: [{ name: 'fabric', values: ['SILK'] }] });
    expect(countsOf(facets, 'ATTRIBUTE', 'Fabric')).toEqual(['Silk 2*', 'Linen 1']);
    expect(countsOf(facets, 'ATTRIBUTE', 'Fit')).toEqual(['Slim 1']);
  });

  test('of two choices each respects the other', () => {
    const attributes = [
      { name: 'Fabric', values: ['Silk'] },
      { name: 'Fit', values: ['Slim'] },
    ];
    const facets = facetsOf(shop, { attributes });
    expect(countsOf(facets, 'ATTRIBUTE', 'Fabric')).toEqual(['Linen 1', 'Silk 1*']);
    expect(countsOf(facets, 'ATTRIBUTE', 'Fit')).toEqual(['Slim 1*']);
  });

  test('without values match nothing', () => {
    const facets = facetsOf(shop, { attributes: [{ name: 'Fabric', values: [] }] });
    expect(countsOf(facets, 'ATTRIBUTE', 'Fabric')).toEqual(['Silk 2', 'Linen 1']);
    expect(countsOf(facets, 'ATTRIBUTE', 'Fit')).toBeUndefined();
  });
});

test('values in several spellings are one, in the most frequent spelling, and count a product once', () => {
  const shop = shopOf(
    { tags: ['Summer', 'summer'], brand: 'BAGRU', attributes: ['FABRIC: silk'], colors: ['red', 'Red'] },
    { tags: ['Summer'], brand: 'Bagru', attributes: ['Fabric: Silk'], options: ['CUT: Slim'] },
    { tags: ['été'], brand: 'Bagru', attributes: ['Fabric: Silk'], options: ['Cut: slim'] },
    { tags: ['Été'], attributes: ['Fabric: linen'], options: ['Cut: slim'] },
  );
  const facets = facetsOf(shop, { anyTags: ['SUMMER', 'ete'], brands: null });
  expect(countsOf(facets, 'TAG')).toEqual(['été 2*', 'Summer 2*']);
  expect(countsOf(facets, 'BRAND')).toEqual(['Bagru 3']);
  expect(countsOf(facets, 'ATTRIBUTE', 'Fabric')).toEqual(['Silk 3', 'linen 1']);
  expect(countsOf(facets, 'OPTION', 'Cut')).toEqual(['slim 3']);
  expect(countsOf(facets, 'OPTION', 'Colour')).toEqual(['red 1']);
  const chosen = facetsOf(shop, { options: [{ name: 'cut', values: ['SLIM'] }], text: 'shirt' });
  expect(countsOf(chosen, 'OPTION', 'Cut')).toEqual(['slim 3*']);
  expect(countsOf(chosen, 'TAG')).toEqual(['été 2', 'Summer 1']);
});

describe('a list', () => {
  const shop = shopOf(
    { id: 'a', categories: ['dresses'], tags: ['x', 'y'], price: 5, oldPrice: 9 },
    { id: 'b', categories: ['women'], tags: ['x'], price: 7, variantId: null },
    { id: 'c', categories: ['shoes'], price: 6 },
  );

  test('of no products has no facets and no prices', () => {
    expect(countFacets(shopOf(), ALL)).toEqual({ facets: [], prices: null });
    expect(countFacets(shop, { ...ALL, ids: [] })).toEqual({ facets: [], prices: null });
    expect(countFacets(shop, { ...ALL, text: 'nowhere' })).toEqual({ facets: [], prices: null });
  });

  test.for<[string, Partial<FacetQuery>, string[] | undefined]>([
    ['of all products', {}, ['Women 2', 'Dresses 1', 'Shoes 1']],
    ['of a category', { category: { slug: 'women', isDeep: true } }, ['Women 2*', 'Dresses 1', 'Shoes 1']],
    ['of some ids', { ids: ['b', 'c', 'd'] }, ['Shoes 1', 'Women 1']],
    ['of what has all of two tags', { tags: ['X', 'y'] }, ['Dresses 1', 'Women 1']],
    ['of a tag that there is not', { tags: ['z'] }, undefined],
    ['of what is not on sale', { isOnSale: false }, ['Shoes 1', 'Women 1']],
    ['of what is sold out', { isAvailable: false }, ['Women 1']],
    ['of what is sold out and not on sale', { isAvailable: false, isOnSale: false }, ['Women 1']],
    ['of no brand', { brands: [] }, undefined],
  ])('%s counts categories with their subcategories', ([, asked, counts]) => {
    expect(countsOf(facetsOf(shop, asked), 'CATEGORY')).toEqual(counts);
  });

  test('of a category counts only its own products, unless its subcategories are included', () => {
    const tagsIn = (isDeep: boolean) =>
      countsOf(facetsOf(shop, { category: { slug: 'women', isDeep } }), 'TAG');
    expect(tagsIn(true)).toEqual(['x 2', 'y 1']);
    expect(tagsIn(false)).toEqual(['x 1']);
    expect(facetsOf(shop, { category: { slug: 'none', isDeep: true } }).map(({ kind }) => kind)).toEqual([
      'CATEGORY',
    ]);
  });

  test('has the prices of all products, whatever prices are chosen', () => {
    const pricesOf = (asked: Partial<FacetQuery>) => countFacets(shop, { ...ALL, ...asked }).prices;
    expect(pricesOf({})).toEqual({ min: 5, max: 7 });
    expect(pricesOf({ min: 100 })).toEqual({ min: 5, max: 7 });
    expect(pricesOf({ isAvailable: true })).toEqual({ min: 5, max: 6 });
    expect(pricesOf({ category: { slug: 'shoes', isDeep: true } })).toEqual({ min: 6, max: 6 });
  });

  test('of what is sold out or not on sale counts what the opposite choice would find', () => {
    expect(countsOf(facetsOf(shop, { isAvailable: false }), 'AVAILABILITY')).toEqual(['In stock 2']);
    expect(countsOf(facetsOf(shop, { isAvailable: true }), 'AVAILABILITY')).toEqual(['In stock 2*']);
    expect(countsOf(facetsOf(shop, { isOnSale: false }), 'SALE')).toEqual(['On sale 1']);
    expect(countsOf(facetsOf(shop, { isOnSale: false, isAvailable: false }), 'SALE')).toBeUndefined();
  });
});

test('chosen values stay listed, although no product has them', () => {
  const facets = facetsOf(shopOf(LINEN), {
    brands: ['None'],
    options: [
      { name: 'Size', values: ['XXL'] },
      { name: 'Cut', values: ['wide'] },
    ],
    attributes: [{ name: 'Season', values: ['Summer'] }],
    isAvailable: true,
  });
  expect(countsOf(facets, 'BRAND')).toEqual(['None 0*']);
  expect(countsOf(facets, 'OPTION', 'Size')).toEqual(['XXL 0*']);
  expect(countsOf(facets, 'OPTION', 'Cut')).toEqual(['wide 0*']);
  expect(countsOf(facets, 'ATTRIBUTE', 'Season')).toEqual(['Summer 0*']);
  expect(countsOf(facets, 'AVAILABILITY')).toEqual(['In stock 0*']);
});

test('facets and their values are limited, except for chosen ones', () => {
  const many = (count: number, textOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => textOf(index));
  const shop = shopOf({
    tags: many(MOST_VALUES + 50, (index) => `tag ${index}`),
    attributes: many(MOST_ATTRIBUTES + 5, (index) => `Name ${index}: value`),
    options: many(MOST_OPTIONS + 5, (index) => `Option ${index}: value`),
  });
  const asked = {
    anyTags: [`tag ${MOST_VALUES + 10}`],
    attributes: [{ name: `Name ${MOST_ATTRIBUTES + 1}`, values: ['value'] }],
  };
  const facets = facetsOf(shop, asked);
  const tags = facets.find(({ kind }) => kind === 'TAG');
  expect(tags).toMatchObject({ valueCount: MOST_VALUES + 50 });
  expect(tags?.values).toHaveLength(MOST_VALUES + 1);
  expect(facets.filter(({ kind }) => kind === 'ATTRIBUTE')).toHaveLength(MOST_ATTRIBUTES + 1);
  expect(facets.filter(({ kind }) => kind === 'OPTION')).toHaveLength(MOST_OPTIONS);
});

test('hostile names are values like others', () => {
  const shop = shopOf({
    tags: ['__proto__', 'constructor'],
    attributes: ['toString: valueOf', 'No name', ': x'],
  });
  const facets = facetsOf(shop, { anyTags: ['__proto__'] });
  expect(countsOf(facets, 'TAG')).toEqual(['__proto__ 1*', 'constructor 1']);
  expect(countsOf(facets, 'ATTRIBUTE', 'toString')).toEqual(['valueOf 1']);
});
