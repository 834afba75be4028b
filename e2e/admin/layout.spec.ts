import { expect, type Page } from '@playwright/test';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';
import { createCategory } from '../../graphql-server/test/graphql/shop.ts';
import { expectRoomForLargeText } from '../large-text.ts';
import { test } from '../shop-server.ts';
import { textLines } from '../text-lines.ts';
import {
  addCategories,
  expectAxeFindsNothing,
  expectNoSidewaysScroll,
  expectToast,
  stopClock,
  toasts,
} from './admin-page.ts';
import { addProducts, idOf } from './products-page.ts';

test('a dropdown opens by key and click; Escape closes it and returns the focus, and a click elsewhere closes it', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin/category`);
  const field = page.getByLabel('Name', { exact: true });
  await field.focus();
  await page.keyboard.press('Alt+t');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toBeFocused();
  await expect(notifications.getByRole('listitem')).toHaveCount(3);
  await expectAxeFindsNothing(page);
  await page.keyboard.press('Escape');
  await expect(notifications).toBeHidden();
  await expect(field).toBeFocused();

  const bell = page.getByRole('button', { name: 'Notifications, 3' });
  const account = page.getByRole('button', { name: 'Meera S. account menu' });
  const menu = page.getByRole('region', { name: 'Account menu' });
  await bell.click();
  await expect(notifications).toBeVisible();
  await bell.click();
  await expect(notifications).toBeHidden();
  await bell.click();
  await account.click();
  await expect(menu).toBeVisible();
  await expect(notifications).toBeHidden();
  await expectAxeFindsNothing(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
});

test('the minimised menu and dark mode are remembered, without a flash', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin/category`);
  await page.getByRole('button', { name: 'Minimise' }).click();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  // The page is already dark before any script of the admin has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'minimised');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dark mode', pressed: true })).toBeVisible();

  const products = page.getByRole('button', { name: 'Products' });
  await expect(page.getByRole('link', { name: 'Manage Category' })).toBeHidden();
  await products.click();
  await expect(page.getByRole('link', { name: 'Manage Category' })).toBeVisible();
  // The card is above the page, so that even its last entry can be pressed.
  await page.getByRole('link', { name: 'Subcategory' }).click({ trial: true });
  await page.getByRole('link', { name: 'Subcategory' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Manage Category' })).toBeHidden();
  await expect(products).toBeFocused();
});

