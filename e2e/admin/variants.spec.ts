import { expect, type Page } from '@playwright/test';
import { type Shop, test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';
import { addProduct, changeProduct } from './product-form-page.ts';

const cell = (page: Page, column: string, variant: string) =>
  page.getByRole('table', { name: 'Variants' }).getByLabel(`${column} of ${variant}`, { exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update' });

interface Variant {
  id: string;
  title: string;
  sku: string | null;
  price: { amount: number };
  isSold: boolean;
  own: { price: number | null; image: number | null };
  inventory: { onHand: number | null };
}

async function variantsOf({ url }: Shop, id: string): Promise<Variant[]> {
  const query = `query ($id: ID!) { product(id: $id) { variants {
    id title sku price { amount } isSold own { price image } inventory { onHand }
  } } }`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id } }),
  });
  return (await answer.json()).data.product.variants;
}

async function edit(page: Page, shop: Shop, images = 2): Promise<string> {
  await addCategories(shop, 'Shirts');
  const { _id: id } = await addProduct(shop, 'Linen shirt', images);
  await page.goto(`${shop.url}/admin/products/edit/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Linen shirt');
  return id;
}

async function addOption(page: Page, name: string, values: string): Promise<void> {
  const option = page.getByRole('group', { name: /^Option \d/ }).last();
  await option.getByLabel('Option', { exact: true }).fill(name);
  const field = option.getByLabel(/^Add a value to/);
  await field.fill(values);
  await field.press('Enter');
}

test('options create the matrix, which is filled by keyboard and by dragging, saved, and loaded again', async ({
  page,
  shop,
}) => {
  const id = await edit(page, shop);
  await page.getByRole('button', { name: 'Add options' }).click();
  await addOption(page, 'Colour', 'Red, Blue');
  await page.getByRole('button', { name: 'Add another option' }).click();
  await addOption(page, 'Size', 'S | M');
  await expect(page.getByRole('rowheader')).toHaveText(['Red / S', 'Red / M', 'Blue / S', 'Blue / M']);

  await cell(page, 'SKU', 'Red / S').fill('LINEN-08');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'SKU', 'Red / M')).toBeFocused();
  await expect(cell(page, 'SKU', 'Blue / M')).toHaveValue('LINEN-11');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Barcode', 'Red / S')).toBeFocused();

  await cell(page, 'Price', 'Red / S').fill('175.50');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 'Price', 'Red / M')).toHaveValue('175.50');
  await expect(cell(page, 'Price', 'Blue / S')).toHaveValue('');

  await cell(page, 'Stock', 'Red / S').fill('5');
  const handle = page.locator('[data-fill]');
  await handle.hover();
  await page.mouse.down();
  await cell(page, 'Stock', 'Blue / S').hover();
  await page.mouse.up();
  await expect(cell(page, 'Stock', 'Blue / S')).toHaveValue('5');
  await expect(cell(page, 'Stock', 'Blue / M')).toHaveValue('');
  await cell(page, 'For sale', 'Blue / M').uncheck();
  await cell(page, 'Image', 'Blue / S').selectOption({ index: 2 });
  await update(page).click();
  await expectToast(page, 'Product updated successfully');

  expect(await variantsOf(shop, id)).toMatchObject([
    { title: 'Red / S', sku: 'LINEN-08', price: { amount: 17_550 }, inventory: { onHand: 5 } },
    { title: 'Red / M', sku: 'LINEN-09', own: { price: 17_550 }, inventory: { onHand: 5 } },
    { title: 'Blue / S', own: { price: null, image: 1 }, inventory: { onHand: 5 }, isSold: true },
    { title: 'Blue / M', sku: 'LINEN-11', isSold: false, inventory: { onHand: null } },
  ]);
  await page.reload();
  await expect(cell(page, 'SKU', 'Blue / M')).toHaveValue('LINEN-11');
  await expect(cell(page, 'For sale', 'Blue / M')).not.toBeChecked();
  await expectAxeFindsNothing(page);

  await page.getByRole('button', { name: 'Remove Blue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Blue?' });
  await expect(dialog).toContainText('This also removes 2 variants: Blue / S, Blue / M.');
  await expect(dialog).toContainText('SKUs, stock and images');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['Red / S', 'Red / M']);
  await update(page).click();
  await expect.poll(async () => (await variantsOf(shop, id)).length).toBe(2);
});

test('an error appears at its cell, even if only the server finds it; a conflict lists the variants', async ({
  page,
  shop,
}) => {
  const id = await edit(page, shop);
  const other = await addProduct(shop, 'Cap');
  await changeProduct(shop, other._id, { sku: 'taken' });
  await changeProduct(shop, id, { options: [{ name: 'Size', values: ['S', 'M'] }] });
  await page.reload();
  await cell(page, 'Price', 'S').fill('cheap');
  await cell(page, 'SKU', 'M').fill('TAKEN');
  await update(page).click();
  await expect(cell(page, 'Price', 'S')).toHaveAccessibleDescription('Valid price required');
  await expect(cell(page, 'Price', 'S')).toBeFocused();
  await cell(page, 'Price', 'S').fill('90');
  await update(page).click();
  await expect(cell(page, 'SKU', 'M')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 'SKU', 'M')).toBeFocused();
  await cell(page, 'SKU', 'M').fill('mine');

  const [first] = await variantsOf(shop, id);
  expect(first?.sku).toBeNull();
  const named = (value: string, sku: string) => ({ selectedOptions: [{ name: 'Size', value }], sku });
  await changeProduct(shop, id, { variants: [named('S', 'theirs'), named('M', 'theirs-2')] });
  await update(page).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this product' });
  const choice = conflict.getByRole('group', { name: 'Variants' });
  await expect(choice).toContainText('M · mine');
  await expect(choice).toContainText('S · theirs');
  await conflict.getByRole('button', { name: 'Use these' }).click();
  await update(page).click();
  await expectToast(page, 'Product updated successfully');
  expect(await variantsOf(shop, id)).toMatchObject([{ own: { price: 9_000 } }, { sku: 'mine' }]);
});

test('250 variants appear at once, more are refused with a message, and nothing overflows at any width', async ({
  page,
  shop,
}) => {
  const id = await edit(page, shop);
  const many = (name: string, length: number) => ({
    name,
    values: Array.from({ length }, (_, n) => `${name} ${n + 1}`),
  });
  // axe reads every cell: four variants are as good a sample as 250, and take a tenth of the time.
  await changeProduct(shop, id, { options: [many('Colour', 2), many('Size', 2)] });
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await expectAxeFindsNothing(page);
  await changeProduct(shop, id, { options: [many('Colour', 10), many('Size', 25)] });
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(250);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Add a value to Size').fill('Size 26');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('These options create 260 variants. A product can have at most 250'),
  ).toBeVisible();
  await update(page).click();
  await expectToast(page, 'Please fix errors');
});

test('the matrix is loaded again after a failure, and options are merged separately from variants', async ({
  page,
  shop,
}) => {
  const id = await edit(page, shop);
  await changeProduct(shop, id, { options: [{ name: 'Size', values: ['S', 'M'] }] });
  let asked = 0;
  await page.route('**/stored-matrix-*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(`${shop.url}/admin/products/edit/${id}`);
  await expect(page.getByRole('alert').filter({ hasText: /could not/i })).toBeVisible();
  // The load must not start again when React retries a render, because that would never end.
  expect(asked).toBeLessThanOrEqual(2);
  await page.unroute('**/stored-matrix-*.js');
  await page.getByRole('link', { name: 'Product List' }).first().click();
  await page.getByRole('link', { name: 'Edit Linen shirt' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['S', 'M']);

  await page.getByLabel('Add a value to Size').fill('L');
  await page.keyboard.press('Enter');
  await cell(page, 'SKU', 'S').fill('mine');
  const sized = (value: string, sku: string) => ({ selectedOptions: [{ name: 'Size', value }], sku });
  const [small] = await variantsOf(shop, id);
  await changeProduct(shop, id, {
    options: [{ name: 'Size', values: ['S', 'XL'] }],
    // The ids show that XL is a new variant: without them, it would be M with another name.
    variants: [{ ...sized('S', 'theirs'), id: small?.id }, sized('XL', 'theirs-xl')],
  });
  await update(page).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this product' });
  await expect(conflict.getByRole('group', { name: 'Options' })).toContainText('Size: S, M, L');
  await expect(conflict.getByRole('group', { name: 'Options' })).toContainText('Size: S, XL');
  await conflict.getByRole('group', { name: 'Options' }).getByLabel('Take theirs').check();
  await expect(conflict.getByText('Result: 2 variants: S, XL.')).toBeVisible();
  await expectAxeFindsNothing(page);
  await conflict.getByRole('button', { name: 'Use these' }).click();
  await update(page).click();
  await expectToast(page, 'Product updated successfully');
  expect(await variantsOf(shop, id)).toMatchObject([
    { title: 'S', sku: 'mine' },
    { title: 'XL', sku: 'theirs-xl' },
  ]);
});
