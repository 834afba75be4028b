import { expect, test } from 'vitest';
import type { CartAnswer, CartChange } from './cart-answer.ts';
import { changeOf, changeOfOrder } from './change-text.ts';

const rupees = (amount: number) => ({ amount, currency: 'INR' });
const change = (facts: Partial<CartChange>) =>
  ({ variantId: 'a', before: null, after: null, available: null, ...facts }) as CartChange;

test.each([
  [
    { kind: 'PRICE', before: rupees(100), after: rupees(200) },
    'Now ₹2, it was ₹1',
    'Lamp: it costs ₹2, not ₹1',
  ],
  [{ kind: 'PRICE', after: rupees(200) }, 'Now ₹2', 'Lamp: it costs ₹2'],
  [{ kind: 'STOCK', available: 2 }, 'Only 2 left', 'Lamp: only 2 can be had, and so many are in your order'],
  [{ kind: 'STOCK', available: 0 }, 'Sold out', 'Lamp: it is sold out, and left out of your order'],
  [{ kind: 'GONE' }, 'Not sold any more', 'Lamp: it is not sold any more, and left out of your order'],
  [
    { kind: 'OPTION' },
    'A chosen option is not available any more',
    'Lamp: a chosen option is not available any more, and left out of your order',
  ],
  [{ kind: 'SHIPPING', before: rupees(100), after: rupees(200) }, '', 'The total is ₹2, not ₹1'],
] as [Partial<CartChange>, string, string][])(
  '%o is said beside a line as "%s", of an order as "%s"',
  (facts, line, order) => {
    const cart = { changes: [change(facts), change({ kind: 'GONE', variantId: 'b' })] } as CartAnswer;
    expect(changeOf(cart, 'a')).toBe(line);
    expect(changeOfOrder(change(facts), 'Lamp')).toBe(order);
  },
);

test('all that has changed of a line is said', () => {
  const changes = [change({ kind: 'PRICE', after: rupees(200) }), change({ kind: 'STOCK', available: 2 })];
  expect(changeOf({ changes } as CartAnswer, 'a')).toBe('Now ₹2. Only 2 left');
});

test('a line of which nothing is known has not changed', () => {
  expect(changeOf(null, 'a')).toBe('');
});
