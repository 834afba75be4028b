import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test as siteTest } from '../../site/site-server.ts';
import { hold } from '../hold.ts';
import { FakeShop, HAT, orderOf, SHOE, TOKEN } from './fake-shop.ts';
import { cartOf, fillCheckout, putIntoCart } from './fill-checkout.ts';

/** These tests cause network failures, which browsers log as errors. */
const test = siteTest.extend({ watch: async ({ site: _ }, use) => use(undefined) });
const SHOES = { variantId: SHOE, quantity: 2, price: 149_950 };
const STRAW_HAT = { variantId: HAT, quantity: 1, price: 50_000 };

const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true });
const status = (page: Page) => page.locator('[data-checkout] [data-status]');
const review = (page: Page) => page.getByRole('region', { name: 'Your order' });
const toast = (page: Page) => page.getByText('Something went wrong. Check your connection.');

/** Prepares a shop with shoes in the cart, without opening a page. */
async function fillCart(page: Page): Promise<FakeShop> {
  const shop = new FakeShop();
  await shop.show(page);
  await page.goto('/robots.txt');
  await putIntoCart(page, SHOES);
  return shop;
}

async function open(page: Page): Promise<FakeShop> {
  const shop = await fillCart(page);
  await page.goto('/checkout');
  await expect(page.getByRole('link', { name: 'Red shoe' })).toBeVisible();
  return shop;
}

test('items that another tab adds during the calculation are neither ordered unseen nor lost', async ({
  page,
  context,
}) => {
  const shop = await open(page);
  await fillCheckout(page);
  await expect(review(page)).toContainText('₹3,148.95');
  const answer = await hold(page, '**/graphql', (request) => String(request.postData()).includes('cart('));
  const other = await context.newPage();
  await shop.show(other);
  await other.goto('/robots.txt');
  await putIntoCart(other, SHOES, STRAW_HAT);
  await placeButton(page).click();
  await expect.poll(() => page.locator('[data-place]').getAttribute('aria-disabled')).toBe('false');
  answer();
  await expect(status(page)).toContainText('Your cart has changed in another tab.');
  await expect(review(page)).toContainText('Straw hat');
  expect(shop.asked).toEqual([]);
  expect(await cartOf(page)).toHaveLength(2);
});

for (const [path, button, script] of [
  ['/checkout', 'Place order', /\/_astro\/Checkout\./],
  ['/account', 'Track', /\/_astro\/TrackOrder\./],
] as const) {
  test(`pressing ${button} before the script of ${path} has loaded shows that it did not work`, async ({
    page,
  }) => {
    await new FakeShop().show(page);
    await page.route(script, (route) => route.abort());
    await page.goto(path);
    for (const field of await page.locator('main form input[required]').all())
      await field.fill((await field.getAttribute('type')) === 'email' ? 'meera@mela.example' : '1');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(toast(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

const notStarted = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'because the page did not load completely' });

for (const [path, script, content] of [
  ['/cart', /\/_astro\/LiveCart\./, 'Red shoe'],
  ['/cart', /\/_astro\/shared\./, 'Red shoe'],
  ['/checkout', /\/_astro\/Checkout\./, 'Red shoe'],
  [`/order/${TOKEN}`, /\/_astro\/OrderPage\./, 'Order 1001'],
  ['/wishlist', /\/_astro\/LiveWishlist\./, 'Your wishlist is empty'],
  ['/compare', /\/_astro\/LiveCompare\./, 'Nothing to compare yet'],
] as const) {
  test(`without ${script.source}, ${path} explains the problem and how to continue`, async ({ page }) => {
    const shop = await fillCart(page);
    shop.order = orderOf(shop.cart([SHOES]));
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(notStarted(page)).toBeVisible();
    await expect(notStarted(page).getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.locator('main .skeleton:visible')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute(script);
    await notStarted(page).getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('main')).toContainText(content);
    await expect(page.locator('#not-started')).toHaveCount(0);
  });
}

test('a cart whose script loads slowly says so until it has loaded', async ({ page }) => {
  await fillCart(page);
  const come = await hold(page, /\/_astro\/LiveCart\./);
  await page.clock.install();
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notStarted(page)).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(notStarted(page)).toBeVisible();
  come();
  await expect(page.getByRole('link', { name: 'Red shoe' })).toBeVisible();
  await expect(notStarted(page)).toBeHidden();
});

test('after too many tracking attempts the wait is announced once', async ({ page }) => {
  await new FakeShop().show(page);
  const message = 'Too many requests from your network. Try again in 9 minutes.';
  await page.route('**/graphql', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '540' },
      json: { errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] },
    }),
  );
  await page.goto('/account');
  await page.getByLabel('Order ID').fill('1001');
  await page.getByLabel('Billing email').fill('meera@mela.example');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.locator('[data-track] [data-status]')).toHaveText(message);
  await expect(toast(page)).toBeHidden();
});

test('pressing "order again" twice adds each item once', async ({ page }) => {
  const shop = new FakeShop();
  shop.order = orderOf(shop.cart([SHOES]));
  await shop.show(page);
  await page.goto(`/order/${TOKEN}`);
  await page.getByRole('button', { name: 'Order again' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL('**/cart');
  expect(await cartOf(page)).toMatchObject([{ variantId: SHOE, quantity: 2 }]);
});

test('the order page refreshes when the shopper returns to it', async ({ page }) => {
  const shop = new FakeShop();
  const change = { status: 'CONFIRMED', paymentStatus: 'PAID', payment: null };
  shop.order = orderOf(shop.cart([SHOES]), change);
  await shop.show(page);
  await page.goto(`/order/${TOKEN}`);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  shop.order = { ...shop.order, status: 'SHIPPED' };
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Your order is on its way.')).toBeVisible();
});
