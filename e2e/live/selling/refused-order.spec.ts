import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test as siteTest } from '../../site/site-server.ts';
import { FakeShop, HAT, SHOE, TOKEN } from './fake-shop.ts';
import { fillCheckout, putIntoCart } from './fill-checkout.ts';
import { TERMS } from './selling-terms.ts';

/** These tests cause network failures, which browsers log as errors. */
const test = siteTest.extend({ watch: async ({ site: _ }, use) => use(undefined) });
const ORDER_PAGE = `**/order/${TOKEN}`;

const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true });

/** Opens the checkout with a shoe and a hat in the cart. */
async function open(page: Page, shop = new FakeShop(), change = {}): Promise<FakeShop> {
  await shop.show(page, change);
  await page.goto('/robots.txt');
  await putIntoCart(
    page,
    { variantId: SHOE, quantity: 2, price: shop.prices[SHOE] ?? 0 },
    { variantId: HAT, quantity: 1, price: 50_000 },
  );
  await page.goto('/checkout');
  await expect(page.getByRole('link', { name: 'Red shoe' })).toBeVisible();
  return shop;
}

test('an order above the limits of all payment methods shows each limit and what to do', async ({ page }) => {
  const shop = new FakeShop();
  shop.prices[SHOE] = 300_000;
  await open(page, shop, { selling: { ...TERMS, paymentMethods: ['cash_on_delivery'] } });
  const over = page.getByRole('alert').filter({ hasText: 'above the limit of every payment method' });
  await expect(over).toContainText('Cash on delivery up to ₹5,000');
  await expect(over.getByRole('link', { name: 'your cart' })).toHaveAttribute('href', '/cart');
  await expect(over.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contactus');
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).not.toBeChecked();
  await fillCheckout(page);
  await placeButton(page).click();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toContainText(
    'No payment method is available for this total',
  );
  expect(await axeFaults(page)).toEqual([]);
  await putIntoCart(page, { variantId: HAT, quantity: 1, price: 50_000 });
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  await expect(over).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await placeButton(page).click();
  await page.waitForURL(ORDER_PAGE);
});

test('the focus stays in the order when the pressed button disappears', async ({ page }) => {
  const shop = await open(page);
  shop.faults.push('unsent', { code: 'UNAVAILABLE', retryAfter: 540 });
  await fillCheckout(page);
  await page.getByLabel('Email').press('Enter');
  await expect(placeButton(page)).toBeFocused();
  await page.getByRole('button', { name: 'Try now' }).press('Enter');
  await expect(placeButton(page)).toBeFocused();
  await expect(page.locator('[data-checkout] [data-status]')).toContainText('Try again in 9 minutes.');
  await expect(placeButton(page)).toBeFocused();
});
