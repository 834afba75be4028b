import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { Route } from '@mela/rules/renderer.ts';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { DEFINITIONS } from '../../../graphql-server/src/app/shop/modules.ts';
import { CART_QUERY } from '../../../site/src/features/cart/cart-answer.ts';
import { DELIVERY_QUERY } from '../../../site/src/features/delivery/delivery-answer.ts';
import { CANCEL_ORDER, ORDER_QUERY } from '../../../site/src/features/order/order-answer.ts';
import { PLACE_ORDER, TRACK_ORDER } from '../../../site/src/features/order/order-operations.ts';
import { pageBudget } from '../../weights/routes.ts';
import { SITE_DIR } from '../../weights/static-host.ts';
import { catalogueOf } from '../catalogue.ts';
import { openShop, renderer, renderShop, taskOf } from '../render.ts';
import { TERMS } from './selling-terms.ts';

const SELLING_PAGES = ['/checkout', '/order'];
const PERSONAL_PAGES = [...SELLING_PAGES, '/account'];
/** The budget for script before interaction, on pages that scripts fill in. */
const SCRIPT_BUDGET = 80 * 1024;

const files = await renderShop(catalogueOf(3, { selling: TERMS }));
const page = (path: string) => files.get(path) ?? '';

test('a shop has order pages once it sells, and not before', () => {
  const paths = (selling: typeof TERMS | null) => Array.from(openShop(catalogueOf(1, { selling })).paths());
  for (const path of SELLING_PAGES) {
    expect(paths(TERMS)).toContain(path);
    expect(paths(null)).not.toContain(path);
  }
});

