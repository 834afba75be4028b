import { expect, test } from 'vitest';
import { answerListing } from './listing-answer.ts';
import { readQuery } from './listing-query.ts';
import type { IndexedProduct } from './product-index.ts';

const PRODUCT: IndexedProduct = {
  ...{ path: '/product/1', name: 'Saree', category: '', rating: null, price: 100, oldPrice: null, badge: '' },
  ...{
    backdrop: '',
    secondImage: '',
    categories: [],
    brand: '',
    tags: [],
    attributes: [],
    colors: [],
    sizes: [],
  },
  ...{ condition: '', release: 0 },
  image: { type: 'image/webp', small: '', smallWidth: 320, large: '', largeWidth: 640, fallback: '' },
};
const INDEX = { categories: [], products: Array(120).fill(PRODUCT) };
const SCOPE = { category: null, brand: null };

test.each([
  ['an address older than the list shows its last page', '?sort=price-asc&page=9', 3, 3],
  ['the pages that the sample says it has can be turned to', '?sort=price-asc&page=9', 16, 9],
  ['the sample has no more of them either', '?sort=price-asc&page=17', 16, 3],
  ['a filtered list has as many as it fills', '?max=200&page=9', 16, 3],
])('%s', (_, address, claimed, page) => {
  const { query, found } = answerListing(INDEX, readQuery(new URLSearchParams(address)), SCOPE, claimed);
  expect(query.page).toBe(page);
  expect(found.products).toHaveLength(page === 3 ? 20 : 0);
});
