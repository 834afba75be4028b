import { expect, type Page } from '@playwright/test';
import { test as siteTest } from '../../site/site-server.ts';
import { ShoppingShop } from '../shopping/shopping-shop.ts';
import { FakeShop, SHOE, TOKEN } from './fake-shop.ts';
import { fillCheckout, putIntoCart } from './fill-checkout.ts';

/** A script that does not come is an error in the console. */
const test = siteTest.extend({ watch: async ({ site: _ }, use) => use(undefined) });

/** Slow 3G: 400 ms before each answer, 50 kB a second. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const rate = 50_000;
  const conditions = { offline: false, latency: 400, downloadThroughput: rate, uploadThroughput: rate };
  await session.send('Network.emulateNetworkConditions', conditions);
}

/** Holds back all scripts. @returns what lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

const addButton = (page: Page) => page.locator('[data-buy]');
const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true });

test('a press on Add to cart before any script has come is shown at once, and runs when it comes', async ({
  page,
}) => {
  await new ShoppingShop().show(page);
  const release = await holdScripts(page);
  await page.goto('/product/product-0', { waitUntil: 'commit' });
  await addButton(page).click();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  await addButton(page).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0');
  await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines)).toMatchObject([
    { quantity: 1 },
  ]);
});

test('on slow 3G a press on Add to cart is not lost', async ({ page }) => {
  await new ShoppingShop().show(page);
  await slowDown(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/product/product-0', { waitUntil: 'commit' });
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0');
  // React and the drawer's own are two of them, what the drawer shares with the cart page a third.
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(8);
});

test('where the script never comes, the page says so and tries again', async ({ page }) => {
  await new ShoppingShop().show(page);
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/product/product-0', { waitUntil: 'commit' });
  await addButton(page).click();
  await page.clock.runFor(21_000);
  await expect(page.getByText('That did not work. Are you online?')).toBeVisible();
  await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0');
});

/** Opens the checkout with a shoe in the cart, its fields as the shopper filled them in before. */
async function openFilled(page: Page): Promise<FakeShop> {
  const shop = new FakeShop();
  await shop.show(page);
  await page.goto('/robots.txt');
  await putIntoCart(page, { variantId: SHOE, quantity: 1, price: 149_950 });
  await page.goto('/checkout');
  await expect(page.getByRole('link', { name: 'Red shoe' })).toBeVisible();
  await fillCheckout(page);
  await page.getByText('UPI', { exact: true }).click();
  return shop;
}

test('a press on Place order before the script has come places the order once it is added up', async ({
  page,
}) => {
  const shop = await openFilled(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await placeButton(page).click();
  await expect(placeButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-checkout] [data-status]')).toHaveText('Placing your order…');
  await placeButton(page).click();
  release();
  await page.waitForURL(`**/order/${TOKEN}`);
  expect(shop.asked).toHaveLength(1);
});

test('on slow 3G the checkout asks for few scripts, and a press before the order is added up places it', async ({
  page,
}) => {
  const shop = await openFilled(page);
  await slowDown(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.reload({ waitUntil: 'commit' });
  await placeButton(page).click();
  await page.waitForURL(`**/order/${TOKEN}`, { waitUntil: 'commit' });
  expect(shop.asked).toHaveLength(1);
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(8);
});

test('an order that cannot be added up is not placed, and the page says so after a while', async ({
  page,
}) => {
  const shop = await openFilled(page);
  await page.clock.install();
  await page.route('**/graphql', () => new Promise(() => {}));
  await page.reload();
  await placeButton(page).click();
  await expect(placeButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(21_000);
  await expect(page.locator('[data-checkout] [data-status]')).toContainText('was not placed');
  await expect(placeButton(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(shop.asked).toEqual([]);
});
