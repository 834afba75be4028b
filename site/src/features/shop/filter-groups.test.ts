import type { IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { expect, test } from 'vitest';
import { filterGroupsOf } from './filter-groups.ts';

function productOf(facts: Partial<IndexedProduct>): IndexedProduct {
  return { brand: '', tags: [], oldPrice: null, variantId: '', ...facts } as IndexedProduct;
}

test('a value that all products of a listing have, or none, is not a filter', () => {
  expect(filterGroupsOf([])).toEqual([]);
  const same = { brand: 'Sutra', tags: ['silk'], oldPrice: 2, options: ['Cut: slim'] };
  expect(filterGroupsOf([productOf(same), productOf(same)])).toEqual([]);
});

test('at most twelve choices of a kind are offered, and four options, if they narrow the listing', () => {
  const of = <Value>(count: number, text: (place: number) => Value) =>
    Array.from({ length: count }, (_, place) => text(place));
  const many = productOf({
    tags: of(13, (place) => `tag ${place}`),
    options: [...of(5, (place) => [`Option ${place}: a`, `Option ${place}: b`]).flat(), 'Alone: a'],
  });
  const groups = filterGroupsOf([many, productOf({})]);
  expect(groups.map(({ title, choices }) => [title, choices.length])).toEqual([
    ...of(4, (place) => [`Option ${place}`, 2] as const),
    ['Tags', 12],
  ]);
});

test('options, brands, tags, discount and stock are offered with their numbers of products', () => {
  const products = [
    productOf({ brand: 'Sutra', tags: ['silk'], oldPrice: 2, options: ['Cut: slim', 'Cut: wide: very'] }),
    productOf({ brand: 'Chowk', options: ['Cut: slim'], variantId: null }),
    productOf({ brand: 'Sutra' }),
  ];
  expect(filterGroupsOf(products)).toEqual([
    { title: 'Availability', name: 'stock', choices: [{ name: 'In stock', count: 2 }] },
    { title: 'Discount', name: 'sale', choices: [{ name: 'On sale', count: 1 }] },
    {
      title: 'Cut',
      name: 'option',
      choices: [
        { name: 'slim', value: 'Cut: slim', count: 2 },
        { name: 'wide: very', value: 'Cut: wide: very', count: 1 },
      ],
    },
    {
      title: 'Brand',
      name: 'maker',
      choices: [
        { name: 'Sutra', count: 2 },
        { name: 'Chowk', count: 1 },
      ],
    },
    { title: 'Tags', name: 'tag', choices: [{ name: 'silk', count: 1 }] },
  ]);
});
