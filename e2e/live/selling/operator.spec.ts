import { expect } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { buy, openShop, test } from './open-shop.ts';

test('an order appears in the list and the bell without a reload, and is shipped and delivered', async ({
  page,
  shop,
}) => {
  const lamp = await openShop(shop, 5);
  await page.goto(`${shop.url}/admin/orderlist`);
  // The shop keeps the orders of earlier tests; the newest is first.
  const rows = page.getByRole('link', { name: /^#/ });
  await expect(page.getByText('No orders yet').or(rows.first())).toBeVisible();
  const before = await rows.count();
  await buy(shop, lamp, 2);
  await expect(rows).toHaveCount(before + 1);
  const row = page.getByRole('row', { name: /Asha Rao/ }).first();
  await expect(row).toContainText('Confirmed');
  await expect(page.getByRole('button', { name: /Notifications, \d/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const link = row.getByRole('link', { name: /^#/ });
  const [, number] = /#(\d+)/.exec((await link.textContent()) ?? '') ?? [];
  await link.click();
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible();
  // Opens the order by the number that people see, instead of its id.
  await page.goto(`${shop.url}/admin/orderdetails?order=${number}`);
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier').fill('Surface courier');
  await dialog.getByLabel('Tracking link').fill('https://courier.test/1');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(
    page.getByRole('region', { name: 'Parcels' }).getByRole('link', { name: 'Track shipment' }),
  ).toHaveAttribute('href', 'https://courier.test/1');
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByText('Delivered').first()).toBeVisible();
  await page.getByPlaceholder('Seen by the team only').fill('Rang twice');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Rang twice', { exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // The printed order goes into the parcel.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Rang twice', { exact: true })).toBeHidden();
  await expect(page.getByText('Asha Rao').first()).toBeVisible();
});

test('nine-digit revenue fits its tile at any width', async ({ page, shop }) => {
  const lamp = await openShop(shop, 5);
  await buy(shop, lamp, 1);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('salesReport(')) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text.replace(/"amount":\d+/g, '"amount":1337592093') });
  });
  await page.goto(`${shop.url}/admin/`);
  const amounts = page.getByText('₹1,33,75,920.93');
  await expect(amounts.first()).toBeVisible();
  for (const width of [390, 768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await amounts.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
    expect(cut, `${width} pixels`).toEqual([]);
  }
});
