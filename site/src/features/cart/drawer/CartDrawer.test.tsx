// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const [SHOE, HAT, BAG] = ['a', 'b', 'c'].map((digit) => digit.repeat(24)) as [string, string, string];
const TITLES: Record<string, string> = { [SHOE]: 'Shoe', [HAT]: 'Hat', [BAG]: 'Bag' };
const rupees = (amount: number) => ({ amount, currency: 'INR' });

interface Asked {
  lines: { variantId: string; quantity: number; price?: number }[];
}
let asked: Asked[] = [];
let answer: (input: Asked) => object | Promise<object>;
/** The server's cart: each unit costs ₹5, and shipping ₹1 below a subtotal of ₹50. */
function cartOf({ lines }: Asked) {
  const subtotal = rupees(lines.reduce((sum, { quantity }) => sum + quantity * 5_00, 0));
  const row = { image: null, price: rupees(5_00), compareAtPrice: null, options: [], adjustments: [] };
  return {
    lines: lines.map(({ variantId, quantity }) => ({
      ...{ ...row, variantId, quantity, title: TITLES[variantId], variantTitle: null, path: '/product/x' },
      ...{ total: rupees(quantity * 5_00), available: variantId === BAG ? 2 : null },
    })),
    ...{
      changes: [],
      adjustments: [],
      taxes: [],
      isTaxIncluded: true,
      arrival: null,
      freeShippingFrom: rupees(50_00),
    },
    shippingRates: [{}],
    ...{
      subtotal,
      discount: rupees(0),
      shipping: rupees(subtotal.amount < 50_00 ? 1_00 : 0),
      total: subtotal,
    },
  };
}

let page = new AbortController();
let open: (added?: { variantId: string; text: string } | null) => void;
beforeEach(async () => {
  page = new AbortController();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const listen = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener as EventListener, { signal: page.signal }),
  );
  vi.resetModules();
  localStorage.clear();
  document.body.innerHTML = '<button id="before">Add</button>';
  asked = [];
  answer = cartOf;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { input } = JSON.parse(body).variables;
    asked.push(input);
    return new Response(JSON.stringify({ data: { cart: await answer(input) } }));
  });
  const { mountDrawer } = await import('./CartDrawer.tsx');
  const mounted = await act(async () => mountDrawer({ currency: 'INR', freeShippingFrom: 50_00 }));
  open = (added = null) => mounted(added);
});
afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const find = (selector: string) => dialog().querySelector(selector) as HTMLElement & HTMLInputElement;
const titles = () => [...dialog().querySelectorAll('.cart-line a')].map(({ textContent }) => textContent);
/** Runs `work` and waits until the responses are displayed. */
const settled = (work: () => unknown = () => {}) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const subtotal = () => find('.cart-drawer__subtotal b')?.textContent;
function keep(...lines: [string, number][]): void {
  const stored = lines.map(([variantId, quantity]) => ({ variantId, quantity, price: 4_00, at: 1 }));
  localStorage.setItem('cart', JSON.stringify({ lines: stored }));
}
async function click(selector: string): Promise<void> {
  await settled(() => {
    find(selector).focus();
    find(selector).click();
  });
}
const fail = () => Promise.reject(new TypeError('Failed to fetch'));

test('opens in the task of the press, with the page’s data; the server’s prices follow', async () => {
  keep([SHOE, 2], [HAT, 1]);
  open({ variantId: HAT, text: 'Added to your cart: Hat' });
  expect(dialog().open).toBe(true);
  expect(find('[role="status"]').textContent).toBe('Added to your cart: Hat');
  expect([titles().length, subtotal()]).toEqual([2, '₹12']);
  await settled();
  expect([titles(), subtotal()]).toEqual([['Hat', 'Shoe'], '₹15']);
  expect(find('.free-shipping').textContent).toBe('Add ₹35 more for free shipping');
  expect(find('progress').getAttribute('value')).toBe('0.3');
});

test('when empty, links to the shop, and has no checkout', () => {
  open();
  expect(find('.cart-drawer__lines').textContent).toContain('Your cart is empty.');
  expect(find('[href="/checkout"]')).toBeNull();
  expect(asked).toEqual([]);
});

test('a quantity is stepped, typed in any digits, and limited by the stock', async () => {
  keep([BAG, 1]);
  open();
  await settled();
  const [less, more] = [...dialog().querySelectorAll<HTMLButtonElement>('.stepper button')];
  expect([less?.disabled, more?.disabled]).toEqual([true, false]);
  await click('[aria-label="One more"]');
  expect([find('input').value, subtotal(), more?.disabled]).toEqual(['2', '₹10', true]);
  await settled(() =>
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
  );
  expect(find('input').value).toBe('1');
});

test('a removed item can be restored at its place, and gets the focus', async () => {
  keep([SHOE, 1], [HAT, 3], [BAG, 1]);
  open({ variantId: HAT, text: 'Added to your cart: Hat' });
  await settled();
  await click('[aria-label="Remove Hat"]');
  expect([...dialog().querySelectorAll('.cart-lines > li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bag'),
    'Hat was removed from your cart.Undo',
    expect.stringContaining('Shoe'),
  ]);
  expect(document.activeElement?.textContent).toBe('Undo');
  expect(find('#cart-added').textContent).toBe('');
  await click('.cart-lines__removed button');
  expect(titles()).toEqual(['Bag', 'Hat', 'Shoe']);
  expect(document.activeElement?.textContent).toBe('Hat');
  expect(asked.at(-1)?.lines).toMatchObject([{ quantity: 1 }, { quantity: 3 }, { quantity: 1 }]);
});

test('an unavailable server is reported, and asked again', async () => {
  keep([SHOE, 1]);
  answer = fail;
  open();
  await settled();
  expect(find('[role="alert"]').textContent).toContain('These are the prices that you last saw.');
  expect(subtotal()).toBe('₹4');
  answer = cartOf;
  await click('[role="alert"] button');
  expect(find('[role="alert"]')).toBeNull();
  expect([subtotal(), document.activeElement?.textContent]).toEqual(['₹5', 'Shoe']);
});

test('of several responses the last request’s counts', async () => {
  keep([SHOE, 1]);
  const late = Promise.withResolvers<object>();
  answer = () => late.promise;
  open();
  answer = cartOf;
  await click('[aria-label="One more"]');
  await settled(() => late.resolve(cartOf({ lines: [{ variantId: SHOE, quantity: 1 }] })));
  expect(subtotal()).toBe('₹10');
});

test('another tab’s changes are shown while the drawer is open, and priced only then', async () => {
  keep([SHOE, 1]);
  open();
  await settled();
  keep([SHOE, 1], [BAG, 1]);
  await settled(() => dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  expect(titles()).toEqual(['Bag', 'Shoe']);
  await settled(() => dialog().close());
  const before = asked.length;
  keep([HAT, 1]);
  await settled(() => dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  expect(asked).toHaveLength(before);
  open();
  await settled();
  expect([titles(), dialog().open]).toEqual([['Hat'], true]);
});
