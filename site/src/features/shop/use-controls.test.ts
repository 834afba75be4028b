// @vitest-environment happy-dom
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import { act, createElement, type ReactNode, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ListingFacts, listingFacts } from './listing-facts.ts';
import type { Listing } from './use-listing.ts';

const loadIndex = vi.fn(async () => ({}));
let useControls: typeof import('./use-controls.ts').useControls;

const queryOf = (search: string) => readQuery(new URLSearchParams(search));
const NOTHING = queryOf('');
const READY: Listing = { query: NOTHING, found: null, state: 'ready' };
const PAGE = `<p data-found>We found <b>688</b> items</p>
  <form id="listing-form"><input name="q" type="search"><input type="search" class="unnamed">
    <label class="filters__row"><input type="checkbox" name="color" value="Red"><span>56</span></label>
    <select name="sort"><option value=""></option><option value="newest"></option></select></form>
  <p><input type="range" class="price-filter__min" min="0" max="100" value="0"><input type="range" class="price-filter__max" min="0" max="100" value="100"></p>
  <input class="price-filter__text" value="₹100 – ₹10,000">
  <a class="filters__row" href="/category/women"><data>9</data></a>
  <div id="items"><div class="product-grid"><article id="one"></article></div></div><p class="outside"></p><textarea name="note"></textarea>`;

const factsOf = (facts: Partial<ListingFacts> = {}) =>
  listingFacts({ path: '/shop', items: 90, prices: [100, 10_000], ...facts }, []);
const ask = vi.fn(async () => {});
let root: Root | undefined;
let change: ReturnType<typeof import('./use-controls.ts').useControls>['change'];
let facts: ListingFacts;
const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as unknown as Found;
/** The server's markup. */
let markup = PAGE;

function View({ listing }: { listing: Listing }): ReactNode {
  const place = useRef<HTMLElement>(null);
  const controls = useControls(place, facts, listing, ask);
  change = controls.change;
  const setPlace = (element: HTMLElement | null) => {
    place.current = element;
    if (element && !element.firstChild) element.innerHTML = markup;
  };
  return createElement('div', controls.handlers, createElement('main', { ref: setPlace }));
}
const show = (listing: Listing) => act(async () => root?.render(createElement(View, { listing })));

async function open(
  address = '/shop',
  { html = PAGE, ...shown }: Partial<ListingFacts> & { html?: string } = {},
) {
  history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="place"></div>';
  facts = factsOf(shown);
  root = createRoot(find('#place'));
  markup = html;
  await show(READY);
}
const foundOf = (total: number) =>
  ({
    ...{ products: [], total, pages: 1 },
    counts: { category: new Map([['women', 3]]), color: new Map([['Red', 2]]) },
  }) as unknown as Listing['found'];
const input = (selector: string, value?: string) => {
  const control = find(selector);
  if (value !== undefined) control.value = value;
  return act(async () => void control.dispatchEvent(new Event('input', { bubbles: true })));
};
const send = (selector: string, event: Event) => act(async () => void find(selector).dispatchEvent(event));
const pressKey = (selector: string, key: string) =>
  send(selector, new KeyboardEvent('keydown', { key, bubbles: true }));
