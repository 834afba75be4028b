import { expect, test } from 'vitest';
import type { Product } from '../../content/catalogue.ts';
import { relatedProductsOf } from './related-products.ts';

const productOf = (id: string, category: string, group = 'clothes', isNewAdded = false) =>
  ({ id, category, group, isNewAdded }) as Product;
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id).join(' ');
const of = (count: number, make: (place: number) => Product) =>
  Array.from({ length: count }, (_, at) => make(at));

function listsOf(products: readonly Product[], place: number) {
  const { related, newProducts } = relatedProductsOf(products)(products[place] as Product);
  return { related: idsOf(related), newProducts: idsOf(newProducts) };
}

test('related are the four that follow in the category, wrapping around', () => {
  const shirts = of(6, (place) => productOf(`s${place}`, 'shirts'));
  expect(listsOf(shirts, 0).related).toBe('s1 s2 s3 s4');
  expect(listsOf(shirts, 4).related).toBe('s5 s0 s1 s2');
});

test('a small category is filled from the group, without repeating a product or naming the product itself', () => {
  const products = [
    ...[
      productOf('s0', 'shirts'),
      productOf('t0', 'ties'),
      productOf('s1', 'shirts'),
      productOf('t1', 'ties'),
    ],
    ...[productOf('pot', 'pots', 'kitchen'), productOf('t2', 'ties')],
  ];
  expect(listsOf(products, 0).related).toBe('s1 t0 t1 t2');
  expect(listsOf(products, 2).related).toBe('s0 t1 t2 t0');
});

test('a product alone in its category and group has no related ones', () => {
  expect(listsOf([productOf('pot', 'pots', 'kitchen'), productOf('s0', 'shirts')], 0).related).toBe('');
});

test('a product outside of the catalogue has none of its own category', () => {
  const lists = relatedProductsOf([])(productOf('s0', 'shirts'));
  expect(lists).toEqual({ related: [], newProducts: [] });
});

test('new products are the first four new arrivals, except for the product itself and its related ones', () => {
  const products = [
    ...of(6, (place) => productOf(`s${place}`, 'shirts', 'clothes', true)),
    productOf('old', 'pots', 'kitchen'),
    ...of(6, (place) => productOf(`p${place}`, 'pans', 'kitchen', true)),
  ];
  // s1 to s4 are related.
  expect(listsOf(products, 0).newProducts).toBe('s5 p0 p1 p2');
  expect(listsOf(products, 6).newProducts).toBe('s0 s1 s2 s3');
});
