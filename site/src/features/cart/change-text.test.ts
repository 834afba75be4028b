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
    'Lamp now costs ₹2, not ₹1',
  ],
  [{ kind: 'PRICE', after: rupees(200) }, 'Now ₹2', 'Lamp now costs ₹2'],
  [{ kind: 'STOCK', available: 2 }, 'Only 2 left', 'Lamp: only 2 left. We have updated the quantity'],
  [{ kind: 'STOCK', available: 0 }, 'Sold out', 'Lamp is sold out and was removed from your order'],
  [{ kind: 'GONE' }, 'No longer available', 'Lamp is no longer available and was removed from your order'],
  [
    { kind: 'OPTION' },
    'A chosen option is no longer available',
    'Lamp: an option that you chose is no longer available and was removed',
  ],
  [{ kind: 'SHIPPING', before: rupees(100), after: rupees(200) }, '', 'The total is now ₹2, not ₹1'],
] as [Partial<CartChange>, string, string][])(
  '%o is said beside a line as "%s", of an order as "%s"',
  (facts, line, order) => {
    const cart = { changes: [change(facts), change({ kind: 'GONE', variantId: 'b' })] } as CartAnswer;
    expect(changeOf(cart, 'a')).toBe(line);
    expect(changeOfOrder(change(facts), 'Lamp')).toBe(order);
  },
);

test('all changes of a line are listed', () => {
  const changes = [change({ kind: 'PRICE', after: rupees(200) }), change({ kind: 'STOCK', available: 2 })];
  expect(changeOf({ changes } as CartAnswer, 'a')).toBe('Now ₹2. Only 2 left');
});

test('a line without server data has no changes', () => {
  expect(changeOf(null, 'a')).toBe('');
});
