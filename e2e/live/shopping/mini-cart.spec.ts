import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { idOf, ShoppingShop } from './shopping-shop.ts';

const count = (page: Page) => page.locator('[data-cart-count]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Cart' });

test('what is added from a card opens the small cart, is counted, and is priced by the server', async ({
  page,
}) => {
  const shop = new ShoppingShop();
  shop.prices.set(idOf(0), 139_900);
  await shop.show(page);
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Add Product 0 to cart' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(count(page)).toHaveText('1');
  await expect(panel(page)).toContainText('Added to your cart: Product 0');
  await expect(panel(page)).toContainText('1 × ₹1,399');
  await expect(panel(page)).toContainText('Now ₹1,399, it was ₹1,499.50');
  await expect(panel(page)).toContainText('Subtotal ₹1,399');
  await expect(panel(page).getByRole('link', { name: 'Product 0' })).toHaveAttribute(
    'href',
    '/product/product-0',
  );
  await expect(panel(page).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await expect(panel(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  await expect(page.locator('[data-said]')).toHaveText('Added to your cart: Product 0. 1 item in your cart.');
  expect(await axeFaults(page)).toEqual([]);
});
