import { expect, test } from 'vitest';
import { INDEX_HEAD, joinParts, PRODUCTS_PER_PART, partAddress } from './index-parts.ts';
import { buildIndex, type IndexedProduct, UPLOADED_IMAGES } from './product-index.ts';

const CATEGORIES = [{ slug: 'women', name: 'Women', parent: null }];

function product(name: string, release: number): IndexedProduct {
  return {
    ...{ path: `/product/${name}`, name, category: 'Women', categories: ['women'], release },
    ...{ rating: null, price: 500, oldPrice: null, badge: '', backdrop: '', brand: '', condition: '' },
    ...{ tags: [], attributes: [], colors: [], sizes: [], secondImage: '' },
    image: { type: '', small: '', smallWidth: 0, large: '', largeWidth: 0, fallback: '' },
  };
}

function part(names: string[], featured: number[]) {
  const products = names.map((name, row) => product(name, 1_000 + row));
  return { index: buildIndex({ categories: [], products }, UPLOADED_IMAGES), featured };
}

test('the products of all parts are listed in the shop’s order: featured first, then newest', () => {
  const parts = [part(['oldest', 'older'], [0]), part(['newer', 'newest'], [0])];
  const { products, categories } = joinParts({ categories: CATEGORIES, parts: 2 }, parts);
  expect(products.map(({ name }) => name)).toEqual(['newer', 'oldest', 'newest', 'older']);
  expect(categories).toEqual(CATEGORIES);
});

test('products of all parts are sorted by release, and named by their categories', () => {
  const { products } = joinParts({ categories: CATEGORIES, parts: 2 }, [
    part(['a', 'b'], []),
    part(['c'], []),
  ]);
  expect(products.map(({ release }) => release)).toEqual([PRODUCTS_PER_PART, 1, 0]);
  expect(products.map(({ category }) => category)).toEqual(['Women', 'Women', 'Women']);
});

test('the whole index has the synonyms of its head, if there are any', () => {
  const head = { categories: CATEGORIES, parts: 1 };
  const synonyms = [['saree', 'sari']];
  expect(joinParts({ ...head, synonyms }, [part(['a'], [])]).synonyms).toEqual(synonyms);
  expect(joinParts(head, [part(['a'], [])])).not.toHaveProperty('synonyms');
});

test('without parts the shop is empty', () => {
  expect(joinParts({ categories: [], parts: 0 }, [])).toEqual({ categories: [], products: [] });
});

test('the parts of an index are beside its head', () => {
  expect([INDEX_HEAD, partAddress(0), partAddress(12)]).toEqual([
    '/index/shop.json',
    '/index/part-0.json',
    '/index/part-12.json',
  ]);
});
