import { expect, type Page } from '@playwright/test';
import { test as siteTest } from '../../site/site-server.ts';
import { hold } from '../hold.ts';
import { idOf, ShoppingShop } from './shopping-shop.ts';

/** These tests cause network failures, which browsers log as errors. */
const test = siteTest.extend({ watch: async ({ site: _ }, use) => use(undefined) });
const SHOPPING = /\/_astro\/ShoppingScript\./;
const DRAWER = /\/_astro\/CartDrawer\./;
const PICKER = /\/_astro\/VariantPicker\./;

const toast = (page: Page) => page.getByText('Something went wrong. Check your connection.');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const quantity = (page: Page) => panel(page).getByRole('spinbutton');
const cartOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines);

test('repeated presses while nothing seems to happen add one piece from a card, and keep its heart', async ({
  page,
}) => {
  await new ShoppingShop().show(page);
  const come = await hold(page, SHOPPING);
  await page.goto('/shop');
  const heart = page.getByRole('button', { name: 'Add Product 1 to wishlist' });
  const add = page.getByRole('button', { name: 'Add Product 0 to cart' });
  for (const button of [heart, add, heart, add]) await button.click();
  come();
  await expect(quantity(page)).toHaveValue('1');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await cartOf(page)).toMatchObject([{ variantId: idOf(0), quantity: 1 }]);
});

test('repeated presses while nothing seems to happen add the chosen quantity of a product page once', async ({
  page,
}) => {
  await new ShoppingShop().show(page);
  const come = await hold(page, PICKER);
  await page.goto('/product/product-0');
  await page.getByRole('button', { name: 'One more' }).first().click();
  const add = page.locator('[data-buy]');
  await add.click();
  await add.click();
  come();
  await expect(quantity(page)).toHaveValue('2');
  expect(await cartOf(page)).toMatchObject([{ quantity: 2 }]);
});

for (const [where, path, script] of [
  ['a card', '/shop', SHOPPING],
  ['the page of a product', '/product/product-0', PICKER],
] as const) {
  test(`${where} reports a failed load, and the next press retries`, async ({ page }) => {
    await new ShoppingShop().show(page);
    await page.route(script, (route) => route.abort());
    await page.goto(path);
    const add = page.getByRole('button', { name: /^Add( Product 0)? to cart$/ }).first();
    await add.click();
    await expect(toast(page)).toBeVisible();
    expect(await cartOf(page)).toEqual([]);
    await page.unroute(script);
    await add.click();
    await expect(quantity(page)).toHaveValue('1');
  });
}

test('without the drawer’s script an added item is kept and confirmed, with a link to the cart', async ({
  page,
}) => {
  await new ShoppingShop().show(page);
  await page.route(DRAWER, (route) => route.abort());
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Add Product 0 to cart' }).click();
  const notice = page.locator('.notice');
  await expect(notice).toContainText('Added to your cart: Product 0');
  await expect(notice.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await page.unroute(DRAWER);
  await page.locator('[data-press="drawer"]').click();
  await expect(quantity(page)).toHaveValue('1');
});

test('a late response does not overwrite typing', async ({ page }) => {
  await new ShoppingShop().show(page);
  await page.goto('/robots.txt');
  const line = { variantId: idOf(0), quantity: 1, price: 149_950, at: 1 };
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify({ lines: [line] }));
  await page.goto('/cart');
  const totals = page.getByRole('region', { name: 'Cart Totals' });
  await expect(totals).toContainText('₹1,574.48');
  const come = await hold(page, /\/graphql$/);
  await page.getByRole('button', { name: 'One more' }).click();
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('12');
  come();
  await expect(totals).toContainText('₹3,148.95');
  await expect(quantity).toHaveValue('12');
  await quantity.press('Enter');
  await expect(totals).toContainText('₹17,994');
  await quantity.fill('1e9');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('999');
});

test('the shipping cost is shown instead of a failure', async ({ page }) => {
  await new ShoppingShop().show(page);
  await page.goto('/robots.txt');
  const line = { variantId: idOf(0), quantity: 1, price: 149_950, at: 1 };
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify({ lines: [line] }));
  await page.goto('/cart');
  const form = page.getByRole('form', { name: 'Calculate Shipping' });
  await form.getByLabel('PostCode / ZIP').fill('400050');
  await form.getByRole('button', { name: 'Calculate' }).click();
  await expect(form.getByRole('status')).toContainText('Shipping costs ₹74.98.');
  // Checked before a toast would have faded.
  expect(await toast(page).isVisible()).toBe(false);
});

test('an island reports a failed load, retries on the next press, and never acts by itself', async ({
  page,
}) => {
  await new ShoppingShop().show(page);
  await page.route(PICKER, (route) => route.abort());
  await page.goto('/product/product-0');
  const add = page.locator('[data-buy]');
  await add.click();
  await expect(toast(page)).toBeVisible();
  await page.unroute(PICKER);
  await page.getByRole('spinbutton', { name: 'Quantity' }).hover();
  await expect(page.locator('astro-island[ssr]:has([data-buy])')).toHaveCount(0);
  await expect(panel(page)).toBeHidden();
  expect(await cartOf(page)).toEqual([]);
  await add.click();
  await expect(quantity(page)).toHaveValue('1');
});

test('input before a failed script load is kept, and "Try again" uses it', async ({ page }) => {
  await new ShoppingShop().show(page);
  await page.route(PICKER, (route) => route.abort());
  await page.goto('/product/product-0');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await expect(toast(page)).toBeVisible();
  await page.unroute(PICKER);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'One less' })).toBeEnabled();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3');
});
