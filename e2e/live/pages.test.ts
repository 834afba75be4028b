import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SAMPLE_CONTENT } from '../../site/src/content/sample-content.ts';
import { pageBudget } from '../weights/routes.ts';
import { SITE_DIR } from '../weights/static-host.ts';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { renderShop } from './render.ts';

const isPage = (path: string) => !/\.(?!html)\w+$/.test(path);
/** What is the sample's alone. */
const SAMPLE_ONLY = [
  '$',
  '688',
  'sample shop',
  'Reviews',
  'Add a review',
  'Rated',
  'Log In',
  'mela.example/product',
];

/** Addresses within the shop that a page names and nothing is at. */
function missingAddresses(html: string, files: Map<string, string>): string[] {
  return Array.from(html.matchAll(/(?:href|src)="(\/[^"?#]*)/g), ([, address = '']) => address).filter(
    (address) =>
      !files.has(address) && !address.startsWith('/uploads/') && !existsSync(join(SITE_DIR, address)),
  );
}

/** Without what is not shown: the template of a card has a place for everything that a card can have. */
const bodyOf = (html: string) => html.replaceAll(/<(style|script|template)\b.*?<\/\1>/gs, '');

test.for([0, 1, 3, 50, 51])(
  'with %d products every page is whole, leads to what is there, and is in rupees',
  async (count) => {
    const files = await renderShop(catalogueOf(count));
    for (const [path, html] of files) {
      if (!isPage(path)) continue;
      expect(html, path).toMatch(/<title>[^<]+<\/title>/);
      expect(html, path).toMatch(/<h1\b/);
      const body = bodyOf(html);
      for (const words of SAMPLE_ONLY) expect(body, path).not.toContain(words);
      for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/[^"?#]*)/g)) {
        const isThere =
          files.has(address) || address.startsWith('/uploads/') || existsSync(join(SITE_DIR, address));
        expect(isThere, `${path} names ${address}`).toBe(true);
      }
    }
  },
);

/** What the sample says of itself, and nobody has entered. */
const SAMPLE_CLAIMS = [
  "Mother's Day",
  '70% off',
  '50% off',
  'Toofan',
  'Men Clothing',
  'Repair services',
  'Free Shipping',
  'App Store',
  'Secured payments',
  'instagram.com',
  'Our team',
  'Branch offices',
  'Khan Market',
  'UPI',
  'Track Your Order',
];

test('nothing that the sample claims is on a page of a shop that has entered nothing', async () => {
  const files = await renderShop(catalogueOf(51));
  for (const [path, html] of files) {
    if (!isPage(path) || path === '/privacy' || path === '/terms') continue;
    for (const words of SAMPLE_CLAIMS) expect(bodyOf(html), path).not.toContain(words);
  }
});

test('what the operator has entered is shown, and a deal only while it runs', async () => {
  const [deal] = SAMPLE_CONTENT.deals;
  if (!deal) throw new Error('The sample has deals');
  const content = {
    ...SAMPLE_CONTENT,
    topBar: { promotion: 'Diwali week', messages: [{ text: 'Closed on Sunday', link: '', linkText: '' }] },
    deals: [{ ...deal, title: 'Lamps for less', endsAt: '2100-01-01T00:00' }],
  };
  const files = await renderShop(catalogueOf(3, { content }));
  expect(files.get('/help')).toContain('Diwali week');
  // Made to turn with two others, it would be seen for three seconds of nine.
  expect(files.get('/help')).toContain('.ticker__message{animation:none}');
  expect(files.get('/')).toContain('Lamps for less');
  expect(files.get('/shop')).not.toContain('Lamps for less');
});

test('the logo of the shop stands in its header, as its icon, and for search engines', async () => {
  const logo = {
    ...{ src: '/uploads/logo.webp', thumbnail: '/uploads/logo-320.webp' },
    ...{ width: 800, height: 200, alt: '' },
  };
  const shop = { ...SAMPLE_CONTENT.shop, name: 'Stall 14', logo };
  const files = await renderShop(catalogueOf(3, { content: { ...SAMPLE_CONTENT, shop } }));
  const home = files.get('/') ?? '';
  expect(home).toMatch(/<img [^>]*src="?\/uploads\/logo\.webp"? [^>]*alt="Stall 14"/);
  expect(home).not.toContain('mela</a>');
  expect(home).toContain('"logo":"https://shop.example/uploads/logo.webp"');
  expect(home).toMatch(/rel="?icon"? href="\/uploads\/logo-320\.webp"/);
  expect(JSON.parse(files.get('/manifest.webmanifest') ?? '').icons).toEqual([
    { src: '/uploads/logo.webp', type: 'image/webp', sizes: '800x200' },
  ]);
});

test('a shop without a logo has its name in its place', async () => {
  const shop = { ...SAMPLE_CONTENT.shop, name: 'Stall 14' };
  const files = await renderShop(catalogueOf(1, { content: { ...SAMPLE_CONTENT, shop } }));
  expect(files.get('/help')).toMatch(/<a class="?\w+"? href="\/">Stall 14<\/a>/);
});

test('a brand leads to its products, by a page for each of its addresses', async () => {
  const brands = ['Chowk & Co', 'chowk & co', 'ಕೈ', null];
  const products = brands.map((brand, index) => productOf(index, { brand }));
  const files = await renderShop(catalogueOf(0, { products }));
  const pages = [...files.keys()].filter((path) => path.startsWith('/brand/'));
  expect(pages).toHaveLength(2);
  const html = files.get('/brand/chowk-and-co') ?? files.get('/brand/chowk-co') ?? '';
  expect(html).toContain('We found <b>2</b> items');
  expect(files.get('/product/product-1')).toContain(`href="${pages[0]}"`);
  expect(files.get('/sitemap.xml')).toContain(`https://shop.example${pages[1]}`);
});

test('every page is within the budget of its kind', async () => {
  const files = await renderShop(catalogueOf(51));
  const kinds = {
    '/': '/',
    '/shop': '/shop',
    '/category/dresses': '/category/dresses',
    '/product/product-1': '/product/1',
    '/cart': '/cart',
  };
  for (const [path, kind] of Object.entries(kinds)) {
    expect(brotliCompressSync(files.get(path) ?? '').length, path).toBeLessThanOrEqual(pageBudget(kind));
  }
});

test('signs beyond ASCII in the CSS are on the pages as they were written', async () => {
  const files = await renderShop(catalogueOf(3));
  expect(files.get('/shop')).toContain('.rating:before{content:"★"');
});

test('a shop without products says so on its home page and in its listing', async () => {
  const files = await renderShop(catalogueOf(0));
  expect(files.get('/')).toContain('The shelves are being filled');
  expect(files.get('/')).not.toContain('Picked for you');
  expect(files.get('/shop')).toContain('Nothing here yet');
  expect(bodyOf(files.get('/shop') as string)).not.toContain('We found');
});

test('a product page shows what the catalogue says of it', async () => {
  const html = (await renderShop(catalogueOf(51))).get('/product/product-1') ?? '';
  for (const words of [
    '₹1,499.50',
    '₹2,000',
    '25% Off',
    'Thing 1, well made.',
    '<strong>well</strong>',
    '<li>strong</li>',
    'Sutra',
    'SKU-1',
    'cotton',
    '5 items in stock',
    'value="M"',
    '1 kg',
    '<link rel="canonical" href="https://shop.example/product/product-1">',
    '"price":"1499.50","priceCurrency":"INR","availability":"https://schema.org/InStock"',
  ]) {
    expect(html).toContain(words);
  }
});

test('a title that would fill half of a screen is set smaller', async () => {
  const products = [productOf(0, { title: 'Saree '.repeat(12) }), productOf(1)];
  const files = await renderShop(catalogueOf(0, { products }));
  const nameOn = (path: string) => /<h1 class="([^"]*)"/.exec(files.get(path) ?? '')?.[1];
  expect(nameOn('/product/product-0')).toBe('summary__name summary__name--long');
  expect(nameOn('/product/product-1')).toBe('summary__name');
});

