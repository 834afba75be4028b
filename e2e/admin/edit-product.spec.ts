import { expect, type Page } from '@playwright/test';
import { type Shop, test } from '../shop-server.ts';
import {
  addCategories,
  expectAxeFindsNothing,
  expectNoSidewaysScroll,
  expectToast,
  seenToasts,
} from './admin-page.ts';
import { addProduct, changeProduct, imageNames, listProducts, photo, picker } from './product-form-page.ts';

const _GRAPHQL = '**/graphql';
const update = (page: Page) => page.getByRole('button', { name: 'Update' });
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Someone else changed this product' });

/** Creates a product with this many images and opens its form. */
async function edit(page: Page, shop: Shop, imageCount: number) {
  await addCategories(shop, 'Bags', 'Shawls');
  const product = await addProduct(shop, 'Backpack', imageCount);
  await page.goto(`${shop.url}/admin/products/edit/${product._id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Backpack');
  return product;
}

/** The two choices for one field of a conflict. */
function choices(page: Page, field: string) {
  return conflict(page).getByRole('group', { name: field, exact: true });
}

test('fields and images are changed in one call, and the next change builds on it', async ({
  page,
  shop,
}) => {
  const before = await edit(page, shop, 3);
  await expect(page.getByLabel('Description')).toHaveValue('Waxed canvas.');
  await expect(page.getByLabel('Regular price')).toHaveValue('200');
  await expect(page.getByLabel('Discount')).toHaveValue('25.00%');
  await expect(page.getByLabel('Category').locator(':checked')).toHaveText('Bags');
  await expect(imageNames(page)).toHaveText(['Backpack', 'Backpack, view 2', 'Backpack, view 3']);

  await page.getByLabel('Title').fill('Nilgiri backpack');
  await page.getByLabel('Selling price').fill('99.95');
  await page.getByLabel('Category').selectOption({ label: 'Shawls' });
  await page.getByLabel('Popular').check();
  await page.getByRole('button', { name: 'Remove Backpack', exact: true }).click();
  await picker(page).setInputFiles([await photo('new.png')]);
  await page.getByRole('button', { name: 'Move new.png earlier' }).click();
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await update(page).click();
  await expectToast(page, 'Product updated successfully');
  expect(calls).toEqual([`${shop.url}/graphql`]);
  expect(await seenToasts(page)).toEqual(['Updating product...', 'Product updated successfully']);

  const [after] = await listProducts(shop);
  expect(after).toMatchObject({
    title: 'Nilgiri backpack',
    selling_price: 99.95,
    category: 'Shawls',
    is_popular: 1,
  });
  const [, second, third] = before.images;
  expect(after?.images).toEqual([second, expect.stringMatching(/^uploads\//), third]);

  // A change of the badge alone is sent without files, and does not conflict with the previous change.
  await expect(update(page)).toBeFocused();
  await page.getByLabel('Badge').selectOption({ label: 'Top Sell' });
  await update(page).click();
  await expect.poll(async () => (await listProducts(shop))[0]?.['badge']).toBe('Top Sell');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Nilgiri backpack');
  await expect(imageNames(page)).toHaveCount(3);
});

test('a save that conflicts with another operator’s is refused, shows the changes, and each field can be decided', async ({
  page,
  shop,
}) => {
  const { _id: id, images } = await edit(page, shop, 2);
  await page.getByLabel('Title').fill('My backpack');
  await page.getByLabel('Description').fill('My words.');
  await page.getByRole('button', { name: 'Move Backpack later', exact: true }).click();
  await picker(page).setInputFiles([await photo('mine.png')]);
  const idOf = (path = '') => /([0-9a-f]{32})/.exec(path)?.[1];
  await changeProduct(shop, id, {
    title: 'Their backpack',
    description: 'Their words.',
    regularPrice: 180,
    badge: 'HOT',
    images: [{ id: idOf(images[0]) }],
  });

  await update(page).click();
  await expectToast(page, 'Someone else has changed this product');
  await expect(conflict(page).locator('legend')).toHaveText([
    'Title',
    'Description',
    'Regular price',
    'Badge',
    'Images',
  ]);
  await expect(choices(page, 'Title').getByRole('radio', { name: 'Keep mine My backpack' })).toBeChecked();
  const theirWords = choices(page, 'Description').getByRole('radio', { name: 'Take theirs Their words.' });
  await expect(theirWords).not.toBeChecked();
  // Fields that only the other operator changed are already selected.
  await expect(choices(page, 'Badge').getByRole('radio', { name: 'Take theirs Hot' })).toBeChecked();
  await expect(choices(page, 'Regular price').getByRole('radio', { name: 'Take theirs ₹180' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  expect((await listProducts(shop))[0]?.title).toBe('Their backpack');

  await theirWords.check();
  await conflict(page).getByRole('button', { name: 'Use these' }).click();
  await expect(conflict(page)).toHaveCount(0);
  await expect(update(page)).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('My backpack');
  await expect(page.getByLabel('Description')).toHaveText('Their words.');
  await expect(page.getByLabel('Regular price')).toHaveValue('180');
  // The image that the other operator removed no longer exists on the server.
  await expect(imageNames(page)).toHaveText(['Backpack', 'mine.png']);
  await update(page).click();
  await expectToast(page, 'Product updated successfully');
  const [after] = await listProducts(shop);
  expect(after).toMatchObject({
    title: 'My backpack',
    description: 'Their words.',
    regular_price: 180,
    badge: 'Hot',
  });
  expect(after?.images).toHaveLength(2);
});

test('a conflict can be postponed without losing anything, and resolved as a whole', async ({
  page,
  shop,
}) => {
  const { _id: id } = await edit(page, shop, 1);
  await page.getByLabel('Title').fill('My backpack');
  await page.getByLabel('Selling price').fill('100');
  await changeProduct(shop, id, { title: 'Their backpack', sellingPrice: 120, isNew: true });
  await update(page).click();
  await expect(conflict(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(conflict(page)).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('My backpack');

  await update(page).click();
  await conflict(page).getByRole('button', { name: 'Keep all mine' }).click();
  await expect(choices(page, 'New').getByRole('radio', { name: 'Keep mine No' })).toBeChecked();
  await conflict(page).getByRole('button', { name: 'Take all theirs' }).click();
  await conflict(page).getByRole('button', { name: 'Use these' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Their backpack');
  await expect(page.getByLabel('Selling price')).toHaveValue('120');
  await expect(page.getByLabel('New', { exact: true })).toBeChecked();
  // The form matches the server, so nothing can be lost.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
