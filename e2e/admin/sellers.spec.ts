import { expect } from '@playwright/test';
import { test } from '../shop-server.ts';
import { expectAxeFindsNothing, expectNoSidewaysScroll } from './admin-page.ts';

test('sellers are found in the list, shown as cards, and opened one by one', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin`);
  await page.getByRole('button', { name: 'Sellers' }).click();
  await page.getByRole('link', { name: 'Sellers list' }).click();
  const details = page.getByRole('link', { name: /^Detail of/ });
  await expect(details).toHaveCount(11);
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('kanpur');
  await expect(details).toHaveCount(2);
  await page.reload();
  await expect(details).toHaveCount(2);

  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sellers cards' })).toBeVisible();
  await expect(details).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await expect(page.getByText('No seller matches')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await page.getByRole('link', { name: 'Detail of Kanpur Hide Co.' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Kanpur Hide Co.', exact: true })).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  await expect(page.getByText('Agra full-grain derby')).toBeVisible();
});

test('the screens fit every width, and axe finds no problems', async ({ page, shop }) => {
  for (const [path, heading] of [
    ['seller/list', 'Sellers list'],
    ['seller/card', 'Sellers cards'],
    ['seller/profile', 'Seller profile'],
  ] as const) {
    await page.goto(`${shop.url}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAxeFindsNothing(page);
  }
});
