import { expect, type Page } from '@playwright/test';
import { test } from '../shop-server.ts';
import {
  addCategories,
  expectAxeFindsNothing,
  expectNoSidewaysScroll,
  expectToast,
  seenToasts,
  toasts,
} from './admin-page.ts';
import { addProducts } from './products-page.ts';

const GRAPHQL = '**/graphql';

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

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

test('creates, renames and deletes: each call is announced once, and the server keeps what was done', async ({
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

test('a blank name does nothing, neither when creating nor when editing', async ({ page, shop }) => {
  await addCategories(shop, 'Sarees');
  await page.goto(`${shop.url}/admin/category`);
  await expect(names(page)).toHaveText(['Sarees']);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await create(page, '   ');
  await rename(page, 'Sarees', '  ');
  await expect(page.getByRole('dialog', { name: 'Edit Category' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(names(page)).toHaveText(['Sarees']);
  expect(calls).toEqual([]);
});

test.describe('an error shows the message of the server', () => {
  test('of a name that is not allowed, which stays to be corrected', async ({ page, shop }) => {
    const name = 'Bags\u0007';
    await page.goto(`${shop.url}/admin/category`);
    await create(page, name);
    await expectToast(page, 'Name must not have control characters');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByText('No categories yet')).toBeVisible();
  });

  test('of a change to what somebody else has changed, and shows its current state', async ({
    page,
    shop,
  }) => {
    await addCategories(shop, 'Sarees');
    await page.goto(`${shop.url}/admin/category`);
    await expect(names(page)).toHaveText(['Sarees']);
    const [sarees] = (await (await fetch(`${shop.url}/api/category/list`)).json()).data;
    await fetch(`${shop.url}/api/category/update/${sarees.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Silk sarees' }),
    });
    await rename(page, 'Sarees', 'Cotton sarees');
    await expectToast(page, 'changed by somebody else');
    await expect(names(page)).toHaveText(['Silk sarees']);
  });

  test('of a deletion of what is gone, and drops it', async ({ page, shop }) => {
    await addCategories(shop, 'Sarees');
    await page.goto(`${shop.url}/admin/category`);
    await expect(names(page)).toHaveText(['Sarees']);
    const [sarees] = (await (await fetch(`${shop.url}/api/category/list`)).json()).data;
    await fetch(`${shop.url}/api/category/delete/${sarees.id}`, { method: 'DELETE' });
    await remove(page, 'Sarees');
    await expectToast(page, 'Category not found');
    await expect(page.getByText('No categories yet')).toBeVisible();
  });
});

test.describe('on a lost network', () => {
  test('every change is taken back and says so', async ({ page, shop }) => {
    await addCategories(shop, 'Sarees');
    await page.goto(`${shop.url}/admin/category`);
    await expect(names(page)).toHaveText(['Sarees']);
    await page.route(GRAPHQL, (route) => route.abort());

    await create(page, 'Bags');
    await expectToast(page, 'Failed to add category');
    await rename(page, 'Sarees', 'Shawls');
    await expectToast(page, 'Failed to update category');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await remove(page, 'Sarees');
    await expectToast(page, 'Failed to delete category');
    await expect(names(page)).toHaveText(['Sarees']);
  });

  test('the list asks again by itself, then says so and can be asked again', async ({ page, shop }) => {
    await addCategories(shop, 'Sarees');
    let calls = 0;
    await page.route(GRAPHQL, (route) => {
      calls += 1;
      return route.abort();
    });
    await page.goto(`${shop.url}/admin/category`);
    await expect(toasts(page)).toHaveText(['Failed to load categories']);
    expect(calls).toBe(3);
    await page.unroute(GRAPHQL);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(names(page)).toHaveText(['Sarees']);
  });
});

test('leaving the screen gives the call up, and its toast', async ({ page, shop }) => {
  await page.route(GRAPHQL, () => undefined);
  await page.goto(`${shop.url}/admin/category`);
  await expect(toasts(page)).toHaveText(['Loading categories...']);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await givenUp;
  await expect(toasts(page)).toHaveCount(0);
});

test('a list of more than a page is paged', async ({ page, shop }) => {
  await addCategories(shop, ...Array.from({ length: 53 }, (_, index) => `Category ${index + 1}`));
  await page.goto(`${shop.url}/admin/category`);
  await expect(names(page)).toHaveCount(50);
  await create(page, 'The newest');
  await expect(page.getByText('51 of 54')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit The newest' })).toBeEnabled();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(names(page)).toHaveCount(54);
  await expect(names(page).first()).toHaveText('The newest');
  await expect(names(page).last()).toHaveText('Category 1');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('categories stand below the one they lie in, with their products counted, and are found by their name', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Women', 'Men');
  await page.goto(`${shop.url}/admin/category`);
  for (const [name, parent] of [
    ['Dresses', 'Women'],
    ['Coats', 'Women'],
    ['Rain coats', 'Coats'],
  ] as const) {
    await page.getByLabel('Parent').selectOption({ label: parent === 'Coats' ? '\u2003Coats' : parent });
    await create(page, name);
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeEnabled();
  }
  await addProducts(shop, { title: 'Duffle coat', category: 'Coats' }, { title: 'Parka', category: 'Coats' });
  await page.reload();
  const tree = ['Men', 'Women', 'Coats, in Women 2 products', 'Rain coats, in Coats', 'Dresses, in Women'];
  await expect(names(page)).toHaveText(tree);
  const startOf = (name: string) =>
    names(page)
      .filter({ hasText: new RegExp(`^${name}`) })
      .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingInlineStart));
  expect(await startOf('Rain coats')).toBeGreaterThan(await startOf('Coats, in Women'));
  expect(await startOf('Coats, in Women')).toBeGreaterThan(await startOf('Men'));

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('coat');
  await expect(names(page)).toHaveText(['Women', 'Coats, in Women 2 products', 'Rain coats, in Coats']);
  await search.fill('hats');
  await expect(page.getByText('No category matches')).toBeVisible();
  await search.fill('');
  await expect(names(page)).toHaveText(tree);
});

test('a second one of a name is asked about, and a double click makes one', async ({ page, shop }) => {
  await addCategories(shop, 'Sarees');
  await page.goto(`${shop.url}/admin/category`);
  await expect(names(page)).toHaveText(['Sarees']);
  const dialog = page.getByRole('dialog', { name: 'Create it again?' });
  await create(page, 'sarees');
  await expect(dialog).toContainText('There is already a category “Sarees” here.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('sarees');
  await expect(names(page)).toHaveText(['Sarees']);
  await page.getByRole('button', { name: 'Create category' }).click();
  await dialog.getByRole('button', { name: 'Create another' }).dblclick();
  await expect(names(page)).toHaveText(['sarees', 'Sarees']);

  await page.getByLabel('Name', { exact: true }).fill('Shawls');
  await page.getByRole('button', { name: 'Create category' }).dblclick();
  await expect(page.getByRole('button', { name: 'Edit Shawls' })).toBeEnabled();
  await page.reload();
  await expect(names(page)).toHaveText(['Shawls', 'sarees', 'Sarees']);
});

test('everything can be done by keyboard, and the focus is handed back', async ({ page, shop }) => {
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
  await expect(page.getByRole('region', { name: 'Categories' })).toBeFocused();
});

test('nothing stands over the edge of the screen, and axe finds nothing on it', async ({ page, shop }) => {
  await addCategories(
    shop,
    'Sarees',
    'A name so long that it would push the buttons out of a narrow telephone',
  );
  await page.goto(`${shop.url}/admin/category`);
  await expect(names(page)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
});

test('axe finds nothing on the dialogs that edit and delete', async ({ page, shop }) => {
  await addCategories(shop, 'Sarees');
  await page.goto(`${shop.url}/admin/category`);
  for (const action of ['Edit', 'Delete']) {
    await page.getByRole('button', { name: `${action} Sarees` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAxeFindsNothing(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the order in the shop is changed by dragging, and kept', async ({ page, shop }) => {
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