test('on a phone the menu is a panel that a link, Escape or leaving it closes', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/admin`);
  const panel = page.getByRole('navigation', { name: 'Admin' });
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await panel.getByRole('button', { name: 'Products' }).click();
  await panel.getByRole('link', { name: 'GraphQL playground' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await panel.getByRole('link', { name: 'Manage Category' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Category' })).toBeVisible();
  await expect(panel).toBeHidden();
  await expectNoSidewaysScroll(page);
});

/** The position of a toast after its animation, and the elements it covers. */
async function placeOf(page: Page) {
  await page
    .locator('.toast')
    .evaluateAll((shown) =>
      Promise.all(shown.flatMap((toast) => toast.getAnimations().map(({ finished }) => finished))),
    );
  return page.evaluate(() => {
    scrollTo(0, 0);
    const boxes = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
    const isUnder = (element: Element) => {
      const box = element.getBoundingClientRect();
      return boxes.some(
        ({ left, right, top, bottom }) =>
          box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
    };
    const others = [
      ...document.querySelectorAll('.top-bar :is(button, time), main :is(h1, a, button, input, select)'),
    ];
    const bar = document.querySelector('.top-bar')?.getBoundingClientRect() ?? new DOMRect();
    return {
      covered: others.filter(isUnder).map(({ outerHTML }) => outerHTML),
      belowBar: Math.min(...boxes.map(({ top }) => top)) - bar.bottom,
      left: Math.min(...boxes.map(({ left }) => left)),
      right: document.documentElement.clientWidth - Math.max(...boxes.map(({ right }) => right)),
    };
  });
}

const WIDE = [768, 1023, 1024, 1279, 1280, 1366, 1920];

async function expectPlace(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { covered, belowBar, left, right } = await placeOf(page);
    expect(covered, `${page.url()}, ${width} px`).toEqual([]);
    expect(belowBar).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(32);
    if (width < 768) expect(left).toBe(right);
    else expect(left).toBeGreaterThan(0);
  }
}

test('a toast appears top right below the bar, across the full width on a phone, and covers no heading and no button', async ({
  page,
  shop,
}) => {
  await stopClock(page);
  for (const path of ['allproducts', 'addproduct', 'orderdetails']) {
    await page.goto(`${shop.url}/admin/${path}`);
    // The sample orders load a moment later; the list's toast stays for three seconds.
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === 'addproduct') await page.getByRole('button', { name: 'Publish' }).click();
    if (path === 'orderdetails') await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Close' }).focus();
    await expectPlace(page, [320, 390, ...WIDE]);
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

test('two toasts, one with a button, are next to each other and cover no button', async ({ page, shop }) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Jute bag', 'Silk clutch');
  await page.setViewportSize({ width: 1366, height: 900 });
  await stopClock(page);
  await page.goto(`${shop.url}/admin/allproducts`);
  await expectToast(page, 'Products loaded successfully');
  await page.getByRole('button', { name: 'Close' }).click();
  for (const title of ['Jute bag', 'Silk clutch']) {
    await page.getByRole('link', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).first().focus();
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
  await expect(toasts(page)).toHaveCount(2);
  await expectPlace(page, WIDE);
});

test('when a link disappears with its screen, the next screen gets the focus', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin/seller/list`);
  await page.getByRole('link', { name: 'Detail of Sutra' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Seller profile' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the top bar reports a full disk before a change is tried, until there is space again', async ({
  page,
  shop,
}) => {
  await page.route('**/readyz', (route) => route.fulfill({ json: { status: 'read-only' } }));
  await page.goto(`${shop.url}/admin/orderlist`);
  const line = page.getByRole('banner').getByRole('status');
  await expect(line).toHaveText(
    'You cannot save changes, because the server’s disk is full. Free some space on it.',
  );
  await expectAxeFindsNothing(page);
  await expectNoSidewaysScroll(page);
  await page.unroute('**/readyz');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(line).toBeEmpty();
});

test('a name of one long word makes no screen wider than a phone or tablet, even at double text size, and keeps the tables’ last column visible', async ({
  page,
  shop,
}) => {
  const word = 'Bandhani'.repeat(25);
  const parentId = await createCategory(shop, word.slice(0, 100));
  const subcategory = { parentId, name: word.slice(0, 99), description: word };
  const create = 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { id } }';
  await askFor(shop, create, { input: subcategory });
  await addProducts(shop, { title: word, sku: word.slice(0, 100), stock: 3 });
  for (const path of ['', '/category', '/allproducts', '/allproductsgrid', '/history']) {
    await page.goto(`${shop.url}/admin${path}`);
    await expect(
      page.getByRole('main').getByText(word.slice(0, 99)).filter({ visible: true }).first(),
    ).toBeVisible();
    await expectRoomForLargeText(page);
  }
  await page.goto(`${shop.url}/admin/products/edit/${await idOf(shop, word)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  await expectRoomForLargeText(page);

  for (const path of ['subcategory?own', 'stock']) {
    await page.goto(`${shop.url}/admin/${path}`);
    const table = page.getByRole('region', { name: /, table$/ });
    await expect(table.getByRole('row')).toHaveCount(2);
    for (const width of [1920, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(over, `${path}, ${width} px`).toBe(0);
    }
    // A row has only a few lines, so that it does not fill the screen.
    if (path === 'stock')
      expect((await page.getByRole('row').last().boundingBox())?.height).toBeLessThan(900 / 2);
    await expectRoomForLargeText(page);
  }
});

test('at double text size nothing overlaps on a phone, and no date breaks into single letters', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.goto(`${shop.url}/admin/orderlist`);
  const date = page
    .getByRole('row')
    .nth(1)
    .getByText(/^\d+ \w+ \d{4}/);
  await expect(date).toBeVisible();
  await enlarge();
  await expect(page.locator('.clock')).toBeHidden();
  expect(Math.max(...(await textLines(date)))).toBeLessThanOrEqual(3);
  await addCategories(shop, 'Bags');
  await addProducts(shop, { title: 'Jute bag', stock: 3 });
  await page.goto(`${shop.url}/admin/stock`);
  const stock = page.getByRole('region', { name: 'Stock, table' });
  await expect(stock.getByRole('row', { name: /Jute bag/ })).toBeVisible();
  await enlarge();
  expect(await stock.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.goto(`${shop.url}/admin/profile`);
  await expect(page.getByRole('tab', { name: 'Admin account' })).toBeVisible();
  await enlarge();
  const places = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().x));
  expect(new Set(places).size).toBe(1);
});