test('a product of a category below another has both in its breadcrumb', async () => {
  const html = (await renderShop(catalogueOf(3))).get('/product/product-0') ?? '';
  expect(html).toMatch(/href="\/category\/women">Women.*href="\/category\/dresses">Dresses/s);
});

test('a category says what it is about, on its first page', async () => {
  const categories = [categoryOf({ id: 'dresses', name: 'Dresses', description: 'Sewn in Jaipur.' })];
  const products = Array.from({ length: 51 }, (_, index) => productOf(index, { categoryId: 'dresses' }));
  const files = await renderShop(catalogueOf(0, { categories, products }));
  expect(files.get('/category/dresses')).toContain('>Sewn in Jaipur.</p>');
  expect(files.get('/category/dresses/2')).not.toContain('>Sewn in Jaipur.</p>');
});

test('a sold-out product says so on its page, its card and to search engines', async () => {
  const files = await renderShop(catalogueOf(0, { products: [productOf(0, { stock: 0 })] }));
  expect(files.get('/product/product-0')).toContain('Out of stock');
  expect(files.get('/product/product-0')).toContain('https://schema.org/OutOfStock');
  expect(files.get('/shop')).toContain('Sold out');
});

test('a hidden product has a page of its own, which is not to be found, and is in no list', async () => {
  const files = await renderShop(
    catalogueOf(3, { products: [productOf(0), productOf(1, { isListed: false })] }),
  );
  expect(files.get('/product/product-1')).toContain('noindex');
  for (const [path, text] of files) {
    if (path !== '/product/product-1') expect(text, path).not.toContain('product-1"');
  }
});

