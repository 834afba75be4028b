import { expect, type Page } from '@playwright/test';
import { axeFaults, COLOUR_AND_LAYOUT } from '../../axe.ts';
import { test as siteTest } from '../../site/site-server.ts';
import { FakeShop, HAT, SHOE, TOKEN } from './fake-shop.ts';
import { cartOf, fillCheckout, putIntoCart, SHOPPER } from './fill-checkout.ts';

/** These tests cause network failures, which browsers log as errors. */
const test = siteTest.extend({ watch: async ({ site: _ }, use) => use(undefined) });
const ORDER_PAGE = `**/order/${TOKEN}`;

const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true });
const status = (page: Page) => page.locator('[data-checkout] [data-status]');

/** Opens the checkout with a shoe and a hat in the cart. */
async function open(page: Page, shop = new FakeShop(), change = {}): Promise<FakeShop> {
  await shop.show(page, change);
  await page.goto('/robots.txt');
  await putIntoCart(
    page,
    { variantId: SHOE, quantity: 2, price: 149_950 },
    { variantId: HAT, quantity: 1, price: 50_000 },
  );
  await page.goto('/checkout');
  await expect(page.getByRole('link', { name: 'Red shoe' })).toBeVisible();
  return shop;
}

test('a reviewed order is placed, its items leave the cart, and its page replaces the checkout', async ({
  page,
}) => {
  const shop = await open(page);
  const review = page.getByRole('region', { name: 'Your order' });
  await expect(review).toContainText('₹3,673.95');
  await expect(review).toContainText('CGST 9%');
  await expect(review).toContainText('Arrives between');
  await fillCheckout(page);
  await expect(page.locator('[autocomplete="address-level1"]')).toHaveValue('MH');
  await page.getByRole('main').getByText('UPI', { exact: true }).click();
  await page.getByText('Add a note or GSTIN').click();
  await page.getByLabel('Note to the shop').fill('Ring twice.');
  await placeButton(page).click();
  await page.waitForURL(ORDER_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order 1001');
  expect(shop.asked).toHaveLength(1);
  expect(shop.asked[0]?.input).toEqual({
    lines: [
      { variantId: SHOE, quantity: 2, price: 149_950 },
      { variantId: HAT, quantity: 1, price: 50_000 },
    ],
    ...{ email: SHOPPER.email, phone: SHOPPER.tel, billingAddress: null },
    shippingAddress: {
      ...{ name: 'Meera Nair', line1: '12 Hill Road', line2: null, city: 'Mumbai', region: 'MH' },
      ...{ postalCode: '400050', country: 'IN', phone: null },
    },
    ...{ paymentMethod: 'upi', note: 'Ring twice.', gstin: null, total: 367_395, currency: 'INR' },
    shippingRate: 'standard',
  });
  expect(await cartOf(page)).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('checkout'), sessionStorage.length])).toEqual([
    null,
    0,
  ]);
  await page.goBack();
  await expect(page).toHaveURL(/\/robots.txt$/);
});

test('going offline during the checkout is reported, keeps everything, and continues once online', async ({
  page,
  context,
}) => {
  const shop = await open(page);
  await fillCheckout(page);
  await context.setOffline(true);
  shop.faults.push('unsent');
  await placeButton(page).click();
  await expect(status(page)).toContainText('You are offline');
  await context.setOffline(false);
  await page.waitForURL(ORDER_PAGE);
  expect(shop.placed.size).toBe(1);
});

test('two tabs that order the same cart create one order', async ({ page, context }) => {
  const shop = await open(page);
  const other = await context.newPage();
  await shop.show(other);
  await other.goto('/checkout');
  await expect(other.getByText('Red shoe')).toBeVisible();
  await Promise.all([fillCheckout(page), fillCheckout(other, { name: 'Meera N' })]);
  shop.faults.push('lost');
  await placeButton(page).click();
  await expect(status(page)).toContainText('It will be placed only once');
  await placeButton(other).click();
  await page.getByRole('button', { name: 'Try now' }).click();
  await page.waitForURL(ORDER_PAGE);
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(shop.placed.size).toBe(1);
});

test('an order can be placed by keyboard alone', async ({ page }) => {
  const shop = await open(page);
  await page.getByLabel('Email').focus();
  const next = () => page.keyboard.press('Tab');
  for (const text of [
    'meera@mela.example',
    '9810012345',
    'Meera Nair',
    '',
    '12 Hill Road',
    '',
    '400050',
    'Mumbai',
  ]) {
    await page.keyboard.type(text);
    await next();
  }
  await expect(page.getByLabel('State')).toBeFocused();
  await next();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.waitForURL(ORDER_PAGE);
  expect(shop.placed.size).toBe(1);
});

test('nothing overflows the checkout, axe finds no problems, and its error list links to the fields', async ({
  page,
}) => {
  const shop = await open(page);
  for (const width of [320, 390, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over(), `${width} pixels`).toBeLessThanOrEqual(0);
  }
  const expectNoFaults = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeFaults(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page, COLOUR_AND_LAYOUT), 'dark').toEqual([]);
  };
  await expectNoFaults();
  await placeButton(page).click();
  const list = page.getByRole('region', { name: 'There are 7 problems' });
  await expect(list).toBeFocused();
  await page.getByLabel('Same as delivery address').uncheck();
  await expectNoFaults();
  const email = page.getByLabel('Email');
  await list.getByRole('link', { name: 'Email is required' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await email.fill('meera');
  await expect(email).toHaveAccessibleDescription('Enter a valid email address');
  await email.fill('meera@mela.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(shop.asked).toEqual([]);
});
