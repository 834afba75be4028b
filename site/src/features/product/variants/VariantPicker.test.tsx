// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BuyBoxProps, writeBuyBox } from './buy-box-props.ts';
import { VariantPicker } from './VariantPicker.tsx';
import type { PageVariant } from './variant-data.ts';

vi.mock('../../cart/drawer/open-drawer.ts', () => ({ openDrawer: async () => {} }));

const [RED_S, RED_M, BLUE_S, BLUE_M] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
];

const variantOf = (id: string, places: number[], changes: Partial<PageVariant> = {}): PageVariant => ({
  ...{ id, places, price: 500_00, was: null, image: 0, sku: `SKU-${places.join('')}` },
  ...{ state: 'IN_STOCK', left: null },
  ...changes,
});

const SHIRT: BuyBoxProps = {
  ...{ productId: 'f'.repeat(24), title: 'Shirt', path: '/product/shirt', currency: 'INR' },
  options: [
    { name: 'Colour', values: ['Red', 'Blue'], kind: 'color', swatches: ['red', 'blue'], images: null },
    { name: 'Size', values: ['S', 'M'], kind: 'size', swatches: null, images: null },
  ],
  variants: [
    variantOf(RED_S, [0, 0]),
    variantOf(RED_M, [0, 1], { state: 'OUT_OF_STOCK' }),
    variantOf(BLUE_S, [1, 0], { price: 600_00, was: 800_00, image: 1 }),
    variantOf(BLUE_M, [1, 1], { state: 'NOT_SOLD', image: 1 }),
  ],
  thumbnails: ['/uploads/red-320.webp', '/uploads/blue-320.webp'],
  ...{ isSelling: true, arrivesIn: [2, 4], timeZone: 'Asia/Kolkata' },
  contact: { url: 'https://shop.example', email: 'us@shop.example', phone: '+91 22 5550 1234' },
};

let root: Root | undefined;
let known: { variantId: string; state: string; left: number | null }[] = [];
const page = () => document.querySelector<HTMLElement>('.product-page')?.dataset;
const textOf = (selector: string) =>
  document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ').trim();
const radio = (value: string) => document.querySelector(`[value="${value}"]`) as HTMLInputElement;
const add = () => document.querySelector('[data-buy]') as HTMLButtonElement;
const quantity = () => document.querySelector('[role="spinbutton"]') as HTMLInputElement;
const cart = () => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines;
const settled = (work: () => unknown = () => {}) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

