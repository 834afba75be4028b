import { expect, type Page } from '@playwright/test';
import { type ShopServer, test } from '../shop-server.ts';
import { expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';

async function open(page: Page, shop: ShopServer, path: string, heading: string): Promise<void> {
  await page.goto(`${shop.url}/admin${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('the screens of the storefront fit every width, and axe finds nothing on them', async ({
  page,
  shop,
}) => {
  await open(page, shop, '/storefront', 'Storefront');
  await expect(page.getByRole('switch')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  for (const section of ['about', 'topBar']) {
    await open(page, shop, `/storefront/content?section=${section}`, 'Storefront content');
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    for (const item of await page.locator('summary').all()) await item.click();
    await expectNoSidewaysScroll(page);
    await expectAxeFindsNothing(page);
  }
});

test('two operators change the same section, and neither loses what they wrote', async ({
  page,
  shop,
  context,
}) => {
  const other = await context.newPage();
  const path = '/storefront/content?section=shop';
  for (const each of [page, other]) await open(each, shop, path, 'Storefront content');
  await page.getByLabel('Name', { exact: true }).fill('Stall 14');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Content saved');

  await other.getByLabel('Opening hours').fill('Every day');
  await other.getByRole('button', { name: 'Save' }).click();
  const dialog = other.getByRole('dialog', { name: 'Somebody else changed this section' });
  await expect(dialog.getByRole('radio', { name: /^Take theirs/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await other.getByRole('button', { name: 'Save' }).click();
  await expectToast(other, 'Content saved');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Stall 14');
  await expect(page.getByLabel('Opening hours')).toHaveValue('Every day');
});

test('items are put in order by drag, and an image that was chosen is kept', async ({ page, shop }) => {
  await open(page, shop, '/storefront/content?section=slides', 'Storefront content');
  const names = page.locator('.content-item__name');
  await page
    .getByRole('listitem', { name: 'Slide 3' })
    .getByTitle('Drag to move')
    .dragTo(page.getByRole('listitem', { name: 'Slide 1' }));
  await expect(names).toHaveText(['Big Deals From Manufacturer', 'Super value deals', 'Fashion Trending']);
  await page.locator('summary').first().click();
  await page.getByLabel('Replace').first().setInputFiles('graphql-server/seed/images/backpack.avif');
  await page.getByLabel('What it shows, for those who cannot see it').fill('A backpack');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Content saved');
  await page.reload();
  await expect(names.first()).toHaveText('Big Deals From Manufacturer');
  await page.locator('summary').first().click();
  await expect(page.getByLabel('What it shows, for those who cannot see it')).toHaveValue('A backpack');
});
