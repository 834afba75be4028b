import { expect } from '@playwright/test';
import { test } from './site-server.ts';

const LINKS = {
  'About Us': '/about',
  'Privacy Policy': '/privacy',
  'Terms & Conditions': '/terms',
  'Contact Us': '/contactus',
  Payments: '/help#payments',
  Shipping: '/help#shipping',
  'Cancellation & Returns': '/help#cancellation',
  FAQ: '/help#faq',
};

for (const [name, href] of Object.entries(LINKS)) {
  test(`"${name}" leads to ${href}`, async ({ page }) => {
    await page.goto('/404.html');
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    if (href.includes('#'))
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  });
}

test('address, phone, networks, stores, payments and the year are named', async ({ page }) => {
  await page.goto('/404.html');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('14 Shahpur Jat, New Delhi 110049');
  await expect(footer).toContainText('+91 11 4050 6070');
  for (const name of [
    'Instagram',
    'Facebook',
    'YouTube',
    'X',
    'Download on the App Store',
    'Get it on Google Play',
  ])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(footer.getByRole('img', { name: /^UPI, RuPay, Visa, Mastercard/ })).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Mela. All rights reserved.`);
});
