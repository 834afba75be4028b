import { expect } from '@playwright/test';
import { test } from './site-server.ts';

test('a link to a section of the help page shows that section', async ({ page }) => {
  for (const name of ['Payments', 'Shipping', 'Cancellation & Returns', 'FAQ']) {
    await page.goto('/404.html');
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(href ?? '');
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
});

test('networks, stores and payment methods are visible', async ({ page }) => {
  await page.goto('/404.html');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Instagram', 'Facebook', 'YouTube', 'X', 'Download on the App Store'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(footer.getByRole('img', { name: /^UPI, RuPay, Visa, Mastercard/ })).toBeVisible();
});
