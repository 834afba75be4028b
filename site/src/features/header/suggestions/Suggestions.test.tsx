// @vitest-environment happy-dom
import { buildIndex, type IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_IMAGES } from '../../shop/sample-listing.ts';

const CATEGORIES = [
  { slug: 'kurtas', name: 'Kurtas', parent: null },
  { slug: 'lamps', name: 'Lamps', parent: null },
];

function product(name: string, slug = 'kurtas', price = 1_299): IndexedProduct {
  const path = `/product/${name.toLowerCase().replaceAll(' ', '-')}`;
  const image = { type: 'image/webp', small: '', smallWidth: 0, large: '', largeWidth: 0, fallback: '' };
  const none = { colors: [], sizes: [], tags: [], attributes: [], badge: '', condition: '', brand: '' };
  return {
    ...{ name, path, price, oldPrice: null, rating: null, release: 1, image, secondImage: '' },
    ...{ category: slug === 'kurtas' ? 'Kurtas' : 'Lamps', categories: [slug], backdrop: '', ...none },
  } as IndexedProduct;
}

const MANY = Array.from({ length: 20 }, (_, index) => product(`Cotton kurta ${index + 1}`));
let products: IndexedProduct[];
let isDown: boolean;
let requests: string[];
let page: AbortController;
let isPhone: boolean;

