import { expect, type Page } from '@playwright/test';
import { test as siteTest } from '../../site/site-server.ts';
import { ShoppingShop } from '../shopping/shopping-shop.ts';
import { FakeShop, SHOE, TOKEN } from './fake-shop.ts';
import { fillCheckout, putIntoCart } from './fill-checkout.ts';
import { slowDown } from './slow-down.ts';

/** These tests block scripts, which browsers log as errors. */
const test = siteTest.extend({ watch: async ({ site: _ }, use) => use(undefined) });

/** Holds all scripts. @returns a function that releases them */
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

test('pressing Add to cart before any script has loaded is acknowledged at once, and runs when it loads', async ({
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

test('on slow 3G a press of Add to cart is not lost', async ({ page }) => {
  await new ShoppingShop().show(page);
  await slowDown(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/product/product-0', { waitUntil: 'commit' });
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0');
  // Two of these files belong to product pages and the variant picker: cart and checkout load neither.
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(10);
});

test('when the script never loads, the page says so and retries', async ({ page }) => {
  await new ShoppingShop().show(page);
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/product/product-0', { waitUntil: 'commit' });
  await addButton(page).click();
  await page.clock.runFor(21_000);
  await expect(page.getByText('Something went wrong. Check your connection.')).toBeVisible();
  await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0');
});

/** Opens the checkout with a shoe in the cart, with the fields that the shopper filled in before. */
async function openFilled(page: Page): Promise<FakeShop> {
  const shop = new FakeShop();
  await shop.show(page);
  await page.goto('/robots.txt');
  await putIntoCart(page, { variantId: SHOE, quantity: 1, price: 149_950 });
  await page.goto('/checkout');
  await expect(page.getByRole('link', { name: 'Red shoe' })).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('main').getByText('UPI', { exact: true }).click();
  return shop;
}

test('pressing Place order before the script has loaded places the order after the calculation', async ({
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

test('on slow 3G the checkout loads few scripts, and a press before the calculation places the order', async ({
  page,
}) => {
  const shop = await openFilled(page);
  await slowDown(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    // Counts only the checkout's scripts, because the order's page has others.
    const isOfCheckout = new URL(page.url()).pathname === '/checkout';
    if (isOfCheckout && request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.reload({ waitUntil: 'commit' });
  await placeButton(page).click();
  await page.waitForURL(`**/order/${TOKEN}`, { waitUntil: 'commit' });
  expect(shop.asked).toHaveLength(1);
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(6);
});

test('an order whose total cannot be calculated is not placed, and the page says so after a while', async ({
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
