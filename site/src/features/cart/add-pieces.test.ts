// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const openDrawer = vi.fn(async (_: { text: string }) => {});
const VARIANT = 'a'.repeat(24);
const LAMP = {
  variantId: VARIANT,
  title: 'Lamp',
  variantTitle: 'Red',
  path: '/product/lamp',
  image: '/lamp.webp',
};
let addPieces: typeof import('./add-pieces.ts').addPieces;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./drawer/open-drawer.ts', () => ({ openDrawer }));
  ({ addPieces } = await import('./add-pieces.ts'));
});
afterAll(() => {
  vi.doUnmock('./drawer/open-drawer.ts');
  vi.resetModules();
});
beforeEach(() => {
  localStorage.clear();
  openDrawer.mockClear();
});

const cart = () => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines;
const add = async (quantity: number, change = {}) => {
  await addPieces({ ...LAMP, price: 500, quantity, ...change });
  return openDrawer.mock.lastCall?.[0].text;
};

test('an added item is in the cart when the drawer opens, with the facts of its page', async () => {
  await add(2);
  expect(cart()).toMatchObject([{ variantId: VARIANT, quantity: 2, price: 500 }]);
  expect(JSON.parse(localStorage.getItem('cart-pieces') ?? '')).toEqual({ pieces: [LAMP] });
  expect(openDrawer.mock.calls).toMatchObject([[{ variantId: VARIANT }]]);
});

test.each([
  [1, {}, 'Added to your cart: Lamp, Red'],
  [2, { variantTitle: '' }, 'Added to your cart: 2 × Lamp'],
])('the drawer says what was added: %i', async (quantity, change, text) => {
  expect(await add(quantity, change)).toBe(text);
});

test('a line that is almost full takes what fits, and says so', async () => {
  await add(998);
  expect(await add(5)).toBe('You can order at most 999 of an item. Added 1 more of Lamp, Red');
  expect(cart()).toMatchObject([{ quantity: 999 }]);
});

test('a full cart takes no further item, and says how many it holds', async () => {
  const lines = Array.from({ length: 100 }, (_, place) => ({
    ...{ variantId: place.toString(16).padStart(24, '0'), quantity: 1, price: 5, at: 1 },
  }));
  localStorage.setItem('cart', JSON.stringify({ lines }));
  expect(await add(1)).toBe('Your cart is full. It can have at most 100 different items');
  expect(cart()).toHaveLength(100);
});
