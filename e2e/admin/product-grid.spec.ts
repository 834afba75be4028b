import { expect, type Page } from '@playwright/test';
import { test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';
import { addProducts, deleteDialog, idOf, recordCalls, remove, storedTitles } from './products-page.ts';

const names = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });
const _select = (page: Page, name: string) => page.getByRole('combobox', { name });

test('a card links to its form and to its delete dialog, and back to the grid', async ({ page, shop }) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Jute bag', 'Silk bag');
  const calls = recordCalls(page);
  await page.goto(`${shop.url}/admin/allproductsgrid?order=cheap`);
  await expect(names(page)).toHaveText(['Jute bag', 'Silk bag']);
  await remove(page, 'Silk bag');
  await expect(names(page)).toHaveText(['Jute bag']);
  await expect(page).toHaveURL(`${shop.url}/admin/allproductsgrid?order=cheap`);
  await expectToast(page, 'Product deleted');
  await expect.poll(() => storedTitles(shop)).toEqual(['Jute bag']);
  expect(calls.toSorted()).toEqual(['CategoryOptions', 'DeleteProduct', 'ListProducts']);

  await page.getByRole('link', { name: 'Edit Jute bag' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/products/edit/${await idOf(shop, 'Jute bag')}`);
  await page.goBack();
  await expect(names(page)).toHaveText(['Jute bag']);
});

test('nothing overflows the grid, and axe finds no problems', async ({ page, shop }) => {
  await addCategories(shop, 'Bags', 'A category of a name that goes on and on until nobody reads it');
  await addProducts(shop, 'Jute bag', `${'Unbreakable'.repeat(6)} bag`, 'Silk bag', {
    title: 'Dear bag',
    regular_price: 99_999_999.99,
    selling_price: 99_999_999.5,
  });
  await page.goto(`${shop.url}/admin/allproductsgrid?order=viewed`);
  await expect(page.getByText('No product matches')).toBeVisible();
  await expectAxeFindsNothing(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(names(page)).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  await page.getByRole('link', { name: 'Delete Jute bag' }).click();
  await expect(deleteDialog(page)).toBeVisible();
});
