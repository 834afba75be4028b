import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../shop-server.ts';
import {
  addCategories,
  expectAxeFindsNothing,
  expectLastToast,
  expectNoSidewaysScroll,
  expectToast,
  seenToasts,
  toasts,
} from './admin-page.ts';
import { addProducts, deleteDialog, recordCalls, remove, titles } from './products-page.ts';

const GRAPHQL = '**/graphql';
const LOADING = 'Loading products...';
const LOADED = 'Products loaded successfully';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** Records layout shifts, including the footer's, while the screen loads. */
async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[]) {
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('main, footer')) moved.push(element.className);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

test('the newest product is first, and rows show image, category, prices and enough of the title', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Bags', 'Old');
  await addProducts(
    shop,
    {
      ...{ title: 'Jute bag', category: 'Bags', regular_price: 118_000, selling_price: 109_000.5 },
      ...{ sku: 'JB-1', stock: 3 },
    },
    { title: 'Lone shawl', category: 'Old', regular_price: 2299, selling_price: 1499 },
  );
  const [, old] = (await (await fetch(`${shop.url}/api/category/list`)).json()).data;
  await fetch(`${shop.url}/api/category/delete/${old.id}`, { method: 'DELETE' });

  const calls = recordCalls(page);
  // At this width there is space for every column.
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(`${shop.url}/admin/allproducts`);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Sr. No.',
    'Image',
    'Name',
    'SKU',
    'Category',
    'Price',
    'Stock',
    'Status',
    'Action',
  ]);
  await expect(titles(page)).toHaveText(['Lone shawl', 'Jute bag']);
  await expectToast(page, LOADED);
  await expect(row(page, 'Lone shawl')).toContainText(/1.*Uncategorised.*₹1,499.*₹2,299.*Active/);
  await expect(row(page, 'Jute bag')).toContainText(/2.*Bags.*₹1,09,000\.50.*₹1,18,000.*Active/);
  await expect(row(page, 'Lone shawl').locator('s')).toContainText('₹2,299');
  // The heading is aligned with the prices, apart from its arrow.
  const endOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? element;
        const range = document.createRange();
        range.selectNode(text);
        return range.getBoundingClientRect().right;
      });
  expect(await endOf('.products__price .table__sort')).toBeCloseTo(await endOf('.price__now'), 0);
  // Figures are tabular: the narrowest digit is as wide as the widest one.
  const widthOf = (figures: string) =>
    page
      .locator('.products__price .price__now')
      .first()
      .evaluate((price, text) => {
        price.textContent = text;
        const range = document.createRange();
        range.selectNodeContents(price);
        return range.getBoundingClientRect().width;
      }, figures);
  await page.evaluate(() => document.fonts.ready);
  expect(await widthOf('1,111')).toBeCloseTo(await widthOf('0,000'), 1);
  const image = row(page, 'Lone shawl').locator('img');
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  expect(await seenToasts(page)).toEqual([LOADING, LOADED]);
  expect(calls.filter((name) => name === 'ListProducts')).toHaveLength(1);

  // The names have enough room beside all columns.
  const name = row(page, 'Jute bag').locator('.products__name');
  for (const width of [1280, 1366, 1440, 1536, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(name)).width, `${width} px`).toBeGreaterThanOrEqual(180);
    // Values without a column are shown below the name.
    const sku = row(page, 'Jute bag').getByText('JB-1', { exact: false });
    await expect(sku.filter({ visible: true })).toHaveCount(1);
  }

  await page.getByRole('link', { name: 'Create new' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/addproduct`);
});

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

test('columns can be hidden, also by keyboard, and stay hidden on this device', async ({ page, shop }) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, { title: 'Jute bag', category: 'Bags', sku: 'JB-1', stock: 3 });
  const heads = page.getByRole('columnheader');
  const choice = page.getByRole('group', { name: 'View of Product List' });
  await page.goto(`${shop.url}/admin/allproducts`);
  await expect(row(page, 'Jute bag')).toContainText('JB-1');
  await page.getByRole('button', { name: 'View of Product List' }).press('Enter');
  await choice.getByLabel('SKU').uncheck();
  await choice.getByLabel('Stock').press('Space');
  await expectAxeFindsNothing(page);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(page.getByRole('button', { name: 'View of Product List' })).toBeFocused();
  const left = ['Sr. No.', 'Image', 'Name', 'Category', 'Price', 'Status', 'Action'];
  await expect(heads).toHaveText(left);
  await expect(row(page, 'Jute bag')).not.toContainText('JB-1');

  await page.reload();
  await expect(heads).toHaveText(left);
  await page.getByRole('button', { name: 'View of Product List' }).click();
  await choice.getByLabel('SKU').check();
  await expect(row(page, 'Jute bag')).toContainText('JB-1');

  for (const width of [390, 768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'View of Product List' }).scrollIntoViewIfNeeded();
    const button = await boxOf(page.getByRole('button', { name: 'View of Product List' }));
    const list = await boxOf(choice);
    const isBeside = list.y >= button.y + button.height || list.y + list.height <= button.y;
    expect(isBeside, `${width} px: not over the button`).toBe(true);
    expect(list.x, `${width} px: at the button`).toBeLessThan(button.x + button.width);
    expect(list.x + list.width).toBeGreaterThan(button.x);
    expect(list.x).toBeGreaterThanOrEqual(0);
    expect(list.x + list.width).toBeLessThanOrEqual(width);
  }
});

test('an empty list causes no layout shift, and clicks pass through its toasts', async ({ page, shop }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  const moved = await recordShifts(page);
  const answer = Promise.withResolvers<void>();
  await page.route(GRAPHQL, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(`${shop.url}/admin/allproducts`);
  await expect(page.locator('.skeleton').first()).toBeVisible();
  // The toast stays while the clock is stopped.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  answer.resolve();
  await expect(page.getByText('No products yet')).toBeVisible();
  expect(await moved()).toEqual([]);
  // At this size, the toast covers the button.
  await page.setViewportSize({ width: 1366, height: 844 });
  await expectToast(page, LOADED);
  await page.getByRole('link', { name: 'Create new' }).first().click({ trial: true });
  await expect(toasts(page)).toHaveText([LOADED]);
});

test('a page of rows causes no layout shift while it loads, and search and page are in the address', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, ...Array.from({ length: 23 }, (_, index) => `Bag ${index + 1}`));
  // A page has fifty rows by default; fewer are faster to create.
  await page.addInitScript(() => localStorage.setItem('mela.products-per-page', '20'));
  const shifts = await recordShifts(page);
  const answer = Promise.withResolvers<void>();
  await page.route(GRAPHQL, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(`${shop.url}/admin/allproducts`);
  await expect(page.locator('.skeleton').first()).toBeVisible();
  answer.resolve();
  await expect(titles(page)).toHaveCount(20);
  expect(await shifts()).toEqual([]);
  // Find the text by its position, so that a failure shows the actual text.
  await expect(page.locator('.product-pager p')).toHaveText('1–20 of 23');

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(titles(page)).toHaveText(['Bag 3', 'Bag 2', 'Bag 1']);
  await expect(page.getByText('21–23 of 23')).toBeVisible();
  await expect(row(page, 'Bag 1').locator('td').first()).toHaveText('23');
  await expectLastToast(page, LOADED);
  await page.reload();
  await expect(titles(page)).toHaveText(['Bag 3', 'Bag 2', 'Bag 1']);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(titles(page).first()).toHaveText('Bag 23');

  const field = page.getByRole('searchbox', { name: 'Search products' });
  await field.pressSequentially('bag 17');
  await expect(titles(page)).toHaveText(['Bag 17']);
  await expect(page).toHaveURL(/\?q=bag\+17$/);
  await page.reload();
  await expect(titles(page)).toHaveText(['Bag 17']);
  await expect(field).toHaveValue('bag 17');
  // The search replaced the page number that was in the address.
  await page.goBack();
  await expect(titles(page)).toHaveText(['Bag 3', 'Bag 2', 'Bag 1']);
  await expect(field).toHaveValue('');
  await field.fill('trousers');
  await expect(page.getByText('No product matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(titles(page)).toHaveCount(20);
});

test('after a network failure the list retries by itself, and a deletion is reverted', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Jute bag');
  const calls = recordCalls(page);
  await page.route(GRAPHQL, (route) => route.abort());
  await page.goto(`${shop.url}/admin/allproducts`);
  await expectLastToast(page, 'Failed to load products');
  expect(calls.filter((name) => name === 'ListProducts')).toHaveLength(3);
  await page.unroute(GRAPHQL);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(titles(page)).toHaveText(['Jute bag']);

  await page.route(GRAPHQL, (route) => route.abort());
  await remove(page, 'Jute bag');
  await expectToast(page, 'Failed to delete product');
  await expect(titles(page)).toHaveText(['Jute bag']);
});

test('leaving the list aborts its call and removes the toast', async ({ page, shop }) => {
  await page.route(GRAPHQL, () => undefined);
  await page.goto(`${shop.url}/admin/allproducts`);
  await expect(toasts(page)).toHaveText([LOADING]);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await givenUp;
  await expect(toasts(page)).toHaveCount(0);
});

test('everything works by keyboard, and the focus returns', async ({ page, shop }) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Jute bag', 'Silk bag');
  await page.goto(`${shop.url}/admin/allproducts`);
  await page.getByRole('searchbox', { name: 'Search products' }).focus();
  await page.keyboard.type('silk');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Silk bag']);
  const link = page.getByRole('link', { name: 'Delete Silk bag' });
  const isReached = () => link.evaluate((element) => element === document.activeElement);
  // The filters, the headings, the table and Edit come first in the tab order.
  for (let step = 0; step < 30 && !(await isReached()); step += 1) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deleteDialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(deleteDialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No product matches')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Product List', exact: true })).toBeFocused();
});

test('nothing overflows, and axe finds no problems', async ({ page, shop }) => {
  await addCategories(shop, 'Bags', 'A category of a name that goes on and on until nobody reads it');
  const long = 'A title so long that it would push the price and the buttons out of any telephone there is';
  await addProducts(shop, 'Jute bag', {
    title: long,
    category: 'A category of a name that goes on and on until nobody reads it',
  });
  await page.goto(`${shop.url}/admin/allproducts`);
  await expect(titles(page)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  await page.getByRole('link', { name: `Delete ${long}` }).click();
  await expect(deleteDialog(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
});
