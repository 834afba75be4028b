import { expect, type Page } from '@playwright/test';
import type { Shop } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';
import { addProducts } from './products-page.ts';
import { test } from './webhook-receiver.ts';

const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=1</script>';

async function open(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.url}/admin/webhooks`);
  await expect(page.getByRole('button', { name: 'Add webhook' })).toBeVisible();
}

/**
 * Creates a webhook.
 * @param topics the labels of its events
 */
async function makeWebhook(page: Page, url: string, ...topics: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(url);
  for (const topic of topics) await dialog.getByRole('checkbox', { name: topic }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Webhook added' })).toContainText('whsec_');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const rowOf = (page: Page, text: string | RegExp) => page.getByRole('row', { name: text });

test('webhooks are created, receive events and list the responses; a failed message is sent again once', async ({
  page,
  ownShop,
  receiver,
}) => {
  await addCategories(ownShop, 'Lamps');
  await open(page, ownShop);
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByLabel('Address').fill('http://shop.example/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('The address must start with https://');
  await expect(dialog).toContainText('Choose at least one event.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await makeWebhook(page, `${receiver.url}/quick`, 'Products', 'Orders');
  await expect(rowOf(page, '/quick')).toContainText('Orders, Products');
  await expect(page.getByText('whsec_')).toHaveCount(0);

  await page.getByRole('button', { name: /^Send a test to/ }).click();
  await expectToast(page, 'Test delivered to');
  await expect(rowOf(page, /^Details: Test/)).toContainText('Delivered, 200');

  receiver.answer = { status: 500, body: HOSTILE };
  await addProducts(ownShop, 'Brass lamp');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(rowOf(page, 'Brass lamp')).toContainText('Failed, 500', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Failed' });
  await expect(page).toHaveURL(/state=failed/);
  await expect(rowOf(page, /^Details: Test/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Details: Product created, Brass lamp' }).click();
  const details = page.getByRole('dialog', { name: 'Product created' });
  await expect(details.getByRole('region', { name: 'Start of the response' })).toContainText(HOSTILE);
  await expect(details.getByRole('region', { name: 'Body' })).toContainText('"title": "Brass lamp"');
  expect(await page.title()).toBe('Webhooks | Mela admin');
  await page.keyboard.press('Escape');

  receiver.answer = { status: 200, body: 'ok' };
  const before = receiver.told.length;
  await page.getByRole('button', { name: 'Send again: Product created, Brass lamp' }).dblclick();
  await expectToast(page, 'Sending again');
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Delivered' });
  await expect(rowOf(page, 'Brass lamp')).toContainText('Delivered, 200');
  expect(receiver.told.length).toBe(before + 1);
  expect(receiver.told.at(-1)?.id).toBe(receiver.told.at(-2)?.id);

  await page.getByRole('button', { name: /^Delete the webhook of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeFocused();
});

test('the screen and its dialogs work by keyboard, fit every width, and axe finds no problems', async ({
  page,
  ownShop,
  receiver,
}) => {
  await addCategories(ownShop, 'Lamps');
  await open(page, ownShop);
  await makeWebhook(page, `${receiver.url}/a-rather-long-path/${'x'.repeat(120)}`, 'Products', 'Stock');
  await makeWebhook(page, `${receiver.url}/second`, 'Products', 'Orders', 'Releases');
  receiver.answer = { status: 503, body: 'Back soon' };
  await addProducts(ownShop, 'Brass lamp', 'Clay lamp');
  await page.reload();
  await expect(rowOf(page, 'Clay lamp').filter({ hasText: '503' })).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);

  const details = page.getByRole('button', { name: /^Details: Product created, Clay lamp/ }).first();
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Product created' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeFocused();

  await page
    .getByRole('button', { name: /^Edit the webhook of/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit webhook' });
  await dialog.getByRole('checkbox', { name: 'Categories' }).focus();
  await page.keyboard.press('Space');
  await expectAxeFindsNothing(page);
  // The dialog asks before it discards unsaved choices.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay' }).click();
  await dialog.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Webhook saved');
  await expect(rowOf(page, '/second').first()).toContainText('Categories');
});
