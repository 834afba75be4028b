import { expect, type Page } from '@playwright/test';
import { type Shop, test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';
import { changeProduct } from './product-form-page.ts';
import { addProducts, idOf, titles } from './products-page.ts';

const GRAPHQL = '**/graphql';

/** The visible cell: each value is rendered twice, for wide and narrow screens. */
const cell = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).filter({ visible: true });
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input')).filter({ visible: true });

async function openList(page: Page, shop: Shop): Promise<string> {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Silk scarf', { title: 'Jute bag', sku: 'JB-1', stock: 12 });
  await page.goto(`${shop.url}/admin/allproducts`);
  await expect(titles(page)).toHaveText(['Jute bag', 'Silk scarf']);
  return idOf(shop, 'Jute bag');
}

interface Stored {
  sellingPrice: number;
  regularPrice: number;
  sku: string | null;
  stock: number | null;
  variants: {
    title: string;
    sku: string | null;
    own: { price: number | null };
    inventory: { onHand: number | null };
  }[];
}

async function stored({ url }: Shop, id: string): Promise<Stored> {
  const query = `query ($id: ID!) { product(id: $id) { sellingPrice regularPrice sku stock
    variants { title sku own { price } inventory { onHand } } } }`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id } }),
  });
  return (await answer.json()).data.product;
}

test('a row is edited by keyboard from cell to cell, and a saved value can be undone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const id = await openList(page, shop);
  await cell(page, 'SKU of Jute bag: JB-1').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'SKU of Jute bag')).toBeFocused();
  await page.keyboard.type('JB-2');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Selling price of Jute bag')).toBeFocused();
  await page.keyboard.type('90.50');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Regular price of Jute bag')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Stock of Jute bag')).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Jute bag: 7 in stock');
  await expect(cell(page, 'Stock of Jute bag: 7 in stock')).toBeFocused();
  await expect(cell(page, 'Price of Jute bag, now and before: ₹90.50 ₹200')).toBeVisible();
  expect(await stored(shop, id)).toMatchObject({ sku: 'JB-2', sellingPrice: 90.5, stock: 7 });

  await cell(page, /^Price of Jute bag/).click();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Price of Jute bag, now and before: ₹90.50 ₹200')).toBeFocused();
  await page
    .getByRole('status')
    .filter({ hasText: 'Jute bag: 7 in stock' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(cell(page, 'Stock of Jute bag: 12 in stock')).toBeVisible();
  expect((await stored(shop, id)).stock).toBe(12);
});

test('leaving a cell saves it; an error appears at the cell, and a network failure loses nothing', async ({
  page,
  shop,
}) => {
  const id = await openList(page, shop);
  await cell(page, /^SKU of Silk scarf/).click();
  await field(page, 'SKU of Silk scarf').fill('jb-1');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field(page, 'SKU of Silk scarf')).toHaveAccessibleDescription(/JB-1|jb-1|SKU/);
  await page.route(GRAPHQL, (route) => route.abort());
  await field(page, 'SKU of Silk scarf').fill('SS-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not saved. The server did not respond. Try again.')).toBeVisible();
  await page.unroute(GRAPHQL);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Silk scarf: SKU SS-1');
  // Without a regular price the product is not on sale.
  await cell(page, /^Price of Jute bag/).click();
  await field(page, 'Regular price of Jute bag').fill('');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Jute bag: ₹150');
  expect(await stored(shop, id)).toMatchObject({ sellingPrice: 150, regularPrice: 150 });
});

test('the browser’s Back button asks before a half-typed cell is lost, also when it only changes the view of the list', async ({
  page,
  shop,
}) => {
  const id = await openList(page, shop);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('ACTIVE');
  await expect(page).toHaveURL(/status=/);
  await cell(page, 'Stock of Jute bag: 12 in stock').click();
  await field(page, 'Stock of Jute bag').fill('7');
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack({ waitUntil: 'commit' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Stock of Jute bag')).toHaveValue('7');
  await expect(field(page, 'Stock of Jute bag')).toBeFocused();
  await page.goBack({ waitUntil: 'commit' });
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(cell(page, 'Stock of Jute bag: 12 in stock')).toBeVisible();
  expect((await stored(shop, id)).stock).toBe(12);
});

test('a hundred variants appear below their product, and each can be edited', async ({ page, shop }) => {
  const id = await openList(page, shop);
  const many = (name: string) => ({ name, values: Array.from({ length: 10 }, (_, n) => `${name} ${n + 1}`) });
  await changeProduct(shop, id, { options: [many('Colour'), many('Size')] });
  await page.reload();
  await cell(page, '100 variants of Jute bag').click();
  const variants = page.getByRole('list', { name: 'Variants of Jute bag' });
  await expect(variants.getByRole('listitem')).toHaveCount(101);
  await variants.getByRole('button', { name: 'SKU of Jute bag, Colour 10 / Size 10: No SKU' }).click();
  await page.keyboard.type('LAST');
  await page.keyboard.press('Tab');
  await page.keyboard.type('175.5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Jute bag, Colour 10 / Size 10: 3 in stock');
  await expect
    .poll(async () => (await stored(shop, id)).variants.at(-1))
    .toEqual({ title: 'Colour 10 / Size 10', sku: 'LAST', own: { price: 17_550 }, inventory: { onHand: 3 } });
  expect((await stored(shop, id)).variants).toHaveLength(100);
  await page.keyboard.press('Escape');
  await expect(variants).toHaveCount(0);
  await expect(cell(page, '100 variants of Jute bag')).toBeFocused();
});

test('on a phone a cell is saved and canceled by buttons; nothing overflows, and axe finds no problems', async ({
  page,
  shop,
}) => {
  const id = await openList(page, shop);
  await changeProduct(shop, await idOf(shop, 'Silk scarf'), {
    options: [{ name: 'Size', values: ['S', 'M'] }],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await cell(page, 'Stock of Jute bag: 12 in stock').click();
  await field(page, 'Stock of Jute bag').fill('11');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(cell(page, 'Stock of Jute bag: 12 in stock')).toBeVisible();
  await cell(page, 'Stock of Jute bag: 12 in stock').click();
  await field(page, 'Stock of Jute bag').fill('11');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Jute bag: 11 in stock');
  expect((await stored(shop, id)).stock).toBe(11);
  await cell(page, '2 variants of Silk scarf').click();
  await expect(
    page.getByRole('list', { name: 'Variants of Silk scarf' }).getByText('M', { exact: true }),
  ).toBeVisible();
  await cell(page, /^Price of Jute bag/).click();
  await field(page, 'Selling price of Jute bag').fill('900');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Selling price must be less than regular price')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
});