const leave = (selector: string) => send(selector, new FocusEvent('focusout', { bubbles: true }));

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./load-index.ts', () => ({ loadIndex }));
  ({ useControls } = await import('./use-controls.ts'));
});
afterAll(() => {
  vi.doUnmock('./load-index.ts');
  vi.resetModules();
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('when the page opens', () => {
  test('an untouched listing asks for nothing, and keeps the server’s markup', async () => {
    await open();
    expect(ask).not.toHaveBeenCalled();
    expect([find('#one') !== null, find('[data-found]').textContent]).toEqual([true, 'We found 688 items']);
    expect(find('.price-filter__min').ariaValueText).toBeFalsy();
  });

  test('an address with filters is asked for, and shown by the controls', async () => {
    await open('/shop?q=lamp&color=Red&page=2');
    expect(ask.mock.calls).toEqual([[queryOf('q=lamp&color=Red&page=2'), 'none']]);
    expect([find('[name="q"]').value, find('[name="color"]').checked]).toEqual(['lamp', true]);
  });

  test.each([
    [false, 'new'],
    [true, 'same'],
  ])('filters used before the script loaded take effect. In a search: %s', async (isSearch, entry) => {
    await open('/shop', { isSearch, html: PAGE.replace('value="Red"', 'value="Red" checked') });
    expect(ask.mock.calls).toEqual([[queryOf('color=Red'), entry]]);
  });

  test('a slider moved before the script loaded takes effect', async () => {
    await open('/shop', {
      html: PAGE.replace('min="0" max="100" value="0"', 'min="0" max="100" value="50"'),
    });
    expect(ask.mock.calls).toEqual([[queryOf('min=1000'), 'new']]);
  });

  test('the address wins over filters used before the script loaded', async () => {
    await open('/shop?q=lamp', { html: PAGE.replace('value="Red"', 'value="Red" checked') });
    expect(ask.mock.calls).toEqual([[queryOf('q=lamp'), 'none']]);
    expect(find('[name="color"]').checked).toBe(false);
  });

  test('a page path alone is not a filter', async () => {
    await open('/shop/2', { page: 2 });
    expect(ask).not.toHaveBeenCalled();
  });

  test('a listing without products has no controls', async () => {
    await open('/shop?q=lamp', { items: 0 });
    await input('[name="q"]', 'lamps');
    await pressKey('.price-filter__text', 'Enter');
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('results', () => {
  test('replace cards and numbers, and mark the controls', async () => {
    await open();
    await show({ query: queryOf('color=Red'), found: foundOf(2), state: 'ready' });
    expect(find('[data-found]').textContent).toBe('We found 2 items for you!');
    expect([find('a data').textContent, find('[name="color"] + span').textContent]).toEqual(['3', '2']);
    expect(find('a').getAttribute('href')).toBe('/category/women?color=Red');
    expect(find('[name="color"]').checked).toBe(true);
  });

  test('that are not filtered keep the server’s numbers', async () => {
    await open();
    await show({ query: queryOf('sort=newest'), found: foundOf(40), state: 'ready' });
    expect(find('[data-found]').textContent).toBe('We found 688 items');
    expect(find<HTMLSelectElement>('[name="sort"]').value).toBe('newest');
  });

  test('change nothing before they arrive, or if they do not', async () => {
    await open();
    for (const state of ['loading', 'failed'] as const) {
      await show({ query: queryOf('color=Red'), found: foundOf(2), state });
      expect([find('[data-found]').textContent, find('[name="color"]').checked]).toEqual([
        'We found 688 items',
        false,
      ]);
    }
  });

  test('make place for the server’s markup when all filters are removed', async () => {
    await open();
    await show({ query: queryOf('color=Red'), found: foundOf(2), state: 'ready' });
    await show(READY);
    expect([find('[data-found]').textContent, find('[name="color"]').checked]).toEqual([
      'We found 688 items',
      false,
    ]);
    expect(find('a').getAttribute('href')).toBe('/category/women');
  });
});

describe('a control', () => {
  test('changes the query at once, from the first page', async () => {
    await open();
    await show({ query: queryOf('min=200&page=3'), found: foundOf(2), state: 'ready' });
    find('[name="color"]').checked = true;
    await input('[name="color"]');
    expect(ask.mock.calls).toEqual([[queryOf('min=200&color=Red'), undefined]]);
  });

  test('for the order is a list', async () => {
    await open();
    await input('[name="sort"]', 'newest');
    expect(ask.mock.calls).toEqual([[queryOf('sort=newest'), undefined]]);
  });

  test('for a text keeps one history entry', async () => {
    await open();
    await input('[name="q"]', 'lamp');
    expect(ask.mock.calls).toEqual([[queryOf('q=lamp'), 'same']]);
  });

  test('without a name, and other elements, change nothing', async () => {
    await open();
    await input('.unnamed', 'lamp');
    await input('.outside');
    await input('textarea', 'lamp');
    expect(ask).not.toHaveBeenCalled();
  });

  test('for the price makes one history entry until it is released', async () => {
    await open();
    await input('.price-filter__min', '50');
    await input('.price-filter__min', '60');
    await leave('.price-filter__min');
    await input('.price-filter__min', '50');
    expect(ask.mock.calls.map(([, entry]: unknown[]) => entry)).toEqual([undefined, 'same', undefined]);
    expect((ask.mock.calls as unknown[][])[0]?.[0]).toEqual(queryOf('min=1000'));
  });

  test('for typed prices takes effect on Enter, and when it is left', async () => {
    await open();
    find('.price-filter__text').value = '500 – 900';
    await input('.price-filter__text');
    await pressKey('.price-filter__text', 'Tab');
    expect(ask).not.toHaveBeenCalled();
    await pressKey('.price-filter__text', 'Enter');
    find('.price-filter__text').value = '600';
    await leave('.price-filter__text');
    expect(ask.mock.calls).toEqual([
      [queryOf('min=500&max=900'), undefined],
      [queryOf('max=600'), undefined],
    ]);
  });

  test('other than the typed prices ignores Enter and being left', async () => {
    await open();
    await pressKey('[name="q"]', 'Enter');
    await leave('[name="q"]');
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('a change', () => {
  test.each([
    [-1, 1],
    [0, 0],
    [1, 0],
  ])('with the list’s start at %i px scrolls %i times', async (top, times) => {
    await open();
    const items = find('#items');
    const scroll = vi.spyOn(items, 'scrollIntoView').mockImplementation(() => {});
    vi.spyOn(items, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    await act(async () => change({ page: 2 }));
    expect(ask.mock.calls).toEqual([[{ ...NOTHING, page: 2 }, undefined]]);
    expect(scroll).toHaveBeenCalledTimes(times);
  });

  test('on a page without a list does not scroll', async () => {
    await open('/shop', { html: PAGE.replace('id="items"', '') });
    await act(async () => change({ text: 'lamp' }, 'same'));
    expect(ask.mock.calls).toEqual([[queryOf('q=lamp'), 'same']]);
  });
});

describe('the index', () => {
  const point = (selector: string) => send(selector, new MouseEvent('pointerover', { bubbles: true }));
  const focus = (selector: string) => send(selector, new FocusEvent('focusin', { bubbles: true }));

  test('loads when a control is pointed at or focused, and nowhere else', async () => {
    await open();
    await point('.outside');
    await focus('#items');
    expect(loadIndex).not.toHaveBeenCalled();
    await point('[name="color"]');
    await focus('[name="sort"]');
    expect(loadIndex).toHaveBeenCalledTimes(2);
  });

  test('that does not load is no error before it is needed', async () => {
    loadIndex.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open();
    await point('[name="color"]');
    expect(loadIndex).toHaveBeenCalledOnce();
  });

  test('is not loaded in a large shop', async () => {
    await open('/shop', { asksServer: true });
    await point('[name="color"]');
    await focus('[name="color"]');
    expect(loadIndex).not.toHaveBeenCalled();
  });
});
