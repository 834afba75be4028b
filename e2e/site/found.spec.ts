import { expect } from '@playwright/test';
import { test } from './site-server.ts';

const REDIRECTS = {
  '/shop.html': '/shop',
  '/shop-product.html': '/product',
  '/electronics.html': '/category/electronics',
  '/mobile.html': '/category/mobile',
  '/wheelers.html': '/category/two-wheelers',
  '/cart.html': '/cart',
  '/account.html': '/account',
  '/privacy.html': '/privacy',
  '/terms.html': '/terms',
};

test('the leftover pages send on to those that took their place', async ({ page }) => {
  for (const [leftover, target] of Object.entries(REDIRECTS)) {
    await page.goto(leftover);
    await expect(page).toHaveURL(target);
    await expect(page.locator('main')).toBeVisible();
  }
});

test('an unknown path answers 404 with the not-found page', async ({ request }) => {
  const answer = await request.get('/no/such/page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Oops! Page not found');
});

test('the browser takes the rules to render ahead, under the policy of the page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const errors: unknown[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => errors.push(ruleSet.errorMessage ?? 'none'));
  await session.send('Preload.enable');
  await page.goto('/help');
  await expect.poll(() => errors).toEqual(['none']);
});
