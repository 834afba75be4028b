// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart, readCart, writeCart } from '../cart/cart-store.ts';
import { orderInputOf } from './order-input.ts';
import { attempts, placeOrder, resumeOrder } from './place-order.ts';

const SHOE = 'a'.repeat(24);
const HAT = 'b'.repeat(24);
const inputOf = (email: string) =>
  orderInputOf({ email }, [{ variantId: SHOE, quantity: 2, price: 50 }], { amount: 100, currency: 'INR' });
const INPUT = inputOf('asha@example.com');
const CART = [{ variantId: SHOE, quantity: 2 }];
const wait = async () => {};

type Sent = { input: unknown; key: string };
let sent: Sent[] = [];
let answers: object[] = [];
let whileSending = () => {};

const placed = (token: string) => ({ data: { placeOrder: { token } } });
const refused = (code: string, more: object = {}) => ({
  errors: [{ message: code, extensions: { code, ...more } }],
});

const request = vi.fn((_: string, work: () => unknown) => work());

beforeEach(() => {
  request.mockClear();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  localStorage.clear();
  attempts.forget();
  sent = [];
  whileSending = () => {};
  answers = [placed('first'), placed('second')];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).variables);
    whileSending();
    return new Response(JSON.stringify(answers.shift()));
  });
  writeCart([{ variantId: SHOE, quantity: 2, price: 50, at: 1 }]);
});
afterEach(() => void vi.unstubAllGlobals());

const order = (input = INPUT, cart = CART) =>
  placeOrder(
    { input, cart },
    () => readCart().map(({ variantId, quantity }) => ({ variantId, quantity })),
    wait,
  );

test('a placed order removes its items from the cart, but no items added meanwhile, and is forgotten', async () => {
  answers = [placed('token')];
  whileSending = () => void addToCart(HAT, 1, 70);
  expect(await order()).toEqual({ kind: 'placed', token: 'token' });
  expect(request).toHaveBeenCalledExactlyOnceWith('checkout', expect.any(Function));
  expect(sent).toMatchObject([{ input: INPUT, key: expect.stringMatching(/^[\da-f]{32}$/) }]);
  expect(readCart()).toMatchObject([{ variantId: HAT, quantity: 1 }]);
  expect(attempts.read()).toBeNull();
});

test('a cart that another tab has changed is not ordered', async () => {
  writeCart([{ variantId: SHOE, quantity: 3, price: 50, at: 1 }]);
  expect(await order()).toBeNull();
  expect(sent).toEqual([]);
});

test('an earlier unanswered attempt is sent first, and is the result if it was placed', async () => {
  attempts.begin(inputOf('former@example.com'), CART);
  expect(await order()).toEqual({ kind: 'placed', token: 'first' });
  expect(sent.map(({ input }) => (input as { email: string }).email)).toEqual(['former@example.com']);
});

test('an earlier attempt that is refused now makes way for the new order', async () => {
  attempts.begin(inputOf('former@example.com'), CART);
  answers = [refused('BAD_USER_INPUT'), placed('second')];
  expect(await order()).toEqual({ kind: 'placed', token: 'second' });
  expect(sent).toHaveLength(2);
});

test('the same order is sent again under its key', async () => {
  const { key } = attempts.begin(INPUT, CART);
  await order();
  expect(sent.map((one) => one.key)).toEqual([key]);
});

test('a refused order is not stored, and pressing again uses the same key', async () => {
  answers = [refused('BAD_USER_INPUT', { fieldErrors: { email: 'Wrong' } }), placed('token')];
  expect(await order()).toEqual({
    ...{ kind: 'refused', message: 'BAD_USER_INPUT', fieldErrors: { email: 'Wrong' } },
  });
  expect([attempts.read(), readCart()]).toEqual([null, expect.objectContaining({ length: 1 })]);
  await order();
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('after a key that was already used the next press sends a new one', async () => {
  answers = [refused('CONFLICT', { fieldErrors: { idempotencyKey: 'Used' } }), placed('token')];
  expect(await order()).toEqual({ kind: 'key-used' });
  expect(attempts.read()).toBeNull();
  await order();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('an order with an unknown outcome stays open', async () => {
  answers = [refused('INTERNAL_SERVER_ERROR'), refused('INTERNAL_SERVER_ERROR'), refused('X')];
  expect(await order()).toMatchObject({ kind: 'unavailable' });
  expect(attempts.read()?.input).toEqual(INPUT);
});

test('an open order is continued, and its cart is calculated again if it has changed', async () => {
  expect(await resumeOrder(wait)).toBeNull();
  attempts.begin(INPUT, CART);
  answers = [refused('CONFLICT', { cart: { lines: [] } })];
  expect(await resumeOrder(wait)).toEqual({ kind: 'changed', cart: null });
  expect(attempts.read()).toBeNull();
  attempts.begin(INPUT, CART);
  answers = [placed('late')];
  expect(await resumeOrder(wait)).toEqual({ kind: 'placed', token: 'late' });
});
