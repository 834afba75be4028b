import { expect, type Page } from '@playwright/test';
import { test } from '../shop-server.ts';
import {
  addCategories,
  expectAxeFindsNothing,
  expectLastToast,
  expectNoSidewaysScroll,
  expectToast,
} from './admin-page.ts';
import { addProducts, deleteDialog, idOf, recordCalls, remove, storedTitles } from './products-page.ts';

const names = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });
const select = (page: Page, name: string) => page.getByRole('combobox', { name });

test('the search and the four filters work, and stand in the address', async ({ page, shop }) => {
  await addCategories(shop, 'Bags', 'Shawls');
  await addProducts(
    shop,
    { title: 'Jute bag', selling_price: 20, is_popular: 1 },
    { title: 'Silk bag', selling_price: 90 },
    { title: 'Silk shawl', category: 'Shawls', selling_price: 10, is_popular: 1 },
  );
  await page.goto(`${shop.url}/admin/allproductsgrid`);
  await expect(names(page)).toHaveText(['Silk shawl', 'Silk bag', 'Jute bag']);
  await expect(select(page, 'Category').locator('option')).toHaveText(['All category', 'Bags', 'Shawls']);
  const card = page.getByRole('listitem').filter({ hasText: 'Silk bag' });
  await expect(card).toContainText('₹90');
  await expect(card.locator('s')).toContainText('₹200');
  const id = await idOf(shop, 'Silk bag');
  await expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/admin/products/edit/${id}`,
  );

  await select(page, 'Order').selectOption('Cheap first');
  await expect(names(page)).toHaveText(['Silk shawl', 'Jute bag', 'Silk bag']);
  await select(page, 'Order').selectOption('Most viewed');
  await expect(names(page)).toHaveText(['Silk shawl', 'Jute bag']);
  await expect(page.getByText('these are the products marked Popular')).toBeVisible();
  await select(page, 'Category').selectOption('Bags');
  await expect(names(page)).toHaveText(['Jute bag']);
  await page.reload();
  await expect(names(page)).toHaveText(['Jute bag']);
  await expect(select(page, 'Category').locator(':checked')).toHaveText('Bags');
  await expect(select(page, 'Order')).toHaveValue('viewed');

  await select(page, 'Category').selectOption('All category');
  await select(page, 'Order').selectOption('Latest added');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('silk');
  await expect(names(page)).toHaveText(['Silk shawl', 'Silk bag']);
  await expectLastToast(page, 'Products loaded successfully');
  // The search took the place of the list that it was typed on.
  await page.goBack();
  await expect(names(page)).toHaveText(['Silk shawl', 'Jute bag']);
});

test('a card leads to its form and to its deletion, and back to the grid', async ({ page, shop }) => {
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

test('nothing stands over the edge of the grid, and axe finds nothing on it', async ({ page, shop }) => {
  await addCategories(shop, 'Bags', 'A category of a name that goes on and on until nobody reads it');
  await addProducts(shop, 'Jute bag', `${'Unbreakable'.repeat(6)} bag`, 'Silk bag', {
    title: 'Dear bag',
    regular_price: 99_999_999.99,
    selling_price: 99_999_999.5,
  });
  await page.goto(`${shop.url}/admin/allproductsgrid?order=viewed`);
  await expect(page.getByText('No product matches')).toBeVisible();
  await expectAxeFindsNothing(page);
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(names(page)).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  await page.getByRole('link', { name: 'Delete Jute bag' }).click();
  await expect(deleteDialog(page)).toBeVisible();
});
