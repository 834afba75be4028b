import { expect, type Page } from '@playwright/test';
import { test } from '../shop-server.ts';
import {
  addCategories,
  callsOf,
  expectAxeFindsNothing,
  expectNoSidewaysScroll,
  expectToast,
  seenToasts,
} from './admin-page.ts';
import { fillFields, imageNames, listProducts, photo, picker } from './product-form-page.ts';

const _GRAPHQL = '**/graphql';
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' });
/** Before the categories are loaded there are two options: a placeholder and "New category". */
const expectCategories = (page: Page, count: number) =>
  expect(page.getByLabel('Category').getByRole('option')).toHaveCount(count + 2);

test('adding a product announces it once, stores it on the server, and empties the form', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Watches', 'Bags');
  await page.goto(`${shop.url}/admin/addproduct`);
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'Select a category',
    'Bags',
    'Watches',
    'New category…',
  ]);
  await expect(page.getByLabel('Badge').getByRole('option')).toHaveText([
    'No badge',
    'New',
    'Hot',
    'Sell',
    'Best Sell',
    'Top Sell',
  ]);
  await fillFields(page, 'Bags');
  await expect(page.getByLabel('Discount')).toHaveValue('17.85%');
  await picker(page).setInputFiles([await photo('front.png'), await photo('back.png')]);
  await publish(page).dblclick();

  await expectToast(page, 'Product added successfully');
  expect(await seenToasts(page)).toEqual(['Adding product...', 'Product added successfully']);
  const products = await listProducts(shop);
  expect(products).toHaveLength(1);
  expect(products[0]).toMatchObject({
    title: 'Kanpur leather tote',
    description: 'Vegetable-tanned, two tones, a zip and a pocket.',
    category: 'Bags',
    regular_price: 4200,
    selling_price: 3450.5,
    discount_percentage: 17.85,
    badge: 'Best Sell',
    is_featured: 1,
    is_popular: 0,
    is_new: 1,
  });
  expect(products[0]?.images).toHaveLength(2);

  await expect(page.getByLabel('Description')).toHaveText('');
  for (const label of ['Title', 'Regular price', 'Selling price', 'Category', 'Badge'])
    await expect(page.getByLabel(label), label).toHaveValue('');
  await expect(page.getByLabel('Discount')).toHaveValue('0%');
  for (const label of ['Featured', 'Popular', 'New'])
    await expect(page.getByLabel(label, { exact: true }), label).not.toBeChecked();
  await expect(imageNames(page)).toHaveCount(0);
  await expect(page.getByLabel('Title')).toBeFocused();
  // The form has no unsaved input now.
  await page.getByRole('link', { name: 'Product List', exact: true }).click();
  await expect(page.getByRole('row', { name: /Kanpur leather tote/ })).toBeVisible();
});

test('an invalid field shows its error and nothing is sent; axe finds no problems at any width', async ({
  page,
  shop,
}) => {
  await addCategories(shop, `A category with a name so long that it cannot ${'possibly '.repeat(5)}fit`);
  await page.goto(`${shop.url}/admin/addproduct`);
  await expectCategories(page, 1);
  const calls = callsOf(page);
  await publish(page).click();
  await expectToast(page, 'Please fix errors');
  const title = page.getByLabel('Title');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Title is required');
  await expect(page.locator('.product-form__error')).toHaveText([
    'Title is required',
    'Description is required',
    'Valid price required',
    'Selling price must be less than regular price',
    'Category is required',
    'At least one image required',
  ]);
  expect(calls).toEqual([]);

  await title.fill('a'.repeat(256));
  await expect(title).toHaveValue('a'.repeat(255));
  await expect(title).toHaveAccessibleDescription('255 of 255 characters');
  await title.fill('');
  await publish(page).click();

  await page.getByLabel('Category').selectOption({ index: 1 });
  await picker(page).setInputFiles([await photo(`${'a very long name '.repeat(5)}.png`)]);
  await expect(page.locator('.product-form__error')).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
});

test('leaving with unsaved input asks first, and so does closing the tab', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin/addproduct`);
  const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByLabel('Title').fill('Tote');
  await dashboard.click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Tote');

  const browserDialog = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const unload = await browserDialog;
  expect(unload.type()).toBe('beforeunload');
  await unload.dismiss();

  await dashboard.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a product can be added by keyboard alone', async ({ page, shop }) => {
  // Wait for the file chooser before pressing the key, because the browser would otherwise open its own
  // dialog.
  const chooser = page.waitForEvent('filechooser');
  await addCategories(shop, 'Bags');
  await page.goto(`${shop.url}/admin/addproduct`);
  await expectCategories(page, 1);
  await page.getByLabel('Title').focus();
  for (const typed of ['Tote', null, 'Of leather.', '200', '150']) {
    // null: the description's toolbar.
    if (typed === null) await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
    else await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Discount')).toBeFocused();
  for (const _ of ['Not on sale', 'Category']) await page.keyboard.press('Tab');
  await page.keyboard.type('Bags');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hot');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const _ of ['Popular', 'New', 'Images']) await page.keyboard.press('Tab');
  await expect(picker(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([await photo('front.png')]);
  await expect(imageNames(page)).toHaveText(['front.png']);
  for (const _ of ['earlier', 'later', 'remove', 'Status']) await page.keyboard.press('Tab');
  await expect(page.getByLabel('Status')).toBeFocused();
  await page.getByRole('button', { name: 'Add options' }).focus();
  for (const _ of ['More', 'Publish']) await page.keyboard.press('Tab');
  await expect(publish(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Product added successfully');
  expect(await listProducts(shop)).toMatchObject([{ title: 'Tote', badge: 'Hot', is_featured: 1 }]);
});
