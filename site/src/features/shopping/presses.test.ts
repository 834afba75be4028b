// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const addPieces = vi.fn(async (_: object) => {});
const openDrawer = vi.fn(async (_: null) => {});
let press: typeof import('./presses.ts').press;
const ID = 'a'.repeat(24);
const VARIANT = 'b'.repeat(24);

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../cart/add-pieces.ts', () => ({ addPieces }));
  vi.doMock('../cart/drawer/open-drawer.ts', () => ({ openDrawer }));
  ({ press } = await import('./presses.ts'));
});
afterAll(() => {
  vi.doUnmock('../cart/add-pieces.ts');
  vi.doUnmock('../cart/drawer/open-drawer.ts');
  vi.resetModules();
});
beforeEach(() => {
  localStorage.clear();
  HTMLElement.prototype.showPopover ??= () => {};
  document.body.innerHTML = `<article class="card" data-product="${ID}" data-variant="${VARIANT}" data-amount="500">
    <h3 class="card__name"><a href="/product/lamp">Lamp</a></h3>
    <astro-island></astro-island>
    ${['add', 'choose', 'wishlist', 'compare'].map((name) => `<button data-press="${name}"></button>`).join('')}
  </article><button data-press="drawer"></button><button data-press="fly"></button><button class="none"></button>
  <button data-press="wishlist" class="stray"></button>`;
});
afterEach(() => {
  vi.clearAllMocks();
});

const busy = (pressed: HTMLElement) => pressed.ariaBusy ?? null;
const button = (name: string) => document.querySelector(`[data-press="${name}"]`) as HTMLElement;
const saved = (key: string) =>
  JSON.parse(localStorage.getItem(key) ?? '{"products":[]}').products.map(
    ({ title }: { title: string }) => title,
  );

describe('a press', () => {
  test('opens the drawer', async () => {
    await press(button('drawer'));
    expect(openDrawer.mock.calls).toEqual([[null]]);
  });

  test('adds the product, once until it is added', async () => {
    const added = Promise.withResolvers<void>();
    addPieces.mockReturnValueOnce(added.promise);
    const done = press(button('add'));
    await press(button('add'));
    expect(busy(button('add'))).toBe('true');
    expect(addPieces.mock.calls).toMatchObject([
      [{ variantId: VARIANT, quantity: 1, price: 500, title: 'Lamp' }],
    ]);
    added.resolve();
    await done;
    expect(busy(button('add'))).toBeNull();
    await press(button('add'));
    expect(addPieces).toHaveBeenCalledTimes(2);
  });

  test('of a product without a selected variant adds nothing, and can be repeated', async () => {
    (button('add').parentElement as HTMLElement).dataset['variant'] = '';
    await press(button('add'));
    expect([addPieces.mock.calls.length, busy(button('add'))]).toEqual([0, null]);
  });

  test.each(['wishlist', 'compare'])(
    'saves the product for the %s, and the next removes it',
    async (name) => {
      const done = press(button(name));
      // The button is not busy, because there is nothing to wait for.
      expect([saved(name), busy(button(name))]).toEqual([['Lamp'], null]);
      await done;
      await press(button(name));
      expect([saved(name), busy(button(name))]).toEqual([[], null]);
    },
  );

  test.each(['wishlist', 'compare'])('for the %s outside of a product saves nothing', async (name) => {
    const stray = document.querySelector('.stray') as HTMLElement;
    stray.dataset['press'] = name;
    await press(stray);
    expect(saved(name)).toEqual([]);
  });

  test('without a known action does nothing', async () => {
    const none = document.querySelector('.none') as HTMLElement;
    await expect(press(button('fly'))).resolves.toBeUndefined();
    await expect(press(none)).resolves.toBeUndefined();
    expect([busy(button('fly')), busy(none)]).toEqual([null, null]);
  });
});

describe('a press that chooses options', () => {
  /** Clicks on quick view's button and on the link of the product. */
  function clicks(look: string) {
    const island = document.querySelector('astro-island') as HTMLElement;
    if (look === 'island') island.innerHTML = '<button data-quick-view></button>';
    else if (look === 'markup') island.insertAdjacentHTML('afterend', '<button data-quick-view></button>');
    const [quick, page] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
    document.querySelector('[data-quick-view]')?.addEventListener('click', quick);
    document.querySelector('.card__name a')?.addEventListener('click', page);
    return () => [quick.mock.calls.length, page.mock.calls.length];
  }

  test.each([
    ['opens quick view', 'island', [1, 0]],
    ['opens the product’s page where quick view has no script', 'markup', [0, 1]],
    ['opens the product’s page without quick view', 'none', [0, 1]],
  ])('%s', async (_, look, counts) => {
    const clicked = clicks(look);
    await press(button('choose'));
    expect(clicked()).toEqual(counts);
  });

  test('outside of a card does nothing', async () => {
    const stray = document.querySelector('.stray') as HTMLElement;
    stray.dataset['press'] = 'choose';
    await expect(press(stray)).resolves.toBeUndefined();
  });
});