test('an empty category is in no menu, and many categories are behind one entry', async () => {
  const categories = Array.from({ length: 30 }, (_, index) =>
    categoryOf({ id: `category-${index}`, name: `Shelf ${index}`, position: index }),
  );
  const products = categories.slice(1).map(({ id }, index) => productOf(index, { categoryId: id }));
  const html = (await renderShop(catalogueOf(0, { categories, products }))).get('/help') ?? '';
  expect(html).not.toContain('Shelf 0<');
  expect(html).toContain('Shelf 1<');
  expect(html).toContain('>More');
});

test('names of any length leave room in the header, and no entry of the menu is there twice', async () => {
  const long = 'Handwoven sarees, dupattas, stoles and everything for a wedding';
  const categories = [
    long,
    `${long} in winter`,
    ...Array.from({ length: 5 }, (_, index) => `Shelf ${index}`),
  ].map((name, position) => categoryOf({ id: `category-${position}`, name, position }));
  categories.push(categoryOf({ id: 'silk', name: 'Silk', parentId: 'category-0' }));
  const products = categories.map(({ id }, index) => productOf(index, { categoryId: id }));
  const html = (await renderShop(catalogueOf(0, { categories, products }))).get('/help') ?? '';
  const menu = /<ul class="?menu"?>.*?<\/nav>/s.exec(html)?.[0] ?? '';
  const textsOf = (pattern: RegExp) => [...menu.matchAll(pattern)].map(([, text = '']) => text.trim());
  const entries = textsOf(/class="?menu__entry"?[^>]*>([^<]*)</g);
  expect(entries).toEqual(['Handwoven sarees…', 'Handwoven sarees…', 'Shelf 0', 'More']);
  const items = textsOf(/<li><a href=[^>]*>([^<]*)</g).filter((text) => !entries.includes(text));
  expect(items).toEqual(['Silk', `All ${long}`, 'Shelf 1', 'Shelf 2', 'Shelf 3', 'Shelf 4', 'Everything']);
});

const HOSTILE = [
  '</script><script>alert(1)</script>',
  `"'><img src=x onerror=alert(1)>`,
  '\u202Eevil\u202C',
  'x'.repeat(5_000),
  '👩‍👩‍👧‍👦 emoji',
  '../../etc/passwd',
  'con',
  '{{x}} <!-- <style>*{display:none}</style>',
  ']]><x>&amp;',
];

test.for(HOSTILE)(
  'the text "%s" is text wherever it stands (CVE-2026-22849, CVE-2026-25993)',
  async (text) => {
    const product = productOf(0, {
      title: text,
      description: text,
      brand: text,
      sku: text,
      tags: [text],
      options: [{ name: text, values: [text] }],
      attributes: [{ name: text, value: text }],
    });
    const before = await renderShop(catalogueOf(0, { products: [productOf(0)] }));
    const categories = [categoryOf({ id: 'dresses', name: text, description: text })];
    const files = await renderShop(catalogueOf(0, { products: [product], categories }));
    const elements = (html: string, name: string) => html.split(`<${name}`).length;
    for (const [path, html] of files) {
      if (isPage(path)) {
        expect(elements(html, 'script'), path).toBeLessThanOrEqual(
          elements(before.get(path) ?? html, 'script') + 1,
        );
        expect(html, path).not.toMatch(/<img[^>]+onerror|<script>alert/);
        expect(missingAddresses(html, files), path).toEqual([]);
        for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
          JSON.parse(json);
      }
      if (path.endsWith('.json')) JSON.parse(html);
      if (path.endsWith('.xml')) expect(html, path).not.toMatch(/<script|<img|\]\]>/);
    }
    expect(JSON.parse(files.get('/products.json') ?? '').products[0].title).toBe(text);
  },
);
