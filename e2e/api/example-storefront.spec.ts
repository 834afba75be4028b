import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { Browser } from '../../graphql-server/test/accounts/callers.ts';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';
import { createCategory, createProduct } from '../../graphql-server/test/graphql/shop.ts';
import { mailsAbout } from '../live/selling/mails-about.ts';
import { buy, changeSelling, openWithShirt } from '../live/selling/open-shop.ts';
import { type Shop, test, useOwnShop } from '../shop-server.ts';

const PROGRAM = join(import.meta.dirname, '../../docs/examples/storefront/storefront.js');
let example: ChildProcess | undefined;

test.afterEach(async () => {
  if (!example || example.exitCode !== null) return;
  const exit = once(example, 'exit');
  example.kill();
  await exit;
});

/**
 * Starts the example.
 * @returns the address that it prints
 */
async function startExample(shop: string): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, SHOP: shop, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  example = child;
  const [line] = await once(createInterface(child.stdout), 'line');
  return String(line);
}

test('the example renders the shop from its API: a search, filters, a category and a product with its price', async ({
  shop,
  page,
}) => {
  const category = await createCategory(shop, 'Kurtas');
  await createProduct(shop, category, {
    ...{ title: 'Block print <kurta>', regularPrice: 1_499.5, sellingPrice: 999.5 },
    attributes: [{ name: 'Fabric', value: 'Linen' }],
  });
  await createProduct(shop, category, { title: 'Plain dupatta', regularPrice: 300, sellingPrice: 200 });
  const url = await startExample(shop.url);

  // The shop shows the sample, so it has products, but neither content nor facets.
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Plain dupatta' })).toBeVisible();
  await page.goto(`${url}/search?q=print`);
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Block print <kurta>' }).click();
  await expect(page.getByRole('heading', { name: 'Block print <kurta>' })).toBeVisible();
  await expect(page.getByText('₹999.50 ₹1,499.50, in stock')).toBeVisible();
  await expect(page.getByText('Linen')).toBeVisible();
  const image = page.getByRole('img').first();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`${url}/category/kurtas`);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  for (const path of ['product/nowhere', 'orders/nothing', 'emails/attack/x', 'privacy', 'constructor'])
    expect((await page.goto(`${url}/${path}`))?.status()).toBe(404);
});

/** A test with a shop of its own, because the shop gets an account. */
const testAlone = test.extend<{ ownShop: Shop }>({
  ownShop: ({ server }, use) => useOwnShop(server, use),
});

testAlone(
  'the example shows the live home page, facets with counts, and the order to which an email leads',
  async ({ ownShop, page }) => {
    const url = await startExample(ownShop.url);
    const shirt = await openWithShirt(ownShop);
    await changeSelling(ownShop, { orderUrl: `${url}/orders/{token}` });
    await buy(ownShop, shirt, 2);
    const { orders } = await askFor(ownShop, '{ orders(first: 1) { nodes { number } } }');
    const { number } = orders.nodes[0];
    await expect.poll(async () => (await mailsAbout(ownShop, number)).length).toBeGreaterThan(0);
    const [mail = ''] = await mailsAbout(ownShop, number);
    const [link = ''] = /http:\/\/localhost:\d+\/orders\/[0-9a-f]{32}/.exec(mail) ?? [];
    expect(link).toContain(url);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    await expect(page.getByText('2 × Khadi shirt M')).toBeVisible();
    // Until a shop has an account, programs on its machine are operators, who see products as they are edited.
    await new Browser(ownShop).signUp('owner@shop.test');

    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'New Arrival' })).toBeVisible();
    await page.getByRole('link', { name: 'See all' }).click();
    await page.getByText('Filters').click();
    await page.getByLabel('M (1)').check();
    await page.getByLabel('Sort by').selectOption('Newest');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Khadi shirt' })).toBeVisible();
    await expect(page).toHaveURL(/option%3ASize=M/);
    await page.goto(`${url}/privacy`);
    await expect(page.getByRole('heading', { name: 'What this website does' })).toBeVisible();
    await page.goto(`${url}/emails/newsletter/forged`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  },
);