beforeEach(() => {
  page = new AbortController();
  [products, isDown, requests, isPhone] = [[...MANY, product('Brass lamp', 'lamps')], false, [], false];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const listen = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener as EventListener, { signal: page.signal }),
  );
  vi.resetModules();
  localStorage.clear();
  document.body.innerHTML =
    '<search><form action="/search"><input type="search" name="q"></form></search><a href="/x">Next</a>';
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    if (isDown) throw new TypeError('Failed to fetch');
    if (address.startsWith('/index/find')) {
      const counts = { category: [], color: [], size: [], condition: [] };
      return Response.json({ products: [product('Server kurta')], total: 1, pages: 1, page: 1, counts });
    }
    return Response.json(buildIndex({ categories: CATEGORIES, products }, SAMPLE_IMAGES));
  });
});
afterEach(() => {
  page.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const isExpanded = () => field().getAttribute('aria-expanded');
const labels = () =>
  options().map((option) => option.querySelector('.suggestion__label')?.textContent ?? option.textContent);
const active = () => document.querySelector('[aria-selected="true"] .suggestion__label')?.textContent;
const settled = (work: () => unknown = () => {}) =>
  act(async () => {
    work();
    for (let step = 0; step < 3; step += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  });

async function mount(facts: { asksServer?: boolean } = {}): Promise<void> {
  const { mountSuggestions } = await import('./mount-suggestions.tsx');
  field().focus();
  await settled(() => mountSuggestions(field(), facts));
}
const type = (text: string, input = field()) =>
  settled(() => {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await settled(() => field().dispatchEvent(event));
  return event.defaultPrevented;
}

test('the focus loads the index, and each text finds its category, products and a search', async () => {
  await mount();
  expect([requests, options(), isExpanded()]).toEqual([['/index/products.json'], [], 'false']);
  await type('kurta');
  expect(labels()).toEqual([
    'Kurtas',
    ...[1, 2, 3, 4, 5, 6].map((number) => `Cotton kurta ${number}`),
    'Search for “kurta”',
  ]);
  expect(options().map((option) => option.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/category/kurtas', '/product/cotton-kurta-1', '/search?q=kurta']),
  );
  expect(options()[1]?.textContent).toContain('₹1,299');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('8 suggestions');
  await type('lamp');
  expect(labels()).toEqual(['Lamps', 'Brass lamp', 'Search for “lamp”']);
  expect(requests).toHaveLength(1);
});

test('text typed before the script loaded gets suggestions', async () => {
  field().value = 'brass';
  await mount();
  expect(labels()).toContain('Brass lamp');
});

test('a text without results says so, and suggests a correction', async () => {
  await mount();
  await type('xqzw');
  expect(labels()).toEqual(['Search for “xqzw”']);
  expect(document.querySelector('.suggestions__note')?.textContent).toBe('No products found for “xqzw”.');
});

test('a shop without products offers the search', async () => {
  products = [];
  await mount();
  await type('<b>kurta</b>');
  expect(labels()).toEqual(['Search for “<b>kurta</b>”']);
});

test('a failure is reported, the search stays, and the next key retries', async () => {
  isDown = true;
  await mount();
  await type('lam');
  expect(document.querySelector('.suggestions__note')?.textContent).toContain('could not be loaded');
  expect(labels()).toEqual(['Search for “lam”']);
  isDown = false;
  await type('lamp');
  expect(labels()).toContain('Brass lamp');
  expect(document.querySelector('.suggestions__note')).toBeNull();
});

test('arrows move through the options and the field, Enter chooses, Escape closes', async () => {
  await mount();
  await type('lamp');
  expect(await press('ArrowDown')).toBe(true);
  expect(active()).toBe('Lamps');
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  await press('ArrowUp');
  expect([active(), field().hasAttribute('aria-activedescendant')]).toEqual([undefined, false]);
  // Not prevented, so the field submits its form.
  expect(await press('Enter')).toBe(false);
  await press('ArrowUp');
  expect(active()).toBe('Search for “lamp”');
  const clicked = vi.fn((event: Event) => event.preventDefault());
  options().at(-1)?.addEventListener('click', clicked);
  expect(await press('Enter')).toBe(true);
  expect(clicked).toHaveBeenCalledOnce();
  expect(await press('Escape')).toBe(true);
  expect([isExpanded(), field().value]).toEqual(['false', 'lamp']);
  // A second Escape clears the field, as browsers do.
  expect(await press('Escape')).toBe(false);
  expect(await press('ArrowDown')).toBe(true);
  expect([isExpanded(), active()]).toEqual(['true', 'Lamps']);
  expect(await press('Tab')).toBe(false);
  await settled(() => document.querySelector<HTMLElement>('[href="/x"]')?.focus());
  expect(isExpanded()).toBe('false');
});

test('keys of an input method are ignored', async () => {
  await mount();
  await type('lamp');
  const event = new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true });
  Object.defineProperty(event, 'isComposing', { value: true });
  await settled(() => field().dispatchEvent(event));
  expect([active(), event.defaultPrevented]).toEqual([undefined, false]);
});

test('searches are stored, latest first, each once, and can be cleared', async () => {
  localStorage.setItem('searches', '{"texts":["Lamp",7,"",null,"kurta"]}');
  await mount();
  expect(labels()).toEqual(['Lamp', 'kurta', 'Clear recent searches']);
  await type('KURTA');
  await settled(() => field().form?.dispatchEvent(new Event('submit')));
  expect(JSON.parse(localStorage['searches'])).toEqual({ texts: ['KURTA', 'Lamp'] });
  await type('la');
  expect(labels()[0]).toBe('Lamp');
  await type('');
  await settled(() => options().at(-1)?.click());
  expect([labels(), JSON.parse(localStorage['searches'])]).toEqual([[], { texts: [] }]);
});

test('a large shop is searched on the server once typing pauses, and its index is not loaded', async () => {
  await mount({ asksServer: true });
  expect(requests).toEqual([]);
  vi.useFakeTimers();
  const write = (text: string) =>
    act(async () => {
      field().value = text;
      field().dispatchEvent(new InputEvent('input'));
      await vi.advanceTimersByTimeAsync(100);
    });
  await write('k');
  await write('ku');
  expect(requests).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(requests).toEqual(['/index/find?q=ku']);
  expect(labels()).toEqual(['Kurtas', 'Server kurta', 'Search for “ku”']);
});

test('on a phone typing opens a dialog, which returns its text', async () => {
  isPhone = true;
  await mount();
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  expect(dialog.open).toBe(true);
  const [inner] = dialog.getElementsByTagName('input');
  if (!inner) throw new Error('The dialog has no field.');
  expect(document.activeElement).toBe(inner);
  await type('lamp', inner);
  expect(labels()).toEqual(['Lamps', 'Brass lamp', 'Search for “lamp”']);
  await settled(() => dialog.querySelector<HTMLElement>('[aria-label="Close search"]')?.click());
  expect([document.querySelector('dialog'), field().value]).toEqual([null, 'lamp']);
});
