import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type Shop, test } from '../shop-server.ts';
import {
  addCategories,
  expectAxeFindsNothing,
  expectNoSidewaysScroll,
  expectToast,
  seenToasts,
  toasts,
} from './admin-page.ts';
import { addProducts, storedTitles, titles } from './products-page.ts';

const IMPORT = '**/api/product/import*';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import products' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** The export of all products, edited as in a spreadsheet program. */
async function exportedFile(shop: Shop, change: (csv: string) => string = (csv) => csv) {
  const csv = change(await (await fetch(`${shop.url}/api/product/export`)).text());
  return { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
}

async function openImport(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.url}/admin/allproducts`);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(dialog(page).getByText('Choose a file')).toBeVisible();
}

function choose(page: Page, file: Awaited<ReturnType<typeof exportedFile>>): Promise<void> {
  return dialog(page).locator('input[type=file]').setInputFiles(file);
}

/** The report's rows of one kind, each with its line, product and detail. */
function rows(page: Page, kind: string) {
  return dialog(page).getByRole('region', { name: kind }).locator('tbody tr');
}

async function fill(shop: Shop): Promise<void> {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Jute bag', '=Kanpur tote');
}

test('Export saves the products of the search, without spreadsheet formulas', async ({ page, shop }) => {
  await fill(shop);
  await page.goto(`${shop.url}/admin/allproducts`);
  await page.getByLabel('Search products').fill('kanpur');
  await expect(titles(page)).toHaveText(['=Kanpur tote']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row, ...others] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFFid,title,description,category,/);
  expect(row).toContain(",'=Kanpur tote,Soft.,Bags,");
  expect(others).toEqual(['']);
});

test('a file is checked, corrected, and imported once, however often the button is pressed', async ({
  page,
  shop,
}) => {
  await fill(shop);
  await openImport(page, shop);
  await expect(titles(page)).toHaveText(['=Kanpur tote', 'Jute bag']);

  await choose(
    page,
    await exportedFile(shop, (csv) => csv.replace(',Jute bag,', ',,').replace(',150,', ',250,')),
  );
  await expect(dialog(page)).toContainText('no products can be imported. Fix the rows');
  await expect(rows(page, 'Skipped')).toHaveText([
    /2.*=Kanpur tote.*Selling price must be less than regular price/,
    /3.*Untitled.*Title is required/,
  ]);
  await expect(button(page, 'Import')).toHaveCount(0);

  await button(page, 'Choose another file').click();
  const corrected = await exportedFile(shop, (csv) => {
    const [head, tote = '', ...others] = csv.split('\r\n');
    const copy = tote.replace(/^\w+/, '').replace("'=Kanpur", 'Surat');
    return [head, copy, tote.replace(',150,', ',99.5,'), ...others].join('\r\n');
  });
  await choose(page, corrected);
  await expect(rows(page, 'To change')).toHaveText([/3.*=Kanpur tote.*Selling price:.*₹150.*₹99\.50/]);
  await dialog(page).getByText('To create').last().click();
  await expect(rows(page, 'To create')).toHaveText([/2.*Surat tote.*New/]);
  expect(await storedTitles(shop)).toEqual(['Jute bag', '=Kanpur tote']);

  await button(page, 'Import 2 rows').click();
  await expect(dialog(page)).toContainText('1 product created, 1 changed, 1 unchanged.');
  await expect(titles(page)).toHaveText(['Surat tote', '=Kanpur tote', 'Jute bag']);
  await expect(page.getByRole('row', { name: /^Select =Kanpur/ })).toContainText('₹99.50');
  expect((await seenToasts(page)).filter((text) => /import/i.test(text))).toEqual([
    'Importing products...',
    'Products imported successfully',
  ]);

  await button(page, 'Import another file').click();
  await choose(page, corrected);
  await expect(dialog(page)).toContainText('there is nothing to import');
  await expect(button(page, 'Import')).toHaveCount(0);
  expect(await storedTitles(shop)).toHaveLength(3);
});

test('an invalid file shows the reason, and so does a refusal at the end', async ({ page, shop }) => {
  await fill(shop);
  await openImport(page, shop);
  await choose(page, await exportedFile(shop, () => 'colour;price\r\nRed;1\r\n'));
  await expect(dialog(page).getByRole('alert')).toContainText('has neither an id nor a title column');

  await choose(page, await exportedFile(shop, (csv) => csv.replace(',Jute bag,', ',Jute shopper,')));
  await expect(button(page, 'Import 1 row')).toBeVisible();
  // Another operator changes a product, so the result of the check is outdated.
  const other = await exportedFile(shop, (csv) => csv.replace(',Jute bag,', ',Cotton bag,'));
  await fetch(`${shop.url}/api/product/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: new Uint8Array(other.buffer),
  });
  await button(page, 'Import 1 row').click();
  await expectToast(page, 'Nothing was imported, because 1 row has an error.');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Nothing was imported, because 1 row has an error.',
  );
  await expect(rows(page, 'Skipped')).toContainText(['Someone has changed this product since the export']);
  await expect(titles(page)).toHaveText(['=Kanpur tote', 'Cotton bag']);
});

test('after a network failure the file can be checked again, and a running import can be followed', async ({
  page,
  shop,
}) => {
  await fill(shop);
  await openImport(page, shop);
  const file = await exportedFile(shop, (csv) => csv.replace(',Jute bag,', ',Jute shopper,'));
  await page.route(IMPORT, (route) => route.abort());
  await choose(page, file);
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'The server did not respond. Check your connection.',
  );
  await page.unroute(IMPORT);
  await button(page, 'Try products.csv again').click();
  await expect(button(page, 'Import 1 row')).toBeVisible();

  await page.route(IMPORT, (route) => route.abort());
  await button(page, 'Import 1 row').click();
  await expectToast(page, 'Failed to import products');
  await expect(dialog(page).getByRole('alert')).toContainText('Check the file again');
  await page.unroute(IMPORT);
  await button(page, 'Check again').click();
  await expect(button(page, 'Import 1 row')).toBeVisible();

  // A slow import shows its progress, and can be canceled.
  await page.route(IMPORT, () => undefined);
  await button(page, 'Import 1 row').click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Importing the file' })).toBeVisible();
  await expectToast(page, 'Importing products...');
  await button(page, 'Cancel').click();
  await expect(dialog(page).getByRole('alert')).toContainText('You canceled the import');
  await expect(toasts(page).filter({ hasText: 'Importing' })).toHaveCount(0);
  expect(await storedTitles(shop)).toEqual(['Jute bag', '=Kanpur tote']);
});

test('the import works by keyboard alone, and axe finds no problems in any step', async ({ page, shop }) => {
  await fill(shop);
  await openImport(page, shop);
  await expectAxeFindsNothing(page);
  await choose(page, await exportedFile(shop, (csv) => csv.replace(',Jute bag,', ',,')));
  await expect(rows(page, 'Skipped')).toHaveCount(1);
  await expect(dialog(page).getByRole('region', { name: 'Review the import' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);

  await button(page, 'Choose another file').press('Enter');
  await choose(page, await exportedFile(shop, (csv) => csv.replace(',Jute bag,', ',Jute shopper,')));
  await button(page, 'Import 1 row').press('Enter');
  await expect(dialog(page).getByRole('region', { name: 'Import finished' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Import' })).toBeFocused();
  await expect(titles(page)).toHaveText(['=Kanpur tote', 'Jute shopper']);
});
