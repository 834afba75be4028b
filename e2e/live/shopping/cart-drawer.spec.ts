import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { dialogEntryLeft } from '../../site/page-actions.ts';
import { test } from '../../site/site-server.ts';
import { idOf, ShoppingShop } from './shopping-shop.ts';

const count = (page: Page) => page.locator('[data-cart-count]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const add = (page: Page, index: number) => page.getByRole('button', { name: `Add Product ${index} to cart` });

test('adding from a card opens the drawer, updates the count, and gets the price from the server', async ({
  page,
}) => {
  const shop = new ShoppingShop();
  shop.prices.set(idOf(0), 139_900);
  await shop.show(page);
  await page.goto('/shop');
  await add(page, 0).click();
  await expect(panel(page)).toBeVisible();
  await expect(count(page)).toHaveText('1');
  await expect(panel(page).getByRole('status')).toHaveText('Added to your cart: Product 0');
  const line = panel(page).getByRole('listitem', { name: 'Product 0' });
  await expect(line).toContainText('₹1,399');
  await expect(line).toContainText('Now ₹1,399, it was ₹1,499.50');
  await expect(panel(page)).toContainText('Subtotal ₹1,399');
  await expect(panel(page)).toContainText('Add ₹8,601 more for free shipping');
  await expect(panel(page).getByRole('link', { name: 'Product 0' })).toHaveAttribute(
    'href',
    '/product/product-0',
  );
  await expect(panel(page).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await expect(panel(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  expect(await axeFaults(page)).toEqual([]);
});

test('the drawer gets and keeps the keyboard focus, and Escape returns it to the button', async ({
  page,
}) => {
  await new ShoppingShop().show(page);
  await page.goto('/shop');
  await add(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Close cart' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'Product 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(add(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Close cart' }).press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(add(page, 1)).toBeFocused();
});

test('the focus stays on the line that the shopper moved to while the server was answering', async ({
  page,
}) => {
  const shop = new ShoppingShop();
  await shop.show(page);
  const asked = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await asked.promise;
    await route.fallback();
  });
  shop.prices.set(idOf(1), 139_900);
  await page.goto('/shop');
  await add(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await panel(page).getByRole('link', { name: 'Product 1' }).focus();
  asked.resolve();
  await expect(panel(page)).toContainText('Subtotal ₹1,399');
  await expect(panel(page).getByRole('link', { name: 'Product 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add(page, 1)).toBeFocused();
});

test('the back button closes the drawer and stays on the page; closing it otherwise leaves no history entry', async ({
  page,
}) => {
  await new ShoppingShop().show(page);
  await page.goto('/about');
  await page.goto('/shop');
  await add(page, 0).click();
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/shop$/);
  await page.locator('[data-press="drawer"]').click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await dialogEntryLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('on a phone the drawer is as wide as the screen, and Checkout is visible with any number of lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await new ShoppingShop().show(page);
  await page.addInitScript((ids) => {
    const lines = ids.map((variantId) => ({ variantId, quantity: 1, price: 149_950, at: 1 }));
    localStorage.setItem('cart', JSON.stringify({ lines }));
  }, [0, 1, 2, 3, 4, 5, 100, 101].map(idOf));
  await page.goto('/shop');
  await page.locator('[data-press="drawer"]').click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(8);
  expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 700 });
  await expect(panel(page).getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
});

test('when the shop cannot be reached, the drawer keeps the known data, says so, and retries', async ({
  page,
}) => {
  await new ShoppingShop().show(page);
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (address, options) =>
      address === '/graphql' && !('isBack' in window)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(address, options);
  });
  await page.goto('/shop');
  await add(page, 0).click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'One more' }).click();
  await expect(panel(page)).toContainText('Subtotal ₹2,999');
  await expect(panel(page).getByRole('alert')).toContainText('These are the prices that you last saw');
  await page.evaluate(() => Object.assign(window, { isBack: true }));
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('alert')).toBeHidden();
  await expect(panel(page).getByRole('link', { name: 'Product 0' })).toBeFocused();
});

test('Undo restores a removed item, which gets the focus', async ({ page }) => {
  await new ShoppingShop().show(page);
  await page.goto('/shop');
  await add(page, 0).click();
  await panel(page).getByRole('button', { name: 'Remove Product 0' }).press('Enter');
  await expect(panel(page).getByText('Your cart is empty.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('link', { name: 'Product 0' })).toBeFocused();
  await expect(count(page)).toHaveText('1');
});

test('two tabs show the same cart at once', async ({ page, context }) => {
  const shop = new ShoppingShop();
  const other = await context.newPage();
  await Promise.all([shop.show(page), shop.show(other)]);
  await Promise.all([page.goto('/shop'), other.goto('/cart')]);
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await add(page, 0).click();
  await expect(count(other)).toHaveText('1');
  await expect(other.getByRole('listitem', { name: 'Product 0' })).toBeVisible();
  await other.getByRole('button', { name: 'One more' }).click();
  await expect(count(page)).toHaveText('2');
  await expect(panel(page).getByRole('spinbutton')).toHaveValue('2');
});

test('counts and pressed hearts appear when a page opens, before any request', async ({ page }) => {
  await new ShoppingShop().show(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript((id) => {
    const product = { id, title: 'Product 2', path: '/product/product-2', image: '' };
    localStorage.setItem(
      'cart',
      JSON.stringify({ lines: [{ variantId: id, quantity: 3, price: 1, at: 1 }] }),
    );
    localStorage.setItem('wishlist', JSON.stringify({ products: [product] }));
  }, idOf(2));
  await page.goto('/shop', { waitUntil: 'networkidle' });
  await expect(count(page)).toHaveText('3');
  await expect(page.locator('[data-wishlist-count]')).toHaveText('1');
  const heart = page.getByRole('button', { name: 'Add Product 2 to wishlist' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(scripts.filter((url) => url.includes('Shopping'))).toEqual([]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Release Date');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await add(page, 0).click();
  await expect(count(page)).toHaveText('4');
});

test('hostile data in the browser’s storage does no harm', async ({ page }) => {
  await new ShoppingShop().show(page);
  await page.addInitScript(() => {
    localStorage.setItem('cart', '{"lines":[{"variantId":"<img onerror=alert(1)>","quantity":-5},7]}');
    localStorage.setItem('wishlist', '{"products":[{"id":"1","path":"javascript:alert(1)"}]}');
    localStorage.setItem('cart-pieces', '"><script>');
  });
  await page.goto('/shop');
  await add(page, 0).click();
  await expect(count(page)).toHaveText('1');
  await page.goto('/wishlist');
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
});
