import { expect, type Page } from '@playwright/test';
import { test as siteTest } from '../../site/site-server.ts';
import { hold } from '../hold.ts';
import { idOf, ShoppingShop } from './shopping-shop.ts';

/** These tests cause network failures, which browsers log as errors. */
const test = siteTest.extend({ watch: async ({ site: _ }, use) => use(undefined) });

const saved = (index: number) => ({
  ...{ id: idOf(index), title: `Product ${index}`, path: `/product/product-${index}`, image: '' },
});
const line = (index: number) => ({ variantId: idOf(index), quantity: 1, price: 149_950, at: 1 });

/** Opens a page of a shop whose browser has products 0 and 1 in every list. */
async function open(page: Page, path: string): Promise<ShoppingShop> {
  const shop = new ShoppingShop();
  await shop.show(page);
  await page.goto('/robots.txt');
  const products = JSON.stringify({ products: [saved(0), saved(1)] });
  await page.evaluate(
    ([lines = '', saved = '']) => {
      localStorage.setItem('cart', lines);
      localStorage.setItem('wishlist', saved);
      localStorage.setItem('compare', saved);
    },
    [JSON.stringify({ lines: [line(0), line(1)] }), products],
  );
  await page.goto(path);
  return shop;
}

const focused = (page: Page) => page.locator('*:focus');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

for (const path of ['/cart', '/wishlist', '/compare']) {
  test(`an undone removal on ${path} gets the focus`, async ({ page }) => {
    await open(page, path);
    await press(page, 'Remove Product 1');
    await press(page, 'Undo');
    await expect(focused(page)).toHaveText('Product 1');
    await press(page, 'Remove Product 0');
    await press(page, 'Undo');
    await expect(focused(page)).toHaveText('Product 0');
  });

  test(`after ${path} has loaded again, its content gets the focus`, async ({ page }) => {
    await open(page, path);
    await page.route('**/graphql', (route) => route.abort());
    await page.reload();
    await press(page, 'Try again');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.unroute('**/graphql');
    await new ShoppingShop().show(page);
    const again = page.getByRole('button', { name: 'Try again', exact: true });
    // The page may already have retried; then there is no button.
    await again.press('Enter', { timeout: 5_000 }).catch(() => {});
    await expect(again).toBeHidden();
    await expect(focused(page)).toHaveText(/^Product [01]$/);
  });
}

test('an undone "clear cart" gives the focus to the cart', async ({ page }) => {
  await open(page, '/cart');
  await press(page, 'Clear Cart');
  await press(page, 'Undo');
  await expect(focused(page)).toHaveText('Product 0');
});

test('after the shared-cart question is answered, the focus is in the cart', async ({ page }) => {
  await open(page, `/cart?lines=${idOf(1)}:2`);
  await press(page, 'Replace my cart');
  await expect(page.getByRole('region', { name: 'A shared cart' })).toBeHidden();
  await expect(focused(page)).toHaveText('Product 1');
});

test('after an undo, the notice returns the focus to its previous place', async ({ page }) => {
  await open(page, '/shop');
  const heart = page.getByRole('button', { name: 'Add Product 0 to wishlist' });
  await heart.press('Enter');
  const undo = page.locator('.notice').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect(heart).toBeFocused();
  await undo.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
});

test('a late response leaves the focus in the wishlist unchanged', async ({ page }) => {
  await open(page, '/about');
  const answer = await hold(page, '**/graphql');
  await page.goto('/wishlist');
  const remove = page.getByRole('button', { name: 'Remove Product 0' });
  await remove.focus();
  answer();
  await expect(page.getByRole('listitem', { name: 'Product 0' })).toContainText('In stock');
  await expect(remove).toBeFocused();
});
