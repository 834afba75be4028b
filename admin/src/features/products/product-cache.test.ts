import { InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { CACHE_POLICIES } from '../../client/apollo-client.ts';
import {
  CatalogueCountsDocument,
  ListProductsDocument,
  ProductRowFragmentDoc,
} from '../../graphql.generated.ts';
import { addProduct, removeProduct } from './product-cache.ts';
import { ALL_PRODUCTS as ALL, type ProductView, variablesOf } from './product-view.ts';
import { listOf, productOf } from './testing/sample-responses.ts';

const PAGE_SIZE = 3;

const [OLDEST, OLDER, NEWER] = [productOf('1'), productOf('2'), productOf('3')];
const BAGS = { __typename: 'Category', id: 'bags', name: 'Bags' };
const ADDED = productOf('4', { category: BAGS, isPopular: true });

function cacheOf(
  ...lists: [Partial<ProductView>, products: ReturnType<typeof productOf>[], total?: number][]
) {
  const cache = new InMemoryCache({ typePolicies: CACHE_POLICIES });
  for (const [view, products, total] of lists) {
    const variables = variablesOf({ ...ALL, ...view }, PAGE_SIZE);
    cache.writeQuery({
      query: ListProductsDocument,
      variables,
      data: { products: listOf(products, { total }) },
    });
  }
  return cache;
}

/** Adds the product like a mutation, whose response is already in the cache. */
function add(cache: InMemoryCache) {
  cache.writeFragment({ fragment: ProductRowFragmentDoc, data: ADDED });
  addProduct(cache, ADDED);
}

function shown(cache: InMemoryCache, view: Partial<ProductView> = {}) {
  const variables = variablesOf({ ...ALL, ...view }, PAGE_SIZE);
  const list = cache.readQuery({ query: ListProductsDocument, variables })?.products;
  return list && { ids: list.edges.map(({ node }) => node.id), total: list.totalCount, ...list.pageInfo };
}

test('a new product is at the top of a list with the newest first, and is counted', () => {
  const cache = cacheOf([{}, [OLDER, OLDEST]]);
  add(cache);
  expect(shown(cache)).toMatchObject({ ids: ['4', '2', '1'], total: 3, hasNextPage: false });
});

test('a full page does not grow: its last product moves to the next page', () => {
  const cache = cacheOf([{}, [NEWER, OLDER, OLDEST]]);
  add(cache);
  expect(shown(cache)).toMatchObject({
    ids: ['4', '3', '2'],
    total: 4,
    hasNextPage: true,
    endCursor: 'cursor-2',
  });
});

test.each<[list: string, view: Partial<ProductView>, ids: string[], total: number]>([
  ['its own category', { categoryId: 'bags' }, ['4', '1'], 2],
  ['another category', { categoryId: 'shoes' }, ['1'], 1],
  ['the popular ones', { order: 'viewed' }, ['4', '1'], 2],
  ['the cheap ones, where its place is not known', { order: 'cheap' }, ['1'], 2],
  ['a page behind the first', { page: 2, after: 'cursor-9' }, ['1'], 2],
  ['words, which only the server can find it by', { text: 'bag' }, ['1'], 1],
])('a new product in a list of %s', (_, view, ids, total) => {
  const cache = cacheOf([view, [OLDEST]]);
  add(cache);
  expect(shown(cache, view)).toMatchObject({ ids, total });
});

test('a deleted product is removed from every page, from searches and from the counts', () => {
  const cache = cacheOf(
    [{}, [NEWER, OLDER], 2],
    [{ text: 'scarf' }, [OLDER], 7],
    [{ text: 'shawl' }, [NEWER], 7],
    [{ categoryId: 'shoes' }, [NEWER], 7],
  );
  removeProduct(cache, OLDER);
  expect(shown(cache)).toMatchObject({ ids: ['3'], total: 1 });
  expect(shown(cache, { text: 'scarf' })).toMatchObject({ ids: [], total: 6 });
  expect(shown(cache, { text: 'shawl' })).toMatchObject({ ids: ['3'], total: 7 });
  expect(shown(cache, { categoryId: 'shoes' })).toMatchObject({ ids: ['3'], total: 7 });
});

test('the dashboard’s count is updated', () => {
  const cache = cacheOf();
  const counts = (products: number) => ({
    categories: { __typename: 'CategoryConnection' as const, totalCount: 0 },
    products: { __typename: 'ProductConnection' as const, totalCount: products },
  });
  cache.writeQuery({ query: CatalogueCountsDocument, data: counts(5) });
  add(cache);
  expect(cache.readQuery({ query: CatalogueCountsDocument })).toEqual(counts(6));
  removeProduct(cache, ADDED);
  expect(cache.readQuery({ query: CatalogueCountsDocument })).toEqual(counts(5));
});

test('an image of two products keeps the alt text of each', () => {
  const image = productOf('1').images[0];
  if (!image) throw new Error('A sample has an image.');
  const withImage = (id: string) => productOf(id, { images: [{ ...image, alt: `Image of ${id}` }] });
  const cache = cacheOf([{}, [withImage('1'), withImage('2')]]);
  const variables = variablesOf(ALL, PAGE_SIZE);
  const list = cache.readQuery({ query: ListProductsDocument, variables })?.products;
  expect(list?.edges.map(({ node }) => node.images[0]?.alt)).toEqual(['Image of 1', 'Image of 2']);
});
