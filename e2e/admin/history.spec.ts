import { expect, type Page } from '@playwright/test';
import { test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';
import { changeProduct } from './product-form-page.ts';
import { addProducts, idOf, remove, titles } from './products-page.ts';

/** The changes of a product, newest first. */
function changes(page: Page, title: string) {
  return page.getByRole('region', { name: 'Today' }).getByRole('listitem').filter({ hasText: title });
}

test('changed and deleted items are restored from the history', async ({ page, shop }) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Returning tote', 'Returning satchel');
  await page.goto(`${shop.url}/admin/products/edit/${await idOf(shop, 'Returning tote')}`);
  await page.getByLabel('Selling price').fill('140');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Product updated successfully');
  await page.getByRole('link', { name: 'Product List' }).first().click();
  await remove(page, 'Returning satchel');
  await expectToast(page, 'Product deleted');
  const [changed, deleted] = [changes(page, 'Returning tote'), changes(page, 'Returning satchel')];
  // Leaving the page sends the pending deletion, in parallel with the next page's requests.
  await expect(async () => {
    await page.goto(`${shop.url}/admin/history`);
    const both = [/Deleted the product Returning satchel/, /Added the product/];
    await expect(deleted).toHaveText(both, { timeout: 5_000 });
  }).toPass();
  await expect(changed).toHaveText([
    /Changed selling price of Returning tote.*₹150.*₹140/,
    /Added the product/,
  ]);
  await changed.first().getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Change to Returning tote undone');
  await expect(changed).toHaveText([/₹140.*₹150/, /Undone/, /Added the product/]);
  await deleted.first().getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Returning satchel restored');
  await expect(deleted).toHaveCount(3);

  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Product List' }).click();
  await expect(titles(page)).toHaveText(['Returning satchel', 'Returning tote']);
  await expect(page.getByRole('row').filter({ hasText: 'Returning tote' })).toContainText('₹150');
});

test('a product’s history shows what blocks an undo, and the form shows the result of an undo', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Contested tote');
  const id = await idOf(shop, 'Contested tote');
  await changeProduct(shop, id, { sellingPrice: 140, version: 1 });
  await changeProduct(shop, id, { sellingPrice: 130, version: 2 });
  await page.goto(`${shop.url}/admin/products/edit/${id}`);
  await expect(page.getByLabel('Selling price')).toHaveValue('130');
  await page.getByRole('button', { name: 'Activity' }).click();
  const items = page.getByRole('dialog', { name: 'Activity' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  await items.nth(1).getByRole('button', { name: 'Undo' }).click();
  await expect(items.nth(1).getByRole('alert')).toContainText('Selling price has changed again since then');
  await items.nth(0).getByRole('button', { name: 'Undo' }).click();
  await expect(items.nth(1)).toContainText('Undone');
  await items.nth(2).getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Selling price' })).toHaveValue('150');
});

test('an import is one line of the history, which can be opened and undone as a whole', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Imported tote', 'Edited tote');
  const csv = await (await fetch(`${shop.url}/api/product/export`)).text();
  const body = csv.replaceAll(',150,', ',120,');
  const answer = await fetch(`${shop.url}/api/product/import?name=prices.csv`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body,
  });
  expect(await answer.text()).toContain('imported successfully');
  await changeProduct(shop, await idOf(shop, 'Edited tote'), { sellingPrice: 99, version: 2 });
  await page.goto(`${shop.url}/admin/history`);
  const line = changes(page, 'Import of prices.csv').filter({ hasNotText: 'Undo of' });
  await expect(line).toContainText('2 products changed');
  await line.getByText('Show items').click();
  await expect(line.getByRole('listitem')).toHaveText([
    /Edited tote.*₹150.*₹120/,
    /Imported tote.*₹150.*₹120/,
  ]);
  await expectNoSidewaysScroll(page);
  await line.getByRole('button', { name: 'Undo all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo: Import of prices.csv' });
  await expect(dialog).toContainText('This reverts 2 products.');
  await expectAxeFindsNothing(page);
  await dialog.getByRole('button', { name: 'Undo all' }).click();
  await expectToast(page, '1 of 2 changes undone');
  await expect(line).toContainText(
    /1 change could not be undone:.*Edited tote: Selling price has changed again since then/,
  );
  await expect(line.getByRole('button', { name: 'Undo the rest' })).toBeVisible();
  await expect(changes(page, 'Undo of import of prices.csv')).toContainText('1 product changed');
  await expectAxeFindsNothing(page);
});
