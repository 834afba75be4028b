import { expect, type Page } from '@playwright/test';
import { axeFaults, COLOUR_AND_LAYOUT } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { FakeShop, HAT, orderOf, SHOE, TOKEN } from './fake-shop.ts';

const ADDRESS = `/order/${TOKEN}`;

/** Opens the page of an order with a shoe and a hat. */
async function open(page: Page, change: object = {}): Promise<FakeShop> {
  const shop = new FakeShop();
  const lines = [
    { variantId: SHOE, quantity: 2 },
    { variantId: HAT, quantity: 1 },
  ];
  shop.order = orderOf(shop.cart(lines), change);
  await shop.show(page);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order 1001');
  return shop;
}

test('an order page shows status, items, totals, address and payment instructions at every width', async ({
  page,
}) => {
  await open(page, { note: 'x'.repeat(500) });
  const main = page.getByRole('main');
  for (const text of [
    'Awaiting payment',
    'Order placed',
    'Red shoe',
    '2 × ₹1,499.50',
    '₹3,673.95',
    'Maharashtra',
  ])
    await expect(main).toContainText(text);
  await expect(page).toHaveTitle(/^Order 1001 \|/);
  const pay = page.getByRole('region', { name: 'Pay ₹3,673.95: UPI' });
  await expect(pay).toContainText('Pay shop@bank.');
  await expect(pay.getByRole('link', { name: 'Pay with a UPI app' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?/,
  );
  await expect(pay.getByRole('img', { name: 'QR code' })).toBeVisible();
  await pay.getByRole('button', { name: 'Copy' }).click();
  await expect(pay).toContainText(/Copied|Select and copy the text/);
  for (const width of [320, 390, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} pixels`).toBeLessThanOrEqual(0);
  }
  expect(await axeFaults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(page, COLOUR_AND_LAYOUT), 'dark').toEqual([]);
});

test('after a retried load, or a confirmed cancellation, the order has the focus', async ({ page }) => {
  const shop = new FakeShop();
  shop.order = orderOf(shop.cart([{ variantId: SHOE, quantity: 2 }]));
  await shop.show(page);
  const fault = {
    errors: [{ message: 'The shop is closed for a moment.', extensions: { code: 'UNAVAILABLE' } }],
  };
  await page.route('**/graphql', (route) => route.fulfill({ json: fault }), { times: 1 });
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Order 1001' });
  await expect(heading).toBeFocused();
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel order' });
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await cancel.press('Enter');
  await dialog.getByRole('button', { name: 'Keep order' }).press('Enter');
  await expect(page.getByRole('main')).toContainText('Awaiting payment');
  await cancel.press('Enter');
  await dialog.getByRole('button', { name: /^Cancel/ }).press('Enter');
  await expect(page.getByText('Your order is canceled.')).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(cancel).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Pay/ })).toBeHidden();
});

test('while a payment is pending the visible page refreshes itself', async ({ page }) => {
  await page.clock.install();
  const shop = await open(page);
  shop.order = { ...shop.order, status: 'CONFIRMED', paymentStatus: 'PAID', payment: null };
  await page.clock.fastForward(29_000);
  await expect(page.getByText('Awaiting payment')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('We have received your payment and are preparing it.')).toBeVisible();
});

test('an unknown order address says so, and links to tracking', async ({ page }) => {
  await new FakeShop().show(page);
  await page.goto('/order/unknown');
  await expect(page.getByText('Order not found')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Track Your Order' });
  await expect(link).toHaveAttribute('href', '/account');
});

test('an order opened by a tracking token shows no personal details, and offers to email the link', async ({
  page,
}) => {
  const none = { shippingAddress: null, billingAddress: null, email: '', phone: null, note: null };
  const shop = await open(page, { ...none, isReadOnly: true, isCancellable: false });
  const main = page.getByRole('main');
  await expect(main).toContainText('Red shoe');
  for (const text of ['Email', 'Delivery address', 'Phone', 'Erased'])
    await expect(main.getByText(text, { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Email me a link to manage this order' }).click();
  await expect(main).toContainText('We have sent the link');
  expect(shop.emailedLinks).toEqual([TOKEN]);
});

test('an order is found by its number and email address, and a wrong number and a wrong address get the same message', async ({
  page,
}) => {
  const shop = new FakeShop();
  shop.order = orderOf(shop.cart([{ variantId: SHOE, quantity: 1 }]));
  await shop.show(page);
  await page.goto('/account');
  expect(await axeFaults(page)).toEqual([]);
  const track = async (number: string, email: string) => {
    await page.getByLabel('Order ID').fill(number);
    await page.getByLabel('Billing email').fill(email);
    await page.getByRole('button', { name: 'Track' }).click();
  };
  for (const [number, email] of [
    ['1002', 'meera@mela.example'],
    ['1001', 'other@mela.example'],
  ] as const) {
    await track(number, email);
    await expect(page.getByText('There is no order with this number and email address.')).toBeVisible();
  }
  await track(' #1001', 'meera@mela.example');
  await page.waitForURL(`**${ADDRESS}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order 1001');
});
