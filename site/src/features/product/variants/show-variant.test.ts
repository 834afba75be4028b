// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { showVariant } from './show-variant.ts';
import type { PageVariant } from './variant-data.ts';

const variantOf = (changes: Partial<PageVariant> = {}): PageVariant => ({
  ...{ id: 'v2', places: [0], price: 50_000, was: null, image: 0, state: 'IN_STOCK', left: null },
  ...changes,
});

let shown: HTMLElement;
let form: HTMLFormElement;
const find = <Found extends HTMLElement>(selector: string) => shown.querySelector(selector) as Found;
const textOf = (selector: string) => find(selector).textContent?.replaceAll('\u00a0', ' ').trim();

beforeEach(() => {
  document.body.innerHTML = `<main data-path="/product/shawl?variant=v1">
    <div data-price></div><div class="price" data-price></div>
    <span data-bar-price>old</span><span data-bar-variant>Old / S</span>
    <dt>SKU</dt><dd data-sku-text></dd>
    <button data-buy></button><button data-buy-bar></button>
    <a data-ask></a><a data-order><span></span></a>
    <form data-chosen>
      <p data-stock></p><p data-delivery="2-4"></p>
      <input data-quantity value="7" max="999" />
      <p class="variants__said"></p>
    </form>
  </main>`;
  shown = document.querySelector('main') as HTMLElement;
  form = document.querySelector('form') as HTMLFormElement;
});

function show(variant: PageVariant | undefined, changes: object = {}): void {
  const more = { title: 'Red / M', currency: 'INR', sku: 'SH-1', isAsked: true };
  showVariant(form, shown, { variant, ...more, ...changes });
}

describe('a variant that can be had', () => {
  test('is bought, with its price, its stock and its delivery', () => {
    show(variantOf());
    for (const name of ['[data-buy]', '[data-buy-bar]'])
      expect(find<HTMLButtonElement>(name).disabled).toBe(false);
    expect([textOf('[data-stock]'), find('[data-stock]').className]).toEqual([
      'In stock',
      'status status--good',
    ]);
    expect([find('[data-ask]').hidden, textOf('[data-order]')]).toEqual([true, 'Order by email']);
    expect([textOf('[data-bar-price]'), textOf('[data-bar-variant]')]).toEqual(['₹500', 'Red / M']);
    expect([find('[data-delivery]').hidden, textOf('[data-delivery]')]).toEqual([
      false,
      expect.stringContaining('Arrives'),
    ]);
    expect(textOf('.variants__said')).toBe('Red / M, ₹500, In stock');
  });

  test('is what the buttons around it act on', () => {
    show(variantOf());
    expect({ ...shown.dataset }).toMatchObject({
      ...{ variant: 'v2', amount: '50000', variantTitle: 'Red / M', sku: 'SH-1' },
      path: '/product/shawl?variant=v2',
    });
    show(variantOf(), { title: '' });
    expect(shown.dataset['path']).toBe('/product/shawl');
  });

  test('has no more pieces than are left', () => {
    show(variantOf({ state: 'LOW', left: 3 }));
    expect(textOf('[data-stock]')).toBe('Only 3 left');
    const quantity = find<HTMLInputElement>('[data-quantity]');
    expect([quantity.max, quantity.value]).toEqual(['3', '3']);
    show(variantOf({ left: 3 }));
    expect(quantity.max).toBe('999');
  });

  test('is not named beside the price before anything is chosen', () => {
    form.removeAttribute('data-chosen');
    show(variantOf());
    expect(textOf('[data-bar-variant]')).toBe('Old / S');
  });
});

describe('the price', () => {
  test('stands alone without a former one', () => {
    show(variantOf());
    expect(textOf('[data-price]')).toBe('Price ₹500');
    expect(shown.querySelector('s')).toBeNull();
  });

  test('names the former one, and how much less it is', () => {
    show(variantOf({ was: 100_000 }));
    expect(textOf('[data-price]:not(.price)')).toMatch(/^Price ₹500 instead of ₹1,000 .*50/);
    const card = find('.price');
    expect([...card.querySelectorAll('.price__now, .price__was, .price__off')]).toHaveLength(3);
    expect(find('[data-price]:not(.price)').querySelectorAll('.price__now, .price__was')).toHaveLength(0);
    expect(find('.detailed-price__off')).not.toBeNull();
  });

  test('says nothing of a difference of less than a percent', () => {
    show(variantOf({ price: 99_999, was: 100_000 }));
    expect(find('.price__off')).toBeNull();
    expect(find('.price__was')).not.toBeNull();
  });
});

test.each([
  ['sold out', variantOf({ state: 'OUT_OF_STOCK' }), 'Sold out'],
  ['not sold', variantOf({ state: 'NOT_SOLD' }), 'Not available'],
  ['not made', undefined, 'Not available in this combination'],
])('what is %s is asked for instead of bought', (_, variant, text) => {
  show(variant);
  expect(find<HTMLButtonElement>('[data-buy]').disabled).toBe(true);
  expect([textOf('[data-stock]'), find('[data-stock]').className]).toEqual([text, 'status status--bad']);
  expect([find('[data-ask]').hidden, textOf('[data-order]')]).toEqual([false, 'Ask when it is back']);
  expect(find('[data-delivery]').hidden).toBe(true);
  expect(shown.dataset['variant']).toBe('');
  expect(textOf('.variants__said')).toBe(
    ['Red / M', variant && '₹500', text].filter((part) => part !== undefined).join(', '),
  );
});

test('a combination that is not made leaves the price as it was', () => {
  show(variantOf());
  show(undefined);
  expect([textOf('[data-price]'), textOf('[data-bar-price]')]).toEqual(['Price ₹500', '₹500']);
  expect([shown.dataset['amount'], shown.dataset['path']]).toEqual(['', '/product/shawl']);
});

test('what was not asked for is said only when the stock has changed', () => {
  show(variantOf());
  find('.variants__said').textContent = '';
  show(variantOf(), { isAsked: false });
  expect(textOf('.variants__said')).toBe('');
  show(variantOf({ state: 'OUT_OF_STOCK' }), { isAsked: false });
  expect(textOf('.variants__said')).toBe('Red / M, ₹500, Sold out');
});

test('a SKU is shown with its name where there is one', () => {
  show(variantOf());
  expect([textOf('[data-sku-text]'), find('[data-sku-text]').hidden, find('dt').hidden]).toEqual([
    ...['SH-1', false, false],
  ]);
  show(variantOf(), { sku: '' });
  expect([find('[data-sku-text]').hidden, find('dt').hidden]).toEqual([true, true]);
});
