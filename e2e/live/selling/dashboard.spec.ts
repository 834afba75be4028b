import { expect } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { buy, openShop, test } from './open-shop.ts';

test('the dashboard shows the sales, and follows new orders without a reload', async ({ page, shop }) => {
  const lamp = await openShop(shop, 9);
  await page.goto(`${shop.url}/admin`);
  const orders = page.getByRole('article', { name: 'Orders' });
  await expect(orders).toContainText('Last 30 days');
  await expect(page.getByText(/sample/i)).toHaveCount(0);
  // The shop keeps the orders of earlier tests.
  const countNow = async () => Number(await orders.locator('.tile__value').textContent());
  const before = await countNow();
  await buy(shop, lamp, 2);
  await expect.poll(countNow, { timeout: 20_000 }).toBe(before + 1);
  const latest = page.getByRole('region', { name: 'Latest orders, table' });
  await expect(latest.getByRole('row', { name: /Asha Rao/ }).first()).toContainText('Cash on delivery');
  await expect(page.getByRole('region', { name: 'Top products, table' })).toContainText('Brass lamp');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 12 months');
  await expect(page.getByRole('heading', { name: 'Revenue by month' })).toBeVisible();
  await expect(page).toHaveURL(/\?period=year$/);
  expect(await axeFaults(page)).toEqual([]);
});

test('the reports draw their chart within the content security policy, and each figure leads to its orders', async ({
  page,
  shop,
}) => {
  const lamp = await openShop(shop, 9);
  await buy(shop, lamp, 1);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${shop.url}/admin/reports`);
  await expect(page.locator('.report-chart__current line').first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Accounting', exact: true })).toHaveAttribute(
    'href',
    /month=\d{4}-\d{2}$/,
  );
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: 'Unpaid' }).click();
  await expect(page.getByRole('row', { name: /Asha Rao/ }).first()).toBeVisible();
  expect(errors).toEqual([]);
});