/** Opens the page. `before` does what the shopper does before hydration. */
async function open(
  changes: Partial<BuyBoxProps> = {},
  { query = '', before = () => {} }: { query?: string; before?: () => void } = {},
) {
  // Remove the former page, which would go on listening to the window.
  await act(async () => root?.unmount());
  history.replaceState(null, '', `/product/shirt${query}`);
  const element = createElement(VariantPicker, { json: writeBuyBox({ ...SHIRT, ...changes }) });
  document.body.innerHTML = `<div class="product-page"><div>${renderToString(element)}</div></div>`;
  before();
  await act(async () => {
    root = hydrateRoot(document.querySelector('.product-page > div') as Element, element);
  });
  await settled();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  known = [];
  vi.stubGlobal('fetch', async () => Response.json({ availability: known }));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

test('a selected variant changes price, stock, SKU, image and address, and is announced', async () => {
  await open();
  expect(textOf('.variants__said')).toBe('');
  await settled(() => radio('Blue').click());
  expect(textOf('.detailed-price')).toBe('Price ₹600 instead of ₹800 25% Off');
  expect([textOf('[data-stock]'), textOf('.variants__sku')]).toEqual(['In stock', 'SKU SKU-10']);
  expect(textOf('.variants__said')).toBe('Blue / S, ₹600, In stock');
  expect(location.search).toBe(`?variant=${BLUE_S}`);
  expect({ ...page() }).toMatchObject({
    ...{ variant: BLUE_S, image: '/uploads/blue-320.webp' },
    path: `/product/shirt?variant=${BLUE_S}`,
  });
  expect(textOf('.buy-bar')).toContain('Blue / S');
});

test('sold-out and missing combinations are named, can be selected, and cannot be bought', async () => {
  await open({ variants: SHIRT.variants.slice(0, 3) });
  expect(radio('M').getAttribute('aria-label')).toBe('M (unavailable)');
  await settled(() => radio('M').click());
  expect([textOf('[data-stock]'), add().disabled, page()?.['variant']]).toEqual(['Sold out', true, '']);
  await settled(() => radio('Blue').click());
  expect(textOf('[data-stock]')).toBe('This combination is not available');
  expect(location.search).toBe('');
  await settled(() => add().click());
  expect(cart()).toEqual([]);
});

test('the server’s remaining stock limits the quantity, and the change is announced', async () => {
  known = [{ variantId: RED_S, state: 'LOW', left: 2 }];
  await open();
  expect(textOf('[data-stock]')).toBe('Only 2 left');
  expect(textOf('.variants__said')).toBe('Red / S, ₹500, Only 2 left');
  for (let press = 0; press < 3; press += 1)
    await settled(() => document.querySelector<HTMLElement>('[aria-label="One more"]')?.click());
  expect(quantity().value).toBe('2');
});

test('a variant that is not for sale stays so, whatever is in stock', async () => {
  known = [{ variantId: BLUE_M, state: 'IN_STOCK', left: null }];
  await open({}, { query: `?variant=${BLUE_M}` });
  expect([textOf('[data-stock]'), add().disabled]).toEqual(['Not available', true]);
});

test('the address names a variant by its id or its values, and an unknown one is ignored', async () => {
  await open({}, { query: '?color=blue' });
  expect(radio('Blue').checked).toBe(true);
  expect(textOf('.variants__said')).toBe('');
  await open({}, { query: `?variant=${RED_M}` });
  expect(radio('M').checked).toBe(true);
  await open({}, { query: '?variant=constructor&color=%3Cscript%3E' });
  expect([radio('Red').checked, radio('S').checked]).toEqual([true, true]);
});

test('values in the address end with another choice', async () => {
  await open({}, { query: '?color=Red&utm=mail' });
  await settled(() => radio('Blue').click());
  expect(location.search).toBe(`?utm=mail&variant=${BLUE_S}`);
  await settled(() => {
    history.replaceState(null, '', '/product/shirt?color=Red');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(radio('Red').checked).toBe(true);
});

test('choices and input from before hydration are kept, and take precedence over the address', async () => {
  const before = () => {
    radio('Blue').checked = true;
    quantity().value = '4';
  };
  await open({}, { query: `?variant=${RED_M}`, before });
  expect(textOf('[data-stock]')).toBe('In stock');
  expect([radio('Blue').checked, radio('S').checked, quantity().value]).toEqual([true, true, '4']);
  expect(location.search).toBe(`?variant=${BLUE_S}`);
});

test('a press adds the selected variant once, in the chosen quantity', async () => {
  await open({}, { query: `?variant=${BLUE_S}` });
  await settled(() => {
    add().click();
    add().click();
  });
  await expect.poll(cart).toMatchObject([{ variantId: BLUE_S, quantity: 1, price: 600_00 }]);
});

test('a sold-out variant has a form for an email address, which the response replaces', async () => {
  const sent: object[] = [];
  await open();
  const form = () => document.querySelector<HTMLFormElement>('form.stock-alert');
  expect(form()).toBeNull();
  await settled(() => radio('M').click());
  expect(form()?.textContent).toContain('Email me when Red / M is back in stock');
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).variables);
    if (sent.length > 1) return Response.json({ data: { requestStockAlert: true } });
    const extensions = { code: 'BAD_USER_INPUT', fieldErrors: { email: 'Enter a valid email address' } };
    return Response.json({ errors: [{ message: 'Invalid', extensions }] });
  });
  const email = form()?.querySelector<HTMLInputElement>('[type="email"]') as HTMLInputElement;
  email.value = 'asha@example.com';
  const press = () =>
    act(async () => {
      form()?.requestSubmit();
      form()?.requestSubmit();
      await vi.dynamicImportSettled();
    });
  await press();
  await expect.poll(() => textOf('.stock-alert [role="alert"]')).toBe('Enter a valid email address.');
  expect(email.value).toBe('asha@example.com');
  await press();
  await expect.poll(() => textOf('.stock-alert')).toMatch(/^Done! .* Red \/ M is back in stock\.$/);
  const input = { email: 'asha@example.com', website: '', variantId: RED_M };
  expect(sent).toEqual([input, input]);
  expect(document.activeElement?.className).toContain('stock-alert--waiting');
  await settled(() => radio('S').click());
  expect(document.querySelector('.stock-alert')).toBeNull();
  await settled(() => radio('M').click());
  expect(textOf('.stock-alert')).toContain('Done!');
});

test('a shop without a checkout names the choice in the email', async () => {
  await open({ isSelling: false });
  await settled(() => radio('Blue').click());
  const link = document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
  expect(link?.textContent).toBe('Order by email');
  expect(decodeURIComponent(link?.href ?? '')).toBe(
    `mailto:us@shop.example?subject=Order: Shirt&body=https://shop.example/product/shirt?variant=${BLUE_S}\r\nColour: Blue\r\nSize: S\r\nSKU: SKU-10`,
  );
  await settled(() => radio('M').click());
  expect(document.querySelector('a[href^="mailto:"]')?.textContent).toBe('Ask about availability');
});
