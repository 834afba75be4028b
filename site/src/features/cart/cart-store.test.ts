import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addToCart,
  changeCart,
  chooseOption,
  readCart,
  setQuantity,
  subscribe,
  writeCart,
} from './cart-store.ts';

const KURTA = 'a'.repeat(24);
const LAMP = 'b'.repeat(24);

let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  stored = new Map();
  page = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      readonly key: string;
      constructor(type: string, { key }: { key: string }) {
        super(type);
        this.key = key;
      }
    },
  );
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  writeCart([]);
  vi.unstubAllGlobals();
});

/** Simulates a change by another tab. */
function inAnotherTab(lines: unknown): void {
  stored.set('cart', JSON.stringify({ lines }));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
}

test('pieces of one variant are one line, at the price that was shown last', () => {
  expect(addToCart(KURTA, 1, 149900)).toBe(1);
  addToCart(LAMP, 2, 50000);
  expect(addToCart(KURTA, 2, 129900)).toBe(2);
  expect(readCart()).toEqual([
    { variantId: KURTA, quantity: 3, price: 129900, at: expect.any(Number) },
    { variantId: LAMP, quantity: 2, price: 50000, at: expect.any(Number) },
  ]);
});

test('a variant’s former id in an old cart is merged with newly added pieces', () => {
  const own = ownVariantId(KURTA);
  inAnotherTab([
    { variantId: KURTA, quantity: 1, price: 149900, at: 1 },
    { variantId: LAMP, quantity: 2, price: 50000, at: 2 },
  ]);
  expect(addToCart(own, 2, 129900)).toBe(2);
  expect(readCart()).toEqual([
    { variantId: own, quantity: 3, price: 129900, at: expect.any(Number) },
    { variantId: LAMP, quantity: 2, price: 50000, at: 2 },
  ]);
});

test('a line has at most 999 pieces, and a cart 100 lines', () => {
  expect(addToCart(KURTA, 998, 1)).toBe(998);
  expect(addToCart(KURTA, 5, 1)).toBe(1);
  expect(readCart()[0]?.quantity).toBe(999);
  for (let id = 0; id < 105; id++) addToCart(String(id).padStart(24, '0'), 1, 1);
  expect(readCart()).toHaveLength(100);
  expect(addToCart(LAMP, 1, 1)).toBe(0);
  expect(addToCart(KURTA, 0, 1)).toBe(0);
});

test('a quantity is set, and zero removes the line', () => {
  addToCart(KURTA, 1, 1);
  setQuantity(KURTA, 7);
  setQuantity(LAMP, 7);
  expect(readCart()).toMatchObject([{ variantId: KURTA, quantity: 7 }]);
  setQuantity(KURTA, 1);
  expect(readCart()).toMatchObject([{ variantId: KURTA, quantity: 1 }]);
  setQuantity(KURTA, 0);
  expect(readCart()).toEqual([]);
});

test('an option is chosen and removed, and stays with the line whatever is added to it', () => {
  addToCart(KURTA, 1, 1);
  addToCart(LAMP, 1, 1);
  chooseOption(KURTA, 'gift-wrap/wrap', true);
  chooseOption(KURTA, 'gift-wrap/wrap', true);
  addToCart(KURTA, 2, 1);
  setQuantity(LAMP, 5);
  expect(readCart()).toMatchObject([{ quantity: 3, options: ['gift-wrap/wrap'] }, { quantity: 5 }]);
  expect(readCart()[1]).not.toHaveProperty('options');
  chooseOption(KURTA, 'gift-wrap/wrap', false);
  expect(readCart()[0]).not.toHaveProperty('options');
});

test('stored options are read as far as they are valid', () => {
  const long = 'x'.repeat(121);
  inAnotherTab([
    { variantId: KURTA, quantity: 1, price: 1, at: 1, options: ['b', 7, null, long, 'a', 'b'] },
    { variantId: LAMP, quantity: 1, price: 1, at: 1, options: { length: 9 } },
  ]);
  expect(readCart()).toMatchObject([{ options: ['a', 'b'] }, { variantId: LAMP }]);
  expect(readCart()[1]).not.toHaveProperty('options');
});

test('items that another tab has added meanwhile stay', () => {
  addToCart(KURTA, 1, 1);
  inAnotherTab([...readCart(), { variantId: LAMP, quantity: 2, price: 1, at: 1 }]);
  setQuantity(KURTA, 3);
  expect(readCart()).toMatchObject([
    { variantId: KURTA, quantity: 3 },
    { variantId: LAMP, quantity: 2 },
  ]);
});

test('a listener is notified of changes here and in another tab, until it unsubscribes', () => {
  const listener = vi.fn();
  const end = subscribe(listener);
  addToCart(KURTA, 1, 1);
  expect(listener).toHaveBeenLastCalledWith([expect.objectContaining({ quantity: 1 })]);
  inAnotherTab([{ variantId: KURTA, quantity: 4, price: 1, at: 1 }]);
  expect(listener).toHaveBeenLastCalledWith([expect.objectContaining({ quantity: 4 })]);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'wishlist' }));
  expect(listener).toHaveBeenCalledTimes(2);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  changeCart(() => []);
  expect(listener).toHaveBeenCalledTimes(3);
});

const LINE = { variantId: KURTA, quantity: 1, price: 1, at: 1 };

test.each([
  ['no JSON', '{"lines":'],
  ['null', 'null'],
  ['no list', '{"lines":{"length":9}}'],
  ['no lines', '[1,2]'],
  ['things that are no lines', JSON.stringify({ lines: [null, 7, 'a', [], { ...LINE, variantId: '<b>' }] })],
  [
    'impossible numbers',
    JSON.stringify({
      lines: [
        { ...LINE, quantity: -1 },
        { ...LINE, price: 0.5 },
        { ...LINE, price: 1e12 },
      ],
    }),
  ],
  ['an attack on prototypes', '{"__proto__":{"lines":[{}]},"lines":[{"__proto__":{"variantId":"x"}}]}'],
])('what is stored as %s is an empty cart', (_, text) => {
  stored.set('cart', text);
  expect(readCart()).toEqual([]);
  expect(addToCart(KURTA, 1, 1)).toBe(1);
});

test('only known fields of a stored line are read, and no more lines than a cart may have', () => {
  const lines = Array.from({ length: 5000 }, (_, id) => ({
    ...LINE,
    variantId: String(id).padStart(24, '0'),
    quantity: 1e6,
    html: '<script>',
  }));
  stored.set('cart', JSON.stringify({ lines: [...lines, ...lines] }));
  expect(readCart()).toHaveLength(100);
  expect(readCart()[0]).toEqual({ ...LINE, variantId: '0'.repeat(24), quantity: 999 });
});

test('if the browser stores nothing, the cart lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const listener = vi.fn();
  const end = subscribe(listener);
  addToCart(KURTA, 2, 1);
  expect(readCart()).toMatchObject([{ variantId: KURTA, quantity: 2 }]);
  expect(listener).toHaveBeenCalledOnce();
  end();
});
