import { expect, type Page, type Request } from '@playwright/test';
import { askFor } from '../../../graphql-server/test/graphql/ask.ts';
import { axeFaults } from '../../axe.ts';
import type { Shop } from '../../shop-server.ts';
import { cartOf, fillCheckout, orderNumberOn, putIntoCart } from './fill-checkout.ts';
import { buy, changeSelling, openShop, test, untilShown } from './open-shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/**
 * Opens a shop with `stock` lamps, and the checkout with `quantity` of them in the cart.
 * @returns the lamp's id
 */
async function openCheckout(page: Page, shop: Shop, stock: number, quantity = 1): Promise<string> {
  const lamp = await openShop(shop, stock);
  await page.goto(`${shop.url}/robots.txt`);
  await putIntoCart(page, { variantId: lamp, quantity, price: 200_000 });
  await page.goto(`${shop.url}/checkout`);
  await expect(summary(page)).toContainText('₹');
  await fillAndAddUp(page);
  return lamp;
}

/**
 * Fills in the checkout, and waits for the resulting requests, so that the test's next change does not affect
 * them.
 */
async function fillAndAddUp(page: Page): Promise<void> {
  const asking = new Set<Request>();
  page.on('request', (request) => request.url().endsWith('/graphql') && asking.add(request));
  page.on('requestfinished', (request) => asking.delete(request));
  await fillCheckout(page);
  // The page sends the request a moment after the last key press.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await expect.poll(() => asking.size).toBe(0);
}

/** The button with the total, which opens the summary. */
const summary = (page: Page) => page.getByRole('button', { name: 'Order summary' });
const place = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true }).click();
const ordersOf = async (shop: Shop) => (await askFor(shop, '{ orders { totalCount } }')).orders.totalCount;

test('a guest on a phone orders and pays by UPI, tracks the order by its number, and another guest cancels', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop, 5, 2);
  const sheet = page.locator('#order-summary');
  await expect(sheet).toBeHidden();
  await summary(page).click();
  await expect(sheet.getByRole('link', { name: 'Brass lamp' })).toBeVisible();
  await expect(sheet).toContainText('Arrives between');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('main').getByText('UPI', { exact: true }).click();
  await place(page);
  await page.waitForURL(/\/order\/[0-9a-f]{32}$/);
  const number = await orderNumberOn(page);
  await expect(page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible();
  const upi = await page.getByRole('link', { name: 'Pay with a UPI app' }).getAttribute('href');
  expect(upi).toMatch(/^upi:\/\/pay\?pa=shop@bank&/);
  expect(await axeFaults(page)).toEqual([]);
  expect(await cartOf(page)).toEqual([]);

  const address = page.url();
  await page.goto(`${shop.url}/account`);
  await page.getByLabel('Order ID').fill(number);
  await page.getByLabel('Billing email').fill('meera@mela.example');
  await page.getByRole('button', { name: 'Track' }).click();
  // Tracking opens a read-only page of the order at another address.
  await page.waitForURL(/\/order\/v1~/);
  await expect(page.getByText('Brass lamp').first()).toBeVisible();
  await page.goto(address);
  const { orders } = await askFor(shop, '{ orders { nodes { id } } }');
  await askFor(shop, 'mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id: orders.nodes[0].id });
  await page.reload();
  await expect(page.getByText('We have received your payment and are preparing it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Pay/ })).toBeHidden();

  await page.getByRole('button', { name: 'Order again' }).click();
  await page.waitForURL('**/cart');
  await page.goto(`${shop.url}/checkout`);
  await expect(summary(page)).toContainText('₹');
  await fillCheckout(page);
  await place(page);
  await page.waitForURL(/\/order\/[0-9a-f]{32}$/);
  await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Your order is canceled.')).toBeVisible();
});

test('changed prices and sold units are shown, and ordered only after the shopper agrees', async ({
  page,
  shop,
}) => {
  const lamp = await openCheckout(page, shop, 3, 2);
  const before = await ordersOf(shop);
  const cheaper = 'mutation ($id: ID!) { updateProduct(id: $id, input: { sellingPrice: 1800 }) { id } }';
  await askFor(shop, cheaper, { id: lamp });
  await untilShown(shop, lamp, 180_000);
  await place(page);
  await expect(page.locator('[data-changes]')).toContainText('Brass lamp now costs ₹1,800, not ₹2,000');
  await buy(shop, lamp, 2);
  await place(page);
  await expect(page.locator('[data-changes]')).toContainText('only 1 left');
  expect(await ordersOf(shop)).toBe(before + 1);
  await place(page);
  await page.waitForURL(/\/order\/[0-9a-f]{32}$/);
  await expect(page.getByText('1 × ₹1,800')).toBeVisible();
  expect(await ordersOf(shop)).toBe(before + 2);
});

test('an item that sold out in the meantime cannot be ordered', async ({ page, shop }) => {
  const lamp = await openCheckout(page, shop, 1);
  await buy(shop, lamp, 1);
  const before = await ordersOf(shop);
  await place(page);
  await expect(page.locator('[data-changes]')).toContainText('is sold out and was removed');
  await expect(page.getByRole('button', { name: 'Place order', exact: true })).toBeHidden();
  expect(await ordersOf(shop)).toBe(before);
});

test('an order whose response is lost before a reload is placed once', async ({ page, shop }) => {
  await openCheckout(page, shop, 5);
  const before = await ordersOf(shop);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postDataJSON().query.includes('placeOrder')) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await place(page);
  await expect(page.getByText('It will be placed only once')).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await page.waitForURL(/\/order\/[0-9a-f]{32}$/);
  expect(await ordersOf(shop)).toBe(before + 1);
  expect(await cartOf(page)).toEqual([]);
});

test('a shop that stops selling keeps the pages of its orders, and accepts no new ones', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop, 5);
  await place(page);
  await page.waitForURL(/\/order\/[0-9a-f]{32}$/);
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  await changeSelling(shop, { isSelling: false });
  await expect.poll(async () => (await fetch(`${shop.url}/checkout`)).status, { timeout: 90_000 }).toBe(404);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/);
  await expect(page.getByRole('button', { name: 'Order again' })).toBeHidden();
  await page.goto(`${shop.url}/account`);
  await expect(page.getByLabel('Billing email')).toBeVisible();
});