test('a shop that stopped selling keeps the pages that its emails link to, and does not offer to order again', async () => {
  const closed = await renderShop(catalogueOf(1, { hasSold: true }));
  expect([closed.has('/order'), closed.has('/account'), closed.has('/checkout')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(closed.get('/account')).toContain('Billing email');
  expect(closed.get('/order')).not.toContain('data-selling');
  expect(page('/order')).toContain('data-selling');
});

test('the checkout’s fields have HTML’s autofill tokens, each once', () => {
  const tokens = Array.from(
    (page('/checkout').split('<footer')[0] ?? '').matchAll(/<(?:input|select)[^>]*autocomplete="?([\w-]+)/gi),
    ([, token]) => token,
  );
  expect(tokens).toEqual([
    ...['email', 'tel', 'name', 'country', 'address-line1', 'address-line2'],
    // The last two are the GST number and the discount code.
    ...['postal-code', 'address-level2', 'address-level1', 'off', 'off'],
  ]);
});

test.for([
  [['IN'], 'select'],
  [['GB', 'US'], 'input'],
  [['GB', 'IN'], 'select'],
] as const)('where a shop sends to %s the state is a %s', async ([countries, element]) => {
  const { find, shared } = openShop(catalogueOf(0, { selling: { ...TERMS, countries: [...countries] } }));
  const { body } = await renderer.renderRoute(await taskOf(find('/checkout') as Route), shared);
  expect(String(body)).toMatch(new RegExp(`<${element}[^>]*autocomplete="?address-level1`, 'i'));
});

test.for(PERSONAL_PAGES)('%s is not in any list of pages', (path) => {
  for (const list of ['/sitemap.xml', '/llms.txt']) expect(page(list)).not.toContain(`shop.example${path}`);
});

test.for(['/order', '/account'])('%s is not indexed by search engines', (path) => {
  expect(page(path)).toMatch(/<meta name="?robots"? content="?noindex/);
  expect(page(path)).not.toContain('rel="canonical"');
});

test.for(PERSONAL_PAGES)('%s explains without script how to order or ask otherwise', (path) => {
  const [, text = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page(path)) ?? [];
  expect(text).toContain('JavaScript');
  expect(text).toMatch(/href="?mailto:/);
  expect(text).toMatch(/href="?tel:/);
});

const hasDeliveryCheck = async (change: Partial<Catalogue>) =>
  (await renderShop(catalogueOf(1, change)))
    .get('/product/product-0')
    ?.includes('<form class="delivery-check"');

test('a product page asks for a postcode if the shop sells to a country with postcodes', async () => {
  const sellingTo = (...countries: string[]) => hasDeliveryCheck({ selling: { ...TERMS, countries } });
  expect(await sellingTo('IN')).toBe(true);
  expect(await sellingTo('GB', 'HK')).toBe(true);
  expect(await sellingTo('HK')).toBe(false);
  expect(await hasDeliveryCheck({ selling: null })).toBe(false);
  expect(page('/product/product-0')).toContain('Delivery to your PIN code');
  expect(page('/product/product-0')).toMatch(/scripting:\s*none\)\s*\{\s*\.delivery-check/);
});

test('no page joins a word to the shop’s address or number without a space', () => {
  for (const [path, html] of files) expect(String(html), path).not.toMatch(/[a-z]<a href="?(?:mailto|tel):/);
});

test.for(PERSONAL_PAGES)('%s and its CSS fit the first packets, and its script 80 KiB', (path) => {
  expect(brotliCompressSync(page(path)).length).toBeLessThanOrEqual(pageBudget(path));
  const entries = entriesOf(path);
  expect(entries.length).toBeGreaterThan(1);
  const bytes = [...importedBy(entries)].map((name) => brotliCompressSync(scriptOf(name)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

test('cart, checkout and orders do not load the code of listings', () => {
  /** Whether scripts contain a sort order of listings. */
  const hasListings = (entries: readonly string[]) =>
    [...importedBy(entries)].some((name) => scriptOf(name).includes('price-asc'));
  const [, listing = ''] = /_astro\/(ListingView\.[\w-]+\.js)/.exec(page('/shop')) ?? [];
  expect(hasListings([listing])).toBe(true);
  for (const path of ['/cart', ...PERSONAL_PAGES]) expect(hasListings(entriesOf(path)), path).toBe(false);
});

test('a selling shop’s help, terms and privacy policy mention orders, and the footer links to tracking', () => {
  expect(page('/help')).toContain('in cash on delivery, by UPI, or by bank transfer');
  expect(page('/terms')).toContain('You can cancel an order on its page');
  expect(page('/privacy')).toContain(
    'Your cart and the last postcode that you checked are stored in your own browser',
  );
  for (const path of ['/', '/help', '/checkout'])
    expect(page(path), path).toMatch(/<a href="?\/account"?>Track Your Order/);
  for (const path of ['/help', '/terms', '/login', '/account'])
    expect(page(path).includes('You cannot pay online in this shop'), path).toBe(false);
});

test.for([
  ['a cart', CART_QUERY],
  ['delivery to a postcode', DELIVERY_QUERY],
  ['to place an order', PLACE_ORDER],
  ['an order', ORDER_QUERY],
  ['to cancel it', CANCEL_ORDER],
  ['to track it', TRACK_ORDER],
] as const)('the server’s schema has what is asked for: %s', ([, query]) => {
  expect(validate(buildSchema(DEFINITIONS), parse(query))).toEqual([]);
});

/** The scripts of a page without their imports. Templates are loaded when an element of the header is touched. */
function entriesOf(path: string): string[] {
  const html = page(path).replaceAll(/<template\b.*?<\/template>/gs, '');
  return Array.from(html.matchAll(/<script[^>]* src="?\/_astro\/([^" >]+)/g), ([, name = '']) => name);
}

function scriptOf(name: string): Buffer {
  return readFileSync(join(SITE_DIR, '_astro', name));
}

/** Scripts with their static imports; dynamic imports do not count. */
function importedBy(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const imports = String(scriptOf(name)).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g);
    importedBy(
      Array.from(imports, ([, imported = '']) => imported),
      found,
    );
  }
  return found;
}
