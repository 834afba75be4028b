import { expect } from '@playwright/test';
import { test } from '../shop-server.ts';
import { callsOf, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';

const TABS = [
  ['General', 'Moderators', 'Admin account'],
  ['SEO settings', 'Mail settings', 'Newsletter'],
];

/** The smallest possible image: one transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('the account menu opens the profile and its account tab; keys move through the tabs', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin`);
  const account = page.getByRole('button', { name: 'Meera S. account menu' });
  await account.click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('General');
  await account.click();
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Admin account');
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Admin account');
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'SEO settings' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'SEO settings' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('a photo is previewed, and never sent', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin/profile`);
  const calls = callsOf(page);
  await page.getByLabel('Upload photo').setInputFiles({
    name: 'meera.gif',
    mimeType: 'image/gif',
    buffer: PIXEL,
  });
  const photo = page.getByRole('img', { name: 'Chosen: meera.gif' });
  await expect(photo).toBeVisible();
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(1);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Saved, on this screen only');
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photo).toHaveCount(0);

  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate account' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeFocused();
  expect(calls).toEqual([]);
});

for (const tabs of TABS) {
  test(`the tabs ${tabs.join(', ')} fit every width, and axe finds no problems`, async ({ page, shop }) => {
    await page.goto(`${shop.url}/admin/profile`);
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab }).click();
      await expectNoSidewaysScroll(page);
      await expectAxeFindsNothing(page);
    }
  });
}
