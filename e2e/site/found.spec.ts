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

test('the leftover pages redirect to their replacements', async ({ page }) => {
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

test('the speculation rules exclude the admin and files', async ({ page }) => {
  await page.goto('/help');
  const isRenderedAhead = (address: string) =>
    page.evaluate((path) => {
      const { prerender } = JSON.parse(document.querySelector('[type=speculationrules]')?.textContent ?? '');
      return new URLPattern(prerender[0].where.href_matches, location.href).test(path, location.href);
    }, address);
  for (const path of ['/', '/shop', '/product/1', '/category/dresses'])
    expect(await isRenderedAhead(path), path).toBe(true);
  for (const path of ['/admin', '/admin/allproducts', '/privacy.html', '/llms.txt'])
    expect(await isRenderedAhead(path), path).toBe(false);
});

test('the browser accepts the speculation rules under the page’s policy', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const errors: unknown[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => errors.push(ruleSet.errorMessage ?? 'none'));
  await session.send('Preload.enable');
  await page.goto('/help');
  await expect.poll(() => errors).toEqual(['none']);
});
