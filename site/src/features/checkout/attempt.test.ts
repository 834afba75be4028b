import { beforeEach, expect, test, vi } from 'vitest';
import { StoredAttempt, withoutOrdered } from './attempt.ts';
import { orderInputOf } from './order-input.ts';

const CART = [{ variantId: 'shoe', quantity: 2 }];
const inputOf = (email = 'meera@mela.example', total = 100) =>
  orderInputOf({ email }, [{ variantId: 'shoe', quantity: 2, price: 50 }], {
    amount: total,
    currency: 'INR',
  });

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};
beforeEach(() => kept.clear());

test('an attempt is stored before it is sent, and is found by another tab and after a reload', () => {
  const attempt = new StoredAttempt(() => storage).begin(inputOf(), CART);
  expect(attempt).toMatchObject({ input: inputOf(), cart: CART, isOpen: true });
  expect(attempt.key).toMatch(/^[0-9a-f]{32}$/);
  expect([...kept.keys()]).toEqual(['checkout']);
  expect(new StoredAttempt(() => storage).read()).toEqual(attempt);
});

test('a key has the same length for small random numbers', () => {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(new StoredAttempt(() => storage).begin(inputOf(), CART).key).toBe('0'.repeat(32));
  random.mockRestore();
});

test('the key stays the same for the same input, even after a refusal, and changes with it', () => {
  const attempts = new StoredAttempt(() => storage);
  const first = attempts.begin(inputOf(), CART);
  expect(attempts.begin(inputOf(), CART).key).toBe(first.key);
  attempts.close(first);
  expect(attempts.read()).toBeNull();
  expect(attempts.begin(inputOf(), CART)).toMatchObject({ key: first.key, isOpen: true });
  expect(attempts.begin(inputOf('meera@mela.example', 120), CART).key).not.toBe(first.key);
});

test('a refused attempt is not stored, and nothing is stored once an order was placed', () => {
  const attempts = new StoredAttempt(() => storage);
  const first = attempts.begin(inputOf(), CART);
  attempts.close(first);
  expect([...kept]).toEqual([]);
  attempts.begin(inputOf(), CART);
  attempts.forget();
  expect(attempts.begin(inputOf(), CART).key).not.toBe(first.key);
});

test('an attempt that a former version has stored as refused is not sent again', () => {
  const attempt = new StoredAttempt(() => storage).begin(inputOf(), CART);
  kept.set('checkout', JSON.stringify({ ...attempt, isOpen: false }));
  expect(new StoredAttempt(() => storage).read()).toBeNull();
});

test('an attempt that another tab has started meanwhile is not closed', () => {
  const attempts = new StoredAttempt(() => storage);
  const first = attempts.begin(inputOf(), CART);
  const second = new StoredAttempt(() => storage).begin(inputOf('other@mela.example'), CART);
  attempts.close(first);
  expect(attempts.read()).toEqual(second);
});

test('without storage, a second press in the same tab still has the same key', () => {
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const attempts = new StoredAttempt(() => full);
  const first = attempts.begin(inputOf(), CART);
  expect(attempts.begin(inputOf(), CART).key).toBe(first.key);
  attempts.forget();
  expect(attempts.read()).toBeNull();
});

test('if the storage is full, the new attempt counts, and not the stored one', () => {
  const attempts = new StoredAttempt(() => storage);
  attempts.close(attempts.begin(inputOf('former@mela.example'), CART));
  const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const sent = attempts.begin(inputOf(), CART);
  expect(attempts.read()).toEqual(sent);
  expect(attempts.begin(inputOf(), CART).key).toBe(sent.key);
  setItem.mockRestore();
});

test('if the browser stores nothing at all, an order is placed and forgotten', () => {
  const attempts = new StoredAttempt(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const sent = attempts.begin(inputOf(), CART);
  expect(attempts.read()).toEqual(sent);
  attempts.forget();
  expect(attempts.read()).toBeNull();
});

test.for(['', 'null', '{}', '[]', '{"key":1}', '"text"', '{"key":"a","input":{}}', 'not JSON'])(
  'what is kept as %s is no attempt',
  (text) => {
    kept.set('checkout', text);
    expect(new StoredAttempt(() => storage).read()).toBeNull();
  },
);

test('ordered items leave the cart, and items added meanwhile stay', () => {
  const lines = [
    { variantId: 'shoe', quantity: 3, price: 50 },
    { variantId: 'hat', quantity: 1, price: 20 },
    { variantId: 'sock', quantity: 1, price: 5 },
  ];
  const ordered = [...CART, { variantId: 'hat', quantity: 1 }, { variantId: 'gone', quantity: 9 }];
  expect(withoutOrdered(lines, ordered)).toEqual([
    { variantId: 'shoe', quantity: 1, price: 50 },
    { variantId: 'sock', quantity: 1, price: 5 },
  ]);
  expect(withoutOrdered(lines, [])).toEqual(lines);
});
