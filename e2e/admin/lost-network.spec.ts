import { expect, type Page } from '@playwright/test';
import { test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectToast } from './admin-page.ts';

/** Blocks all further scripts, as if the connection were lost or an upgrade had replaced the files. */
async function loseScripts(page: Page, status?: number): Promise<void> {
  await page.route('**/assets/*.js', (route) => (status ? route.fulfill({ status }) : route.abort()));
}

const guard = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const failure = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') });

test('a form asks before it is left offline, and keeps its input', async ({ page, shop, context }) => {
  await page.goto(`${shop.url}/admin/addproduct`);
  const field = page.getByLabel('Title', { exact: true });
  await field.fill('A long afternoon of typing');
  await loseScripts(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'All order' }).click();
  await guard(page).getByRole('button', { name: 'Stay' }).click();
  await expect(field).toHaveValue('A long afternoon of typing');

  // Leaving also fails, because the next screen cannot be loaded.
  await page.getByRole('link', { name: 'All order' }).click();
  await guard(page).getByRole('button', { name: 'Leave' }).click();
  await expectToast(page, 'This could not be opened. Check your connection');
  await expect(field).toHaveValue('A long afternoon of typing');
  expect(new URL(page.url()).pathname).toBe('/admin/addproduct');
});

test('a form whose code for saving cannot be loaded says so before typing starts', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin/addproduct`);
  await expect(page.getByLabel('Title')).toBeVisible();
  await loseScripts(page, 404);
  await page.getByLabel('Title').focus();
  await expectToast(page, 'This could not be opened. Check your connection, or reload the page');
  await page.getByLabel('Description').focus();
  await expect(page.getByText('the admin may have been updated')).toHaveCount(1);
});

test('the Back button asks before it leaves a changed form, and goes back after the confirmation', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin/orderlist`);
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await page.getByRole('link', { name: 'Add product' }).click();
  await page.getByLabel('Title').fill('Kurta');
  await page.goBack();
  await guard(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Kurta');
  await expect(page).toHaveURL(/addproduct$/);
  await page.goBack();
  await guard(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All order' })).toBeVisible();
  await expect(page).toHaveURL(/orderlist$/);
});

test('when a session ends and no further script loads, the sign-in appears over the form', async ({
  page,
  shop,
}) => {
  const errors = [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }];
  await page.goto(`${shop.url}/admin/category`);
  await page.getByLabel('Name', { exact: true }).fill('Sarees');
  await loseScripts(page);
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors } }));
  await page.getByRole('button', { name: 'Create category' }).click();
  const signIn = page.getByRole('dialog', { name: 'This shop has accounts now' });
  await expect(signIn.getByLabel('Password')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sarees');
});

test('when a dialog’s code cannot be loaded, the dialog and its input stay', async ({ page, shop }) => {
  await addCategories(shop, 'Sarees');
  await page.goto(`${shop.url}/admin/category`);
  await page.getByRole('button', { name: 'Edit Sarees' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Category' });
  await dialog.getByLabel('Name').fill('Silk sarees');
  await loseScripts(page);
  await dialog.getByText('More', { exact: true }).click();
  await expectToast(page, 'This could not be opened');
  await expect(dialog.getByLabel('Name')).toHaveValue('Silk sarees');
  await page.unroute('**/assets/*.js');
  await dialog.getByText('More', { exact: true }).click();
  await expect(dialog.getByLabel('Handle')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Silk sarees');
});

test('a screen that cannot be loaded says that the network is lost, and opens on retry', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(`${shop.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'All order' }).click();
  await expect(failure(page)).toContainText('You are offline');
  await expectAxeFindsNothing(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All order' })).toBeVisible();
});

test('after an upgrade a screen whose file is gone says so once, and the menu still works', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loseScripts(page, 404);
  await page.route('**/admin/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/index-[\w-]+\.js/, 'index-newer.js'),
    });
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'All order' }).click();
  await expect(failure(page)).toContainText('A new version of the admin is available');
  await expect(failure(page).getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(loads).toBe(0);
  await page.goBack();
  await expect(failure(page)).toContainText('A new version of the admin is available');
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All order' })).toBeVisible();
});

test('while a slow screen loads, a progress bar appears and the previous screen stays readable', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the screen' })).toBeHidden();
  const { promise: arrives, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrives;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Orders' }).click();
  // The progress bar exists as soon as the link is pressed, but becomes visible only after a delay.
  const delay = await page.getByRole('link', { name: 'All order' }).evaluate(async (link: HTMLElement) => {
    link.click();
    await new Promise(requestAnimationFrame);
    const bar = document.querySelector('[role="progressbar"]');
    return bar && getComputedStyle(bar).animationDelay;
  });
  expect(Number.parseFloat(delay ?? 'none')).toBeLessThan(0.1);
  await expect(page.getByRole('progressbar', { name: 'Loading the screen' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'All order' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the screen' })).toBeHidden();
});

test('Back and reload restore the scroll position', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto(`${shop.url}/admin/seller/card`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('link', { name: 'Detail of Sutra' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Seller profile' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});
