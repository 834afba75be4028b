import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SITE_DIR } from '../weights/static-host.ts';
import { test } from './site-server.ts';

const HOST = 'https://mela.example';

const REDIRECTS = {
  '/shop.html': '/shop',
  '/shop-product.html': '/product',
  '/electronics.html': '/category/electronics',
  '/mobile.html': '/category/mobile',
  '/wheelers.html': '/category/two-wheelers',
  '/cart.html': '/cart',
  '/account.html': '/account',
  '/privacy.html': '/privacy',
  '/terms.html': '/terms',
};

for (const [leftover, target] of Object.entries(REDIRECTS)) {
  test(`${leftover} sends on to ${target}`, async ({ page }) => {
    await page.goto(leftover);
    await expect(page).toHaveURL(target);
    await expect(page.locator('main')).toBeVisible();
  });
}

/** Every built page, by its path. */
async function builtPages(): Promise<Map<string, string>> {
  const files = (await readdir(SITE_DIR, { recursive: true })).filter((file) => file.endsWith('index.html'));
  const pages = files.map(async (file) => {
    const path = `/${file.replace(/\/?index\.html$/, '')}`;
    return [path, await readFile(join(SITE_DIR, file), 'utf8')] as const;
  });
  return new Map(await Promise.all(pages));
}

test('no internal link of any page is dead, down to the part of the page it names', async ({ request }) => {
  test.slow();
  const pages = await builtPages();
  const dead: string[] = [];
  const answers = new Map<string, Promise<number>>();
  const status = (path: string) => {
    if (!answers.has(path))
      answers.set(
        path,
        request.get(path, { maxRedirects: 0 }).then((answer) => answer.status()),
      );
    return answers.get(path);
  };
  for (const [from, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      if (/^(https?:|tel:|mailto:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${from}`);
      const page = pages.get(pathname);
      const isThere = page
        ? !hash || page.includes(`id="${hash.slice(1)}"`)
        : (await status(pathname)) === 200 && !hash;
      if (!isThere) dead.push(`${href} on ${from}`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(100);
});

test('every page has its own title and description, one canonical address and a picture to share', async () => {
  const titles = new Map<string, string>();
  for (const [path, html] of await builtPages()) {
    const [, title = ''] = html.match(/<title>(.*?)<\/title>/) ?? [];
    // The sample product is shown at two addresses, of which one is canonical.
    if (path !== '/product') expect(titles.get(title), `${path} is titled like another page`).toBeUndefined();
    if (path !== '/product') titles.set(title, path);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="${HOST}/[^"]*"`));
    expect(html, path).toMatch(new RegExp(`<meta property="og:image" content="${HOST}/_astro/[^"]+"`));
  }
});

test('the sitemap names pages that are there, by the address they call their own', async () => {
  const pages = await builtPages();
  const sitemap = await readFile(join(SITE_DIR, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(90);
  for (const address of addresses) {
    const page = pages.get(new URL(address).pathname);
    expect(page, address).toContain(`<link rel="canonical" href="${address}"`);
  }
});

test('robots.txt names the sitemap and keeps out of the admin', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${HOST}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin');
});

test('llms.txt names every product with its price', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toContain(`- [Pavan 125 retro scooter](${HOST}/product/2), ₹82,900: `);
  expect(text.match(/\/product\/\d+\)/g)?.length).toBeGreaterThanOrEqual(48);
});

test('the manifest names icons that are there', async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  expect(icons).toHaveLength(3);
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});

for (const [path, types] of [
  ['/', ['Organization', 'WebSite']],
  ['/product/1', ['Product', 'BreadcrumbList']],
  ['/category/dresses', ['BreadcrumbList']],
] as const) {
  test(`${path} tells machines of ${types.join(' and ')}`, async ({ page }) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = texts.map((text) => JSON.parse(text)).flatMap((thing) => thing['@graph'] ?? [thing]);
    expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...types]));
  });
}

test('the browser takes the rules to render ahead, under the policy of the page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const errors: unknown[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => errors.push(ruleSet.errorMessage ?? 'none'));
  await session.send('Preload.enable');
  await page.goto('/help');
  await expect.poll(() => errors).toEqual(['none']);
});
