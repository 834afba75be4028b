import { expect } from '@playwright/test';
import { test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectToast, seenToasts } from './admin-page.ts';
import { changeProduct } from './product-form-page.ts';
import {
  addProducts,
  deleteDialog,
  idOf,
  recordCalls,
  remove,
  storedTitles,
  titles,
} from './products-page.ts';

const LOADING = 'Loading products...';
const LOADED = 'Products loaded successfully';

test('deleting asks first, over the unchanged list, and is announced once', async ({ page, shop }) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Jute bag', 'Silk bag', 'Old bag');
  const calls = recordCalls(page);
  await page.goto(`${shop.url}/admin/allproducts?q=bag`);
  await expect(titles(page)).toHaveText(['Old bag', 'Silk bag', 'Jute bag']);

  await page.getByRole('link', { name: 'Delete Silk bag' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/products/delete/${await idOf(shop, 'Silk bag')}`);
  await expect(deleteDialog(page)).toContainText('Are you sure you want to delete Silk bag?');
  await expect(deleteDialog(page).getByRole('button')).toHaveText(['Cancel', 'Delete']);
  await deleteDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/allproducts?q=bag`);

  await remove(page, 'Silk bag');
  await expect(titles(page)).toHaveText(['Old bag', 'Jute bag']);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await expectToast(page, 'Product deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText(['Old bag', 'Silk bag', 'Jute bag']);
  await remove(page, 'Silk bag');
  await expect.poll(() => storedTitles(shop)).toEqual(['Jute bag', 'Old bag']);
  expect(await seenToasts(page)).toEqual([LOADING, LOADED, 'Product deletedUndo', 'Product deletedUndo']);
  expect(calls.filter((name) => name === 'DeleteProduct')).toHaveLength(1);

  await page.getByRole('link', { name: 'Delete Old bag' }).click();
  await page.reload();
  await expect(deleteDialog(page)).toContainText('Old bag');
  await deleteDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/allproducts?q=bag`);
});

test('a product that another operator has changed is not deleted, but shown and confirmed again', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Jute bag', 'Silk bag');
  const id = await idOf(shop, 'Silk bag');
  await page.goto(`${shop.url}/admin/products/delete/${id}`);
  await expect(deleteDialog(page)).toContainText('Silk bag');
  await changeProduct(shop, id, { title: 'Velvet bag', sellingPrice: 99.5 });
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();

  await expectToast(page, 'Someone else has changed this product');
  await expect(deleteDialog(page).getByRole('row')).toHaveText([
    'FieldBeforeNow',
    'TitleSilk bagVelvet bag',
    'Selling price₹150₹99.50',
  ]);
  await expectAxeFindsNothing(page);
  expect(await storedTitles(shop)).toEqual(['Jute bag', 'Velvet bag']);
  await deleteDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(titles(page)).toHaveText(['Jute bag']);
  await expect(page).toHaveURL(`${shop.url}/admin/allproducts`);
  await expect.poll(() => storedTitles(shop)).toEqual(['Jute bag']);

  await page.goto(`${shop.url}/admin/products/delete/${id}`);
  await expect(deleteDialog(page)).toContainText('Product not found.');
  await deleteDialog(page).getByRole('button', { name: 'Close' }).click();
  await remove(page, 'Jute bag');
  await expect(page.getByText('No products yet')).toBeVisible();
});
