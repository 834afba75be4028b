// @vitest-environment happy-dom
import { act, createElement, type FunctionComponent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ComparePage } from '../compare/live/ComparePage.tsx';
import { WishlistPage } from '../wishlist/live/WishlistPage.tsx';

vi.mock('../cart/drawer/open-drawer.ts', () => ({ openDrawer: async () => {} }));

const idOf = (index: number) => index.toString(16).padStart(24, '0');
const saved = (index: number) => ({
  ...{ id: idOf(index), title: `Product ${index}`, path: `/product/product-${index}`, image: '' },
});
const variant = (change = {}) => ({
  ...{ id: 'a'.repeat(24), isSold: true, availability: 'IN_STOCK', compareAtPrice: null },
  price: { amount: 500_00, currency: 'INR' },
  ...change,
});
const asked = (index: number, change = {}) => ({
  ...{
    id: idOf(index),
    title: `Now ${index}`,
    handle: `product-${index}`,
    images: [],
    variants: [variant()],
  },
  ...{ description: `Thing ${index}`, options: [], attributes: [{ name: 'Fabric', value: 'cotton' }] },
  ...change,
});

let root: Root | undefined;
/** The server's response. null: the server is unreachable. */
let shop: object[] | null = [];
const isFilled = vi.fn();
const text = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
const press = (label: string) =>
  settled(() => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
const pressText = (name: string) =>
  settled(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );
const settled = (work: () => unknown = () => {}) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

async function open(
  page: FunctionComponent<{ isSelling: boolean; onFilled: (filled: boolean) => void }>,
  key: string,
  indexes: number[],
) {
  localStorage.setItem(key, JSON.stringify({ products: indexes.map(saved) }));
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as Element);
  await act(async () => root?.render(createElement(page, { isSelling: true, onFilled: isFilled })));
  await settled();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  isFilled.mockClear();
  shop = [];
  vi.stubGlobal('fetch', async () => {
    if (!shop) throw new TypeError('Failed to fetch');
    return Response.json({ data: { products: { nodes: shop } } });
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

test('the wishlist shows the newest first, with the server’s data, and marks available products', async () => {
  const sizes = [variant(), variant({ id: 'b'.repeat(24) })];
  shop = [
    asked(0),
    asked(1, { variants: [variant({ availability: 'OUT_OF_STOCK' })] }),
    asked(2, { variants: sizes }),
  ];
  await open(WishlistPage, 'wishlist', [0, 1, 2, 3]);
  expect(text('h2')).toEqual(['Product 3', 'Now 2', 'Now 1', 'Now 0']);
  expect(text('.status')).toEqual(['No longer available', 'In stock', 'Sold out', 'In stock']);
  expect(text('.wishlist-grid__action')).toEqual(['', 'Choose options', 'Contact us', 'Add to cart']);
  await press('Add to cart: Now 0');
  expect(JSON.parse(localStorage.getItem('cart') ?? '{}').lines).toMatchObject([
    { variantId: 'a'.repeat(24), quantity: 1, price: 500_00 },
  ]);
});

test('a removal can be undone, and keeps products that another tab has saved since', async () => {
  shop = [asked(0), asked(1), asked(2)];
  await open(WishlistPage, 'wishlist', [0, 1]);
  await press('Remove Now 0');
  expect(text('[role="status"]')[0]).toContain('Now 0 was removed.');
  await settled(() => {
    localStorage.setItem('wishlist', JSON.stringify({ products: [1, 2].map(saved) }));
    dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
  });
  await pressText('Undo');
  expect(text('h2')).toEqual(['Now 2', 'Now 1', 'Now 0']);
});

test('an empty list says so, and without the server a list is shown as it was saved', async () => {
  await open(WishlistPage, 'wishlist', []);
  expect(isFilled.mock.calls).toEqual([[false]]);
  await act(async () => root?.unmount());
  shop = null;
  await open(WishlistPage, 'wishlist', [0]);
  expect(text('h2')).toEqual(['Product 0']);
  expect(text('[role="alert"]')[0]).toContain('could not be loaded');
  shop = [asked(0)];
  await pressText('Try again');
  expect([text('h2'), text('[role="alert"]')]).toEqual([['Now 0'], ['']]);
});

test('the comparison marks differences, and can show only these', async () => {
  shop = [
    asked(0),
    asked(1, {
      attributes: [
        { name: 'Fabric', value: 'silk' },
        { name: 'Fit', value: 'loose' },
      ],
    }),
  ];
  await open(ComparePage, 'compare', [0, 1, 2]);
  const rows = () => text('th');
  expect(rows()).toEqual(['Product', 'Price', 'Availability', 'Description', 'Fabric', 'Fit', 'Buy']);
  expect(text('.compare__different th')).toEqual(['Fabric', 'Fit']);
  await settled(() => document.querySelector<HTMLElement>('[type="checkbox"]')?.click());
  expect(rows()).toEqual(['Product', 'Fabric', 'Fit', 'Buy']);
  await press('Remove Now 1');
  expect(text('.live-compare__head a')).toEqual(['Now 0', 'Product 2']);
});
