// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCart } from '../cart/cart-store.ts';
import type { Fields } from './fields.ts';
import { cartEntries, ShownCart } from './shown-cart.ts';

const SHOE = 'a'.repeat(24);
const rupees = (amount: number) => ({ amount, currency: 'INR' });
const STANDARD = {
  ...{ id: 'standard', name: 'Standard shipping', price: rupees(0), arrival: null },
  ...{ takesCashOnDelivery: true, isPickup: false, isChosen: true },
};
const answerOf = (amount: number, lines: object[] = [lineOf()]) => ({
  ...{
    lines,
    changes: [],
    adjustments: [],
    taxes: [],
    arrival: null,
    freeShippingFrom: null,
    shippingRates: [STANDARD],
  },
  ...{ subtotal: rupees(amount), discount: rupees(0), shipping: rupees(0), total: rupees(amount) },
});
function lineOf() {
  return {
    ...{ variantId: SHOE, title: 'Shoe', variantTitle: 'Red', path: '/product/shoe', image: null },
    ...{ quantity: 2, price: rupees(50), total: rupees(100), compareAtPrice: null, available: null },
    ...{ options: [], adjustments: [] },
  };
}

let answers: (object | Error | Promise<object>)[] = [];
const asked: unknown[] = [];
const said: string[] = [];
let shown = 0;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = `<form hidden></form><p data-empty-checkout></p>
    <div id="review" aria-busy="true"><b data-text="total"></b><i data-text="shipping"></i><i data-text="discount"></i>
      <ul data-lines><template><li data-text="title"></li></template></ul><button data-place></button><div data-coupon><input name="coupon" form="coupon-form"><span data-text="coupon"></span>
      <button type="button" data-remove-coupon hidden></button></div></div>`;
  answers = [];
  for (const list of [asked, said]) list.length = 0;
  shown = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).variables.input);
    const answer = await answers.shift();
    if (answer instanceof Error) throw answer;
    return new Response(JSON.stringify({ data: { cart: answer } }));
  });
  writeCart([{ variantId: SHOE, quantity: 2, price: 50, at: 1 }]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const limited: number[] = [];
function open(): ShownCart {
  const fields = {
    destination: { country: 'IN' },
    chosenRate: null,
    offer: ({ total }: { total: { amount: number } }) => void limited.push(total.amount),
  };
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  return new ShownCart(find('form') as HTMLFormElement, find('#review'), fields as unknown as Fields, {
    say: (text) => void said.push(text),
    shown: () => {
      shown += 1;
    },
  });
}
const textOf = (name: string) => document.querySelector(`[data-text="${name}"]`)?.textContent;
const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden;

test('the cart is added up for where it goes, and shown', async () => {
  answers = [answerOf(100)];
  const cart = open();
  await cart.ask();
  expect(asked).toEqual([
    {
      lines: [{ variantId: SHOE, quantity: 2, price: 50 }],
      destination: { country: 'IN' },
      shippingRate: null,
    },
  ]);
  expect([textOf('title'), textOf('total'), textOf('shipping')]).toEqual(['Shoe', '₹1', 'Free']);
  expect([isHidden('form'), isHidden('[data-empty-checkout]'), isHidden('[data-place]')]).toEqual([
    ...[false, true, false],
  ]);
  expect([cart.entries, cart.answer?.total.amount, limited.at(-1), shown, said]).toEqual([
    ...[[{ variantId: SHOE, quantity: 2 }], 100, 100, 1, []],
  ]);
  expect(document.querySelector('#review')?.getAttribute('aria-busy')).toBe('false');
});

test('an empty cart is not asked about, and shows no form', async () => {
  writeCart([]);
  const cart = open();
  await cart.ask();
  expect(asked).toEqual([]);
  expect([isHidden('form'), isHidden('[data-empty-checkout]'), cart.answer, shown]).toEqual([
    ...[true, false, null, 0],
  ]);
});

test('nothing can be placed where nothing of the cart is sold any more', async () => {
  answers = [answerOf(0, [])];
  await open().ask();
  expect(isHidden('[data-place]')).toBe(true);
});

test('of several answers the last question counts', async () => {
  const late = Promise.withResolvers<object>();
  answers = [late.promise, answerOf(200)];
  const cart = open();
  const first = cart.ask();
  await cart.ask();
  late.resolve(answerOf(100));
  await first;
  expect([cart.answer?.total.amount, shown]).toEqual([200, 1]);
});

test('what is asked soon is asked once, after the last key', async () => {
  answers = [answerOf(100)];
  const cart = open();
  cart.askSoon();
  await vi.advanceTimersByTimeAsync(399);
  cart.askSoon();
  await vi.advanceTimersByTimeAsync(399);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
});

test.each([
  [true, /cannot be added up at the moment/],
  [false, /You are offline/],
])(
  'without an answer, online: %s, it is said and asked again, and taken back when it works',
  async (isOnline, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    answers = [new TypeError('Failed to fetch'), answerOf(100)];
    const cart = open();
    await cart.ask();
    expect(said).toEqual([expect.stringMatching(text)]);
    expect([cart.answer, shown]).toEqual([null, 0]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([said.slice(1), shown]).toEqual([[''], 1]);
  },
);

test.each([
  ['an answer', () => answerOf(100)],
  ['a failure', () => new TypeError('Failed to fetch')],
])('once it is held, %s changes nothing, and nothing more is asked', async (_, late) => {
  const answer = Promise.withResolvers<object>();
  answers = [answer.promise];
  const cart = open();
  const question = cart.ask();
  cart.askSoon();
  cart.hold();
  const result = late();
  if (result instanceof Error) answer.reject(result);
  else answer.resolve(result);
  await question;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([cart.answer, shown, said, asked.length]).toEqual([null, 0, [], 1]);
});

test('the entries of the cart are what tells one from another', () => {
  expect(cartEntries()).toEqual([{ variantId: SHOE, quantity: 2 }]);
});
