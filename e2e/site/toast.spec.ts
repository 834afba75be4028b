import { expect } from '@playwright/test';
import { test } from './site-server.ts';

const KEPT = 'A sample shop: nothing is kept yet';

for (const [path, names] of [
  ['/shop', [/^Add .* to wishlist$/, /^Compare /, /^Add .* to cart$/]],
  ['/product/1', ['Add to cart', 'Add to wishlist', 'Compare']],
  ['/wishlist', [/^Add to cart:/, /^Remove /]],
  ['/cart', ['Clear Cart', 'Update Cart', 'Continue Shopping', 'Proceed To CheckOut', 'One more']],
  ['/login', ['Login With Google']],
] as const) {
  test(`each button of ${path} that keeps nothing says so at every press`, async ({ page }) => {
    await page.goto(path);
    const answer = page.getByRole('alert').filter({ hasText: KEPT });
    for (const name of names) {
      const button = page.getByRole('main').getByRole('button', { name }).first();
      for (let press = 0; press < 2; press += 1) {
        await button.click();
        await expect(answer).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(answer).toBeHidden();
    }
  });
}

test('a form that sends nothing says so after the press, and not before', async ({ page }) => {
  await page.goto('/contactus');
  const answer = page.getByRole('alert').filter({ hasText: KEPT });
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(answer).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart answers, too', async ({ page }) => {
    await page.goto('/shop');
    await page
      .getByRole('button', { name: /to wishlist$/ })
      .first()
      .click();
    await expect(page.getByText(KEPT)).toBeVisible();
  });
});
