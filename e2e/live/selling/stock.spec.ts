import { expect } from '@playwright/test';
import { addCategories } from '../../admin/admin-page.ts';
import { addProducts } from '../../admin/products-page.ts';
import { axeFaults } from '../../axe.ts';
import { test } from '../../shop-server.ts';

test('stock is found, corrected from two tabs, followed, and imported from a file', async ({
  context,
  page,
  shop,
}) => {
  await addCategories(shop, 'Lamps');
  await addProducts(
    shop,
    { title: 'Brass lamp', sku: 'LAMP-1', stock: 10 },
    { title: 'Clay lamp', sku: 'LAMP-2', stock: 3 },
    { title: 'Glass lamp', sku: 'LAMP-3', stock: 0 },
    { title: 'Paper lamp' },
  );
  await page.goto(`${shop.url}/admin`);
  await page.getByRole('link', { name: 'Sold out: 1 variant' }).click();
  await expect(page.getByRole('row', { name: /Glass lamp/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Status').selectOption({ label: 'All' });
  // Stock reserved by earlier tests for deleted products is still listed.
  for (const name of ['Brass lamp', 'Clay lamp', 'Glass lamp'])
    await expect(page.getByRole('row', { name }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: 'Paper lamp' })).toContainText('Not tracked');
  await page.getByRole('searchbox', { name: 'Search' }).fill('LAMP-1');
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('row', { name: /Brass lamp/ })).toBeVisible();
  const correct = async (tab: typeof page, way: 'add' | 'count', number: string) => {
    await tab.getByRole('button', { name: 'Adjust the stock of Brass lamp' }).click();
    const dialog = tab.getByRole('dialog');
    if (way === 'count') await dialog.getByLabel('Set quantity').check();
    await dialog.getByLabel(way === 'count' ? 'On hand' : 'Adjust by').fill(number);
    await dialog.getByLabel('Note').fill(`${way} ${number}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    return dialog;
  };
  await other.getByRole('button', { name: 'Adjust the stock of Brass lamp' }).click();
  await other.getByLabel('Set quantity').check();
  await expect(await correct(page, 'add', '-2')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Brass lamp/ })).toContainText('8');
  // The other tab still shows ten of them.
  const counted = other.getByRole('dialog');
  await counted.getByLabel('On hand').fill('12');
  await counted.getByRole('button', { name: 'Save' }).click();
  await expect(counted.getByRole('alert')).toContainText('The quantity is now 8');
  await expect(counted).toContainText('8 on hand');
  expect(await axeFaults(other)).toEqual([]);
  await counted.getByRole('button', { name: 'Save' }).click();
  await expect(counted).toHaveCount(0);
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: 'Stock history of Brass lamp' }).click();
  const movements = page.getByRole('dialog').getByRole('listitem');
  await expect(movements).toHaveCount(3);
  await expect(movements.nth(0)).toContainText('+4Adjusted12 on hand');
  await expect(movements.nth(1)).toContainText('add -2');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Low-stock threshold of Brass lamp' }).click();
  await page.getByLabel('Warn at or below').fill('20');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Brass lamp/ })).toContainText('Low');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^inventory-.*\.csv$/);
  await page.getByRole('button', { name: 'Import' }).click();
  const file = (text: string) => ({ name: 'count.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file('sku,on_hand\nLAMP-1,30\nLAMP-9,1'));
  await expect(dialog).toContainText('No product or variant has the SKU "LAMP-9".');
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file('sku,on_hand\nLAMP-1,30'));
  await expect(dialog).toContainText('1 to change, 0 unchanged.');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toContainText('1 changed.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /Brass lamp/ })).toContainText('30');
});
