// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const loadDrawer = vi.fn(async () => {});
const press = vi.fn(async (_: HTMLElement) => {});
const [LAMP, VASE, VARIANT] = ['a', 'b', 'c'].map((digit) => digit.repeat(24)) as [string, string, string];
let page = new AbortController();

beforeEach(() => {
  page = new AbortController();
  const listen = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener as EventListener, { signal: page.signal }),
  );
  vi.resetModules();
  vi.doMock('../cart/drawer/open-drawer.ts', () => ({ loadDrawer }));
  vi.doMock('./presses.ts', () => ({ press }));
  localStorage.clear();
  document.body.innerHTML = `${['cart', 'wishlist', 'compare'].map((name) => `<b data-${name}-count hidden>0</b>`).join('')}
    <article data-product="${LAMP}"><button data-press="wishlist"></button><button data-press="compare"></button></article>
    <article data-product="${VASE}"><button data-press="wishlist"></button></article><button data-press="wishlist" id="stray"></button>`;
});
afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.doUnmock('../cart/drawer/open-drawer.ts');
  vi.doUnmock('./presses.ts');
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'presses');
});

const load = () => import('./shopping.ts');
const button = (product: string, name: string) =>
  document.querySelector(`[data-product="${product}"] [data-press="${name}"]`) as HTMLElement;
const count = (name: string) => {
  const element = document.querySelector(`[data-${name}-count]`) as HTMLElement;
  return element.hidden ? 'hidden' : element.textContent;
};
const store = (key: string, ...ids: string[]) => {
  const products = ids.map((id) => ({ id, title: 'Lamp', path: '/product/lamp', image: '' }));
  localStorage.setItem(key, JSON.stringify({ products }));
};
const storeCart = (...quantities: number[]) => {
  const lines = quantities.map((quantity, place) => ({
    ...{ variantId: VARIANT.slice(0, -1) + place, quantity, price: 5, at: 1 },
  }));
  localStorage.setItem('cart', JSON.stringify({ lines }));
};
/** Sends the event by which browsers tell a tab of another tab's change. */
const tell = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

describe('the header', () => {
  test('counts the items in the cart, here and in other tabs', async () => {
    storeCart(2, 3);
    await load();
    expect(count('cart')).toBe('5');
    storeCart(1);
    tell('cart');
    expect(count('cart')).toBe('1');
    storeCart();
    tell('cart');
    expect(count('cart')).toBe('hidden');
  });

  test.each(['wishlist', 'compare'])('counts the products of the %s', async (key) => {
    await load();
    store(key, LAMP, VASE);
    tell(key);
    expect(count(key)).toBe('2');
    store(key);
    tell(key);
    expect(count(key)).toBe('hidden');
  });
});

test('buttons show which products are saved', async () => {
  await load();
  store('wishlist', LAMP);
  tell('wishlist');
  expect([button(LAMP, 'wishlist').ariaPressed, button(VASE, 'wishlist').ariaPressed]).toEqual([
    'true',
    'false',
  ]);
  expect(document.getElementById('stray')?.ariaPressed).toBe('false');
  expect(button(LAMP, 'compare').ariaPressed).not.toBe('true');
  store('compare', LAMP);
  tell('compare');
  expect(button(LAMP, 'compare').ariaPressed).toBe('true');
});

describe('buttons', () => {
  test('pressed before the script loaded are pressed once, however often they were', async () => {
    const [first, second] = [button(LAMP, 'wishlist'), button(VASE, 'wishlist')];
    first.ariaBusy = 'true';
    globalThis.presses = [first, second, first];
    await load();
    expect(press.mock.calls).toEqual([[first], [second]]);
    expect(first.ariaBusy).toBeNull();
  });

  test('pressed later are pressed at once', async () => {
    await load();
    globalThis.presses.push(button(LAMP, 'wishlist'));
    expect(press.mock.calls).toEqual([[button(LAMP, 'wishlist')]]);
  });
});

describe('the drawer', () => {
  test('loads on a page that can open it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a data-press="drawer"></a>');
    loadDrawer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await load();
    expect(loadDrawer).toHaveBeenCalledOnce();
  });

  test('does not load in a shop that does not sell', async () => {
    await load();
    expect(loadDrawer).not.toHaveBeenCalled();
  });
});
