import { expect } from '@playwright/test';
import { askFor } from '../../../graphql-server/test/graphql/ask.ts';
import { axeFaults } from '../../axe.ts';
import { PUBLISHING, type Shop, test as shopTest, useOwnShop } from '../../shop-server.ts';
import { fillCheckout, orderNumberOn } from './fill-checkout.ts';
import { mailsAbout } from './mails-about.ts';
import { openShop, untilShown } from './open-shop.ts';

const ORDER_PAGE = /\/order\/[0-9a-f]{32}$/;

/** A test with a separate shop, because the orders of other tests fix its currency. */
const test = shopTest.extend<{ newShop: Shop }>({
  newShop: ({ server }, use) => useOwnShop(server, use),
});

test('a shop chooses dollars in the admin, sells in them, and cannot change them after the first order', async ({
  page,
  newShop: shop,
  context,
}) => {
  test.slow();
  const lamp = await openShop(shop, 5);
  const admin = await context.newPage();
  await admin.goto(`${shop.url}/admin/selling`);
  const currency = admin.getByLabel('Store currency');
  await currency.selectOption('USD');
  await expect(admin.getByText('are not converted: ₹1,499 becomes $1,499.')).toBeVisible();
  await expect(admin.getByLabel('Free shipping over, in USD')).toBeVisible();
  expect(await axeFaults(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Selling settings saved')).toBeVisible();
  const asked = 'query ($input: CartInput!) { cart(input: $input) { total { currency } } }';
  const currencyNow = async () =>
    (await askFor(shop, asked, { input: { lines: [{ variantId: lamp, quantity: 1 }] } })).cart.total.currency;
  await expect.poll(currencyNow, PUBLISHING).toBe('USD');
  await untilShown(shop, lamp, 200_000);

  await page.goto(`${shop.url}/shop`);
  await expect(page.locator('#items .card', { hasText: 'Brass lamp' })).toContainText('$2,000');
  await page.goto(`${shop.url}/product/brass-lamp`);
  await expect(page.locator('.detailed-price')).toContainText('$2,000');
  expect(await page.content()).toContain('"priceCurrency":"USD"');
  await page.locator('[data-buy]').click();
  const small = page.getByRole('dialog', { name: 'Cart' });
  await expect(small.getByRole('listitem')).toContainText('$2,000');
  await small.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('listitem', { name: 'Brass lamp' })).toContainText('$2,000');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await fillCheckout(page);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$2,100');
  await expect(page.getByLabel(/^UPI/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await page.waitForURL(ORDER_PAGE);
  await expect(page.locator('main')).toContainText('$2,100');
  const number = await orderNumberOn(page);
  await expect.poll(async () => (await mailsAbout(shop, number)).at(-1)).toContain('$2,100');

  await admin.goto(`${shop.url}/admin/orderlist`);
  const row = admin.getByRole('row', { name: number });
  await expect(row).toContainText('$2,100');
  await row.getByRole('link', { name: /^#/ }).click();
  await expect(admin.getByText('Grand total').locator('+ dd')).toHaveText('$2,100');
  await admin.goto(`${shop.url}/admin/allproducts`);
  await expect(admin.getByRole('row', { name: /Brass lamp/ })).toContainText('$2,000');
  await admin.goto(`${shop.url}/admin/selling`);
  await expect(currency).toBeDisabled();
  await expect(
    admin.getByText('You cannot change the currency, because you already have orders in USD.'),
  ).toBeVisible();
});
