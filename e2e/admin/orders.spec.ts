import { expect } from '@playwright/test';
import { test } from '../shop-server.ts';
import { callsOf, expectAxeFindsNothing, expectNoSidewaysScroll } from './admin-page.ts';

const GRAPHQL = '**/graphql';

test('the list is filtered and paged, and the keyboard leads to an order, its invoice and back', async ({
  page,
  shop,
}) => {
  const calls = callsOf(page);
  await page.goto(`${shop.url}/admin/orderlist`);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(21);
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('30');
  await expect(rows).toHaveCount(31);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^31–/);
  await expect(rows.filter({ hasText: 'Canceled' })).toHaveCount(0);

  const shown = await rows.allInnerTexts();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Active');
  expect(await rows.allInnerTexts()).toEqual(shown);

  const detail = page.getByRole('link', { name: /^Detail of order/ }).first();
  const number = /#\d+/.exec((await detail.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await detail.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `Order ${number}` })).toBeVisible();
  await page.getByRole('link', { name: 'Invoice' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: `Invoice ${number}` })).toBeVisible();
  await page.getByRole('link', { name: `Order ${number}` }).click();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(rows.first()).toBeVisible();
  expect(await rows.allInnerTexts()).toEqual(shown);
  expect(calls).toEqual([]);
});

test('the printed invoice has only the receipt, black on white, and no controls', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', document.title) });
  });
  await page.goto(`${shop.url}/admin/invoice?order=1480`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'Invoice | Mela admin');
  await page.getByRole('button', { name: 'Save PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'Mela invoice 1480');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('article', { name: 'Invoice #1480' })).toBeVisible();
  await expect(page.getByText('Bijli S1 electric scooter')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const ink = await page.getByRole('article').evaluate((receipt) => getComputedStyle(receipt).color);
  expect(ink).toBe('rgb(31, 22, 36)');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the screens open without the server and fit every width, and axe finds no problems', async ({
  page,
  shop,
}) => {
  await page.route(GRAPHQL, (route) => route.abort());
  for (const [path, heading] of [
    ['orderlist', 'All order'],
    ['orderdetails', 'Order detail'],
    ['invoice', 'Invoice'],
  ] as const) {
    await page.goto(`${shop.url}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAxeFindsNothing(page);
  }
});
