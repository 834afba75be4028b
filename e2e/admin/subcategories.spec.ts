import { expect } from '@playwright/test';
import { test } from '../shop-server.ts';
import { callsOf, expectAxeFindsNothing, expectNoSidewaysScroll, toasts } from './admin-page.ts';

test('is opened from the menu, works on its sample rows, and makes no call', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin`);
  await expect(page.getByText('In 0 categories')).toBeVisible();
  await page.getByRole('button', { name: 'Products' }).click();
  const calls = callsOf(page);
  await page.getByRole('link', { name: 'Subcategory' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subcategory' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Category' }).selectOption('Electronics');
  await page.getByRole('button', { name: 'Edit info: Audio' }).click();
  const form = page.getByRole('dialog', { name: 'Edit info' });
  await form.getByLabel('Slug').fill('Not a slug');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form).toBeVisible();
  await form.getByLabel('Slug').fill('sound');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Audio' })).toContainText('/sound');

  expect(calls).toEqual([]);
  await expect(toasts(page)).toHaveCount(0);
});

test('nothing overflows, and axe finds no problems', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin/subcategory`);
  await expect(page.getByRole('row')).toHaveCount(12);
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  await page.getByRole('button', { name: 'Create subcategory' }).click();
  await expectAxeFindsNothing(page);
});
