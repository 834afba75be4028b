import { expect, type Page } from '@playwright/test';
import { axeFaults, COLOUR_AND_LAYOUT } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { event, FakeShop, HAT, orderOf, SHOE, TOKEN } from './fake-shop.ts';
import { cartOf } from './fill-checkout.ts';

const ADDRESS = `/order/${TOKEN}`;

/** Opens the page of an order of a shoe and a hat. */
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

test('an order shows where it stands, what was bought, what it comes to, where it goes and how to pay', async ({
  page,
}) => {
  await open(page);
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
  await expect(pay).toContainText(/Copied|Copy it from here/);
});

test('fetched at last, or canceled, the order has the focus', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .press('Enter');
  await expect(page.getByText('Your order is canceled.')).toBeVisible();
  await expect(heading).toBeFocused();
});

test('a parcel can be followed at web pages alone, and nothing that is no link for UPI is opened', async ({
  page,
}) => {
  await open(page, {
    status: 'SHIPPED',
    payment: {
      method: 'upi',
      reference: '1001',
      upiUri: 'javascript:alert(1)',
      qrSvg: '<svg><script/></svg>',
      text: '',
    },
    events: [
      event('SHIPPED', '2026-11-26T10:00:00.000Z', {
        carrier: 'Blue Dart',
        trackingUrl: 'https://carrier.example/1',
      }),
      event('SHIPPED', '2026-11-27T10:00:00.000Z', {
        carrier: '<b>Own van</b>',
        trackingUrl: 'javascript:alert(1)',
      }),
    ],
  });
  await expect(page.getByText('Shipped by <b>Own van</b>')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
    'href',
    'https://carrier.example/1',
  );
  await expect(page.locator('main [href^="javascript"], main svg script')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pay with a UPI app' })).toBeHidden();
  await expect(page.locator('[data-qr]')).toBeHidden();
});

test('an order is canceled only once its shopper has said so twice', async ({ page }) => {
  await open(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(main).toContainText('Awaiting payment');
  await main.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(main).toContainText('Your order is canceled.');
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Pay/ })).toBeHidden();
});

test('ordered again, what was bought is in the cart', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.waitForURL('**/cart');
  expect(await cartOf(page)).toMatchObject([
    { variantId: SHOE, quantity: 2 },
    { variantId: HAT, quantity: 1 },
  ]);
});

test('while it waits for a payment the page looks again by itself, as long as it is seen', async ({
  page,
}) => {
  await page.clock.install();
  const shop = await open(page);
  shop.order = { ...shop.order, status: 'CONFIRMED', paymentStatus: 'PAID', payment: null };
  await page.clock.fastForward(29_000);
  await expect(page.getByText('Awaiting payment')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('It is paid, and being made ready.')).toBeVisible();
});

test('an address that no order has says so, and leads to tracking', async ({ page }) => {
  await new FakeShop().show(page);
  await page.goto('/order/unknown');
  await expect(page.getByText('There is no order at this address.')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Track Your Order' });
  await expect(link).toHaveAttribute('href', '/account');
});

test('an order whose details were erased shows what is left', async ({ page }) => {
  await open(page, {
    isErased: true,
    shippingAddress: null,
    billingAddress: null,
    email: '',
    phone: null,
    note: null,
  });
  await expect(page.getByText('Erased')).toBeVisible();
  await expect(page.getByText('Red shoe')).toBeVisible();
});

test('an order opened by a tracking token shows no personal details, and offers to email the link', async ({
  page,
}) => {
  const none = { shippingAddress: null, billingAddress: null, email: '', phone: null, note: null };
  const shop = await open(page, { ...none, isReadOnly: true, isCancellable: false });
  const main = page.getByRole('main');
  await expect(main).toContainText('Red shoe');
  for (const text of ['Email', 'Goes to', 'Telephone', 'Erased'])
    await expect(main.getByText(text, { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Email me a link to manage this order' }).click();
  await expect(main).toContainText('the link is on its way');
  expect(shop.emailedLinks).toEqual([TOKEN]);
});

test('an order whose email address the shop has changed offers no link, and says whom to ask', async ({
  page,
}) => {
  const none = { shippingAddress: null, billingAddress: null, email: '', phone: null, note: null };
  await open(page, { ...none, isReadOnly: true, canEmailLink: false, isCancellable: false });
  await expect(page.getByRole('main')).toContainText('To change or cancel the order, please contact us.');
  await expect(page.getByRole('button', { name: 'Email me a link to manage this order' })).toBeHidden();
});

test('axe finds nothing on the page of an order by light and dark, and nothing is wider than the screen', async ({
  page,
}) => {
  await open(page, { note: 'x'.repeat(500) });
  for (const width of [320, 390, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} pixels`).toBeLessThanOrEqual(0);
  }
  expect(await axeFaults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(page, COLOUR_AND_LAYOUT), 'dark').toEqual([]);
});

test('an order is found by its number and address, and another says the same for both', async ({ page }) => {
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
