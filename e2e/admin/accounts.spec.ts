import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { codeOf } from '../../graphql-server/test/accounts/authenticator.ts';
import { ShopServer, test as shopTest } from '../shop-server.ts';
import { expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';

const PASSWORD = 'indigo-loom-at-dawn';

/** A shop of its own for each test: accounts would close that of the others. */
const test = shopTest.extend<{ ownShop: ShopServer }>({
  // The shared one has put a database on the PATH.
  ownShop: async ({ server: _ }, use) => {
    const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'accounts-')));
    const shop = new ShopServer(dataDir);
    await shop.start();
    await use(shop);
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
});

async function becomeOwner(page: Page, { url }: ShopServer): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByRole('link', { name: 'Make the first one' }).click();
  await page.getByLabel('Email').fill('meera@mela.example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

async function login(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Somebody else at another browser, who follows the link of an invitation. */
async function invite(page: Page, browser: Browser, { url }: ShopServer, email: string, role: string) {
  await page.goto(`${url}/admin/profile?tab=moderators`);
  await page.getByLabel('Email of a new moderator').fill(email);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByText(/#invitation=/).textContent();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link ?? '');
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Signup' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  return other;
}

test('the first owner closes an open admin, and an invited viewer looks without changing anything', async ({
  page,
  browser,
  ownShop,
}) => {
  await page.goto(`${ownShop.url}/admin`);
  await expect(
    page.getByText('No account yet: whoever reaches this admin may change the shop.'),
  ).toBeVisible();
  await becomeOwner(page, ownShop);
  await expect(page.getByText('No account yet')).toHaveCount(0);
  await page.goto(`${ownShop.url}/admin/category`);
  await page.getByLabel('Name').fill('Handbags');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expectToast(page, 'Category added successfully');

  const viewer = await invite(page, browser, ownShop, 'ravi@mela.example', 'Viewer');
  await expect(viewer.getByRole('button', { name: 'Ravi account menu' })).toBeVisible();
  await viewer.goto(`${ownShop.url}/admin/category`);
  await expect(viewer.getByRole('cell', { name: 'Handbags', exact: true })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Create category' })).toBeDisabled();
  await expect(viewer.getByRole('button', { name: 'Delete Handbags' })).toBeDisabled();
  await viewer.goto(`${ownShop.url}/admin/addproduct`);
  await expect(viewer.getByRole('button', { name: 'Publish' })).toBeDisabled();

  await page.goto(`${ownShop.url}/admin/profile?tab=moderators`);
  await page.getByLabel('Role of ravi@mela.example').selectOption('Editor');
  await expectToast(page, 'Role changed');
  await viewer.goto(`${ownShop.url}/admin/category`);
  await expect(viewer.getByRole('button', { name: 'Create category' })).toBeEnabled();
});

test('whoever is not signed in comes to the login, and from there to where they wanted', async ({
  page,
  browser,
  ownShop,
}) => {
  await becomeOwner(page, ownShop);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${ownShop.url}/admin/allproducts?sort=name`);
  await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await login(other, 'meera@mela.example');
  await expect(other).toHaveURL(`${ownShop.url}/admin/allproducts?sort=name`);
  await expect(other.getByRole('heading', { level: 1, name: 'Product List' })).toBeVisible();
  await other.getByRole('button', { name: 'Meera account menu' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('a session that ends in a form keeps the form: after signing in again it goes on', async ({
  page,
  ownShop,
}) => {
  await becomeOwner(page, ownShop);
  await page.goto(`${ownShop.url}/admin/category`);
  await page.getByLabel('Name').fill('Woollens');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Email')).toHaveValue('meera@mela.example');
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText('The email or the password is wrong.')).toBeVisible();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Category added successfully');
  await expect(page.getByRole('cell', { name: 'Woollens', exact: true })).toBeVisible();
});

test('a second factor asks for a code, and a recovery code takes its place', async ({ page, ownShop }) => {
  await becomeOwner(page, ownShop);
  await page.goto(`${ownShop.url}/admin/profile?tab=admin-account`);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await page.getByLabel('Code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = (await page.getByText(/^([0-9a-f]{4}-){3}[0-9a-f]{4}\n/).textContent())?.split('\n') ?? [];
  expect(codes).toHaveLength(10);

  await page.context().clearCookies();
  await page.goto(`${ownShop.url}/admin`);
  await login(page, 'meera@mela.example');
  const code = page.getByLabel('Code of your authenticator app, or a recovery code');
  await expect(code).toBeFocused();
  // The first one was taken already: of each half minute one is.
  await code.fill(codeOf(secret, { isNext: true }));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${ownShop.url}/admin`);
  await login(page, 'meera@mela.example');
  await code.fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('the live screens fit every width, and axe finds nothing on them', async ({ page, ownShop }) => {
  await becomeOwner(page, ownShop);
  for (const tab of ['general', 'moderators', 'admin-account']) {
    await page.goto(`${ownShop.url}/admin/profile?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAxeFindsNothing(page);
  }
  await page.context().clearCookies();
  await page.goto(`${ownShop.url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
});
