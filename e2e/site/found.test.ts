import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_DIR } from '../weights/static-host.ts';
import { openBuiltPage, readBuiltPage } from './built-page.ts';

const HOST = 'https://mela.example';

const TITLES = [
  [
    '/',
    'Mela: fashion, electronics, two-wheelers',
    'Fashion, electronics, accessories and two-wheelers, chosen with care and sent across India.',
  ],
  [
    '/shop',
    'Shop Now | Mela',
    'Everything at the fair, in one listing. Fashion, electronics, accessories and two-wheelers, chosen with care and sent across India.',
  ],
  [
    '/category/womens-fashion',
    "Women's Fashion | Mela",
    "Women's Fashion at Mela: Madder buti tea dress, Bandhani dot scarf, Rani satin stiletto.",
  ],
  [
    '/wishlist',
    'Wishlist | Mela',
    'The products you have saved, with their prices and whether they are in stock.',
  ],
  [
    '/compare',
    'Compare | Mela',
    'Three products side by side: price, rating, colours, sizes, stock, weight and dimensions.',
  ],
  ['/cart', 'Cart | Mela', 'The items in your cart, the shipping cost and the total.'],
  ['/login', 'Log in or register | Mela', 'Log in to your Mela account, or create one.'],
  ['/account', 'My account | Mela', 'Your orders, where they are, your addresses and your details.'],
  ['/about', 'About us | Mela', 'Where Mela comes from, who runs it, and where to find its offices.'],
  ['/contactus', 'Contact us | Mela', 'Where Mela is, how to call or write to us, and a contact form.'],
  [
    '/help',
    'Help | Mela',
    'Payments, shipping, cancellation and returns, and the most frequently asked questions.',
  ],
  ['/privacy', 'Privacy Policy | Mela', 'What data the shop stores about you, and for how long.'],
  [
    '/terms',
    'Terms & Conditions | Mela',
    'What you and the shop agree to by ordering: prices, delivery, returns, warranty.',
  ],
] as const;

/** Matches templates, which are empty until a script has filled them. */
const TEMPLATES = /<template.*?<\/template>/gs;

const pages = await readBuiltPages();
const readSiteFile = (name: string) => readFile(join(SITE_DIR, name), 'utf8');

/** Every built page, by path. */
async function readBuiltPages(): Promise<Map<string, string>> {
  const files = (await readdir(SITE_DIR, { recursive: true })).filter((file) => file.endsWith('index.html'));
  const paths = files.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const read = async (path: string) => (await readBuiltPage(path)).replaceAll(TEMPLATES, '');
  return new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
}

/** Whether a link leads to a built file, including its fragment. */
function isThere(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  const page = pages.get(pathname);
  if (page) return !hash || page.includes(`id="${hash.slice(1)}"`);
  return /\.\w+$/.test(pathname) && existsSync(join(SITE_DIR, pathname)) && !hash;
}

test('no internal link of any page is broken, including its fragment', () => {
  const dead: string[] = [];
  for (const [from, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      if (!/^(https?:|tel:|mailto:)/.test(href) && !isThere(href, from)) dead.push(`${href} on ${from}`);
    }
  }
  expect(dead).toEqual([]);
  expect(pages.size).toBeGreaterThan(100);
});

test('every page has its own title and description, one canonical address and an image to share', () => {
  const titles = new Map<string, string>();
  for (const [path, html] of pages) {
    const [, title = ''] = html.match(/<title>(.*?)<\/title>/) ?? [];
    expect(title, path).toMatch(/^[A-Z][^:]* \| Mela$|^Mela: /);
    // The sample product has two addresses, one of them canonical.
    if (path !== '/product') expect(titles.get(title), `${path} is titled like another page`).toBeUndefined();
    if (path !== '/product') titles.set(title, path);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="${HOST}/[^"]*"`));
    expect(html, path).toMatch(new RegExp(`<meta property="og:image" content="${HOST}/_astro/[^"]+"`));
  }
});

test.each(TITLES)('%s is titled "%s" and described by "%s"', async (path, title, description) => {
  const { document } = await openBuiltPage(path);
  const says = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content');
  expect(document.title).toBe(title);
  expect(says('property="og:title"')).toBe(title);
  expect(says('name="description"')).toBe(description);
  expect(says('property="og:description"')).toBe(description);
});

test('the sitemap lists existing pages by their canonical address', async () => {
  const sitemap = await readSiteFile('sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(90);
  for (const address of addresses) {
    const page = pages.get(new URL(address).pathname);
    expect(page, address).toContain(`<link rel="canonical" href="${address}"`);
  }
});

test('robots.txt names the sitemap and excludes the admin', async () => {
  const text = await readSiteFile('robots.txt');
  expect(text).toContain(`Sitemap: ${HOST}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin');
});

test('llms.txt lists every product with its price', async () => {
  const text = await readSiteFile('llms.txt');
  expect(text).toContain(`- [Pavan 125 retro scooter](${HOST}/product/2), ₹82,900: `);
  expect(text.match(/\/product\/\d+\)/g)?.length).toBeGreaterThanOrEqual(48);
});

test('the manifest names existing icons', async () => {
  const { icons } = JSON.parse(await readSiteFile('manifest.webmanifest'));
  expect(icons).toHaveLength(3);
  for (const { src } of icons) expect(existsSync(join(SITE_DIR, src)), src).toBe(true);
});

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/product/1', ['Product', 'BreadcrumbList']],
  ['/category/dresses', ['BreadcrumbList']],
])('%s tells machines of %s', (path, types) => {
  const entries = jsonLdOf(path).flatMap((entry) => entry['@graph'] ?? [entry]);
  expect(entries.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(types));
});

test.each([
  ['/product/2', 'InStock'],
  ['/product/9', 'OutOfStock'],
  ['/product/38', 'OutOfStock'],
])('%s is %s for search engines', (path, availability) => {
  const product = jsonLdOf(path).find((entry) => entry['@type'] === 'Product');
  expect(product.offers.availability).toBe(`https://schema.org/${availability}`);
});

test('search engines get price, rating and the breadcrumb of a product', () => {
  const entries = jsonLdOf('/product/1');
  const [product, breadcrumb] = ['Product', 'BreadcrumbList'].map((type) =>
    entries.find((entry) => entry['@type'] === type),
  );
  expect(product).toMatchObject({
    offers: { price: '120.00', priceCurrency: 'USD' },
    aggregateRating: { reviewCount: 25 },
  });
  expect(breadcrumb.itemListElement).toHaveLength(3);
});

function jsonLdOf(path: string) {
  const scripts = pages.get(path)?.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs) ?? [];
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}
