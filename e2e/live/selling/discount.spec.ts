import { expect } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { fillCheckout, putIntoCart } from './fill-checkout.ts';
import { openShop, test } from './open-shop.ts';

test('an operator adds a code, and a shopper uses it in the cart and the order', async ({
  page,
  shop,
  context,
}) => {
  const variantId = await openShop(shop, 5);
  const code = `Lamp-${Date.now()}`;
  const admin = await context.newPage();
  await admin.goto(`${shop.url}/admin/discounts`);
  await admin.getByRole('button', { name: 'Add discount' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Discount code').fill(code);
  await dialog.getByRole('spinbutton', { name: 'Percentage off' }).fill('10');
  await dialog.getByRole('searchbox', { name: 'Search products' }).fill('lamp');
  await dialog.getByRole('button', { name: 'Add Brass lamp' }).click();
  await dialog.getByLabel('Usage limit', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = admin.getByRole('row', { name: code });
  await expect(row).toContainText('0 of 1');

  await page.goto(`${shop.url}/cart`);
  await putIntoCart(page, { variantId, quantity: 2, price: 200_000 });
  await page.reload();
  const coupon = page.getByRole('textbox', { name: 'Discount code' });
  await coupon.fill('WRONG');
  await coupon.press('Enter');
  await expect(page.getByText('This discount code is not valid.')).toBeVisible();
  await coupon.fill(code.toUpperCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`${code} is applied: −₹400`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cart Totals' })).toContainText('−₹400');
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  const review = page.getByRole('region', { name: 'Your order' });
  await expect(review).toContainText('−₹400');
  await review.getByRole('button', { name: 'Remove' }).click();
  await expect(review).not.toContainText('−₹400');
  await review.getByRole('textbox', { name: 'Discount code' }).fill(code);
  await review.getByRole('textbox', { name: 'Discount code' }).press('Enter');
  await expect(review).toContainText(`${code} is applied: −₹400`);
  expect(await axeFaults(page)).toEqual([]);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await page.waitForURL(/\/order\//);
  await expect(page.getByText('−₹400').first()).toBeVisible();

  await admin.reload();
  await expect(row).toContainText('1 of 1');
  await expect(row).toContainText('Used up');
});
