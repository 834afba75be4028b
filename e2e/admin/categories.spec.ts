import { expect, type Page } from '@playwright/test';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';
import { test } from '../shop-server.ts';
import {
  addCategories,
  expectAxeFindsNothing,
  expectNoSidewaysScroll,
  expectToast,
  seenToasts,
} from './admin-page.ts';

/** The names in the table, from top to bottom. */
function names(page: Page) {
  return page.getByRole('row').locator('td:nth-child(2)');
}

async function create(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create category' }).click();
}

async function rename(page: Page, name: string, to: string) {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Category' });
  await dialog.getByLabel('Name').fill(to);
  await dialog.getByRole('button', { name: 'Update' }).click();
}

test('categories are created, renamed and deleted: each call is announced once, and the server stores the result', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Sarees', 'Shawls');
  await page.goto(`${shop.url}/admin/category`);
  await expect(names(page)).toHaveText(['Shawls', 'Sarees']);
  await expectToast(page, 'Categories loaded successfully');

  await create(page, '  Bags ');
  await expect(names(page)).toHaveText(['Bags', 'Shawls', 'Sarees']);
  await expectToast(page, 'Category added successfully');

  await rename(page, 'Sarees', 'Kanchipuram sarees');
  await expect(names(page)).toHaveText(['Bags', 'Shawls', 'Kanchipuram sarees']);
  await expectToast(page, 'Category updated successfully');

  await page.getByRole('button', { name: 'Delete Shawls' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
  await expect(dialog).toContainText('Are you sure you want to delete Shawls?');
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Delete']);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(names(page)).toHaveText(['Bags', 'Kanchipuram sarees']);
  await expectToast(page, 'Category deleted successfully');

  expect(await seenToasts(page)).toEqual([
    'Loading categories...',
    'Categories loaded successfully',
    'Adding category...',
    'Category added successfully',
    'Updating category...',
    'Category updated successfully',
    'Deleting category...',
    'Category deleted successfully',
  ]);
  await page.reload();
  await expect(names(page)).toHaveText(['Bags', 'Kanchipuram sarees']);
});

test('everything works by keyboard, and the focus returns', async ({ page, shop }) => {
  await addCategories(shop, 'Sarees');
  await page.goto(`${shop.url}/admin/category`);
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Bags');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Bags' })).toBeEnabled();
  await page.getByRole('button', { name: 'Edit Bags' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Bags' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Sarees']);
  await expect(page.getByRole('region', { name: 'Categories', exact: true })).toBeFocused();
});

test('nothing overflows, each level is indented further, and axe finds no problems, also in the dialogs', async ({
  page,
  shop,
}) => {
  await addCategories(
    shop,
    'Sarees',
    'A name so long that it would push the buttons out of a narrow telephone',
  );
  let parentId: string | null = null;
  for (const name of ['Women', 'Coats', 'Rain coats']) {
    const query = 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { id } }';
    parentId = (await askFor(shop, query, { input: { name, parentId } })).createCategory.id;
  }
  await page.goto(`${shop.url}/admin/category`);
  await expect(names(page)).toHaveCount(5);
  await expectNoSidewaysScroll(page);
  const startOf = (name: string) =>
    names(page)
      .filter({ hasText: new RegExp(`^${name}`) })
      .evaluate((cell) =>
        Number.parseFloat(getComputedStyle(cell.firstElementChild ?? cell).paddingInlineStart),
      );
  expect(await startOf('Rain coats')).toBeGreaterThan(await startOf('Coats, in Women'));
  expect(await startOf('Coats, in Women')).toBeGreaterThan(await startOf('Sarees'));
  await expectAxeFindsNothing(page);
  for (const action of ['Edit', 'Delete']) {
    await page.getByRole('button', { name: `${action} Sarees` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAxeFindsNothing(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('dragging changes the order in the shop, and the order is stored', async ({ page, shop }) => {
  await addCategories(shop, 'Sarees', 'Shawls', 'Bags');
  await page.goto(`${shop.url}/admin/category`);
  const rows = page.locator('.category-order__name');
  await page.getByText('Order in the shop').click();
  await expect(rows).toHaveText(['Sarees', 'Shawls', 'Bags']);
  await page
    .getByRole('button', { name: 'Drag Bags' })
    .dragTo(page.getByRole('listitem').filter({ hasText: 'Sarees' }), { steps: 5 });
  await expect(rows).toHaveText(['Bags', 'Sarees', 'Shawls']);
  await expect(page.getByText('Bags is now 1 of 3.')).toBeAttached();
  await expectAxeFindsNothing(page);
  await page.reload();
  await page.getByText('Order in the shop').click();
  await expect(rows).toHaveText(['Bags', 'Sarees', 'Shawls']);
});
