import { expect, test } from 'vitest';
import cart from '../../content/cart.json' with { type: 'json' };
import products from '../../content/products.json' with { type: 'json' };
import { FLAT_RATE_PERCENT, subtotalOf, totalOf } from './totals.ts';

function line(price: number, quantity: number) {
  return { product: { dollars: { price } }, quantity };
}

test('a line costs its price times its quantity', () => {
  expect(subtotalOf(line(60, 2))).toBe(120);
});

test('a cart costs the sum of its lines, and an empty one nothing', () => {
  expect(totalOf([line(120, 1), line(60, 2)])).toBe(240);
  expect(totalOf([])).toBe(0);
});

test('the shipping calculator adds 5 percent', () => {
  expect(FLAT_RATE_PERCENT).toBe(5);
});

test('the sample cart costs 240', () => {
  const lines = cart.map(({ product, quantity }) => {
    const price = products.find(({ id }) => id === product)?.dollars.price ?? Number.NaN;
    return line(price, quantity);
  });
  expect(totalOf(lines)).toBe(240);
});
