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
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Somebody else changed this product' });

/** Opens the form of a new product with this many images. */
async function edit(page: Page, shop: Shop, imageCount: number) {
  await addCategories(shop, 'Bags', 'Shawls');
  const product = await addProduct(shop, 'Backpack', imageCount);
  await page.goto(`${shop.url}/admin/products/edit/${product._id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Backpack');
  return product;
}

/** The answers to one field of a conflict. */
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

  // The badge alone goes the way without files; it is no conflict with the change before it.
  await expect(update(page)).toBeFocused();
  await page.getByLabel('Badge').selectOption({ label: 'Top Sell' });
  await update(page).click();
  await expect.poll(async () => (await listProducts(shop))[0]?.['badge']).toBe('Top Sell');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Nilgiri backpack');
  await expect(imageNames(page)).toHaveCount(3);
});

test('a save on top of somebody else’s is refused, shows what changed, and each field can be decided', async ({
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
  await expectToast(page, 'changed by somebody else');
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
  // What only they changed is chosen already.
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
  await expect(page.getByLabel('Description')).toHaveValue('Their words.');
  await expect(page.getByLabel('Regular price')).toHaveValue('180');
  // The image that they removed is gone from the server.
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

test('a conflict can be put off without losing anything, and decided as a whole', async ({ page, shop }) => {
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
  // All is as the server has it: there is nothing to lose.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
