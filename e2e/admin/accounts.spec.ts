import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { textLines } from '../text-lines.ts';
import {
  becomeOwner,
  becomeOwnerOnScreen,
  call,
  confirmWithPassword,
  endSession,
  forgetSession,
  invite,
  inviteOnScreen,
  login,
  PASSWORD,
  signInAgain,
  test,
} from './accounts-page.ts';
import { expectAxeFindsNothing, expectNoSidewaysScroll, expectToast, openElsewhere } from './admin-page.ts';
import { fillFields, photo, picker } from './product-form-page.ts';
import { titles } from './products-page.ts';

test('the first owner closes an open admin, and an invited viewer can look but not change anything', async ({
  page,
  browser,
  ownShop,
}) => {
  await page.goto(`${ownShop.url}/admin`);
  await expect(
    page.getByText('The shop has no account yet, so anyone who can open this admin can change the shop.'),
  ).toBeVisible();
  const atWork = await openElsewhere(browser);
  await atWork.goto(`${ownShop.url}/admin/category`);
  await atWork.getByLabel('Name').fill('Handbags');
  await becomeOwnerOnScreen(page);
  await expect(page.getByText('The shop has no account yet')).toHaveCount(0);
  // The user presses nothing: the page notices when it gets the focus.
  await atWork.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect(atWork.getByRole('dialog', { name: 'This shop has accounts now' })).toBeVisible();
  await login(atWork, 'meera@mela.example');
  await atWork.getByRole('button', { name: 'Create category' }).click();
  await expectToast(atWork, 'Category added successfully');

  const viewer = await inviteOnScreen(page, browser, 'ravi@mela.example', 'Viewer');
  await expect(viewer.getByRole('button', { name: 'Ravi account menu' })).toBeVisible();
  await viewer.goto(`${ownShop.url}/admin/category`);
  await expect(viewer.getByRole('cell', { name: 'Handbags', exact: true })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Create category' })).toBeDisabled();
  await expect(viewer.getByRole('button', { name: 'Delete Handbags' })).toBeDisabled();

  await page.goto(`${ownShop.url}/admin/profile?tab=moderators`);
  const role = page.getByRole('combobox', { name: 'Role of ravi@mela.example' });
  await role.focus();
  await page.keyboard.press('ArrowUp');
  await expect(role).toHaveValue('EDITOR');
  // An arrow key only selects a role, and does not save it.
  expect(await call(page, '{ operators { role } }')).toMatchObject({
    data: { operators: [{ role: 'OWNER' }, { role: 'VIEWER' }] },
  });
  await page.getByRole('button', { name: 'Apply the new role of ravi@mela.example' }).click();
  await confirmWithPassword(page, 'Change role', 'Apply');
  await expectToast(page, 'Role changed');
  await viewer.reload();
  await expect(viewer.getByRole('button', { name: 'Create category' })).toBeEnabled();
  await page.getByRole('link', { name: 'Activity of ravi@mela.example' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed role' })).toContainText(
    'Cannot be undone',
  );

  // The login returns to the requested address.
  await viewer.getByRole('button', { name: 'Ravi account menu' }).click();
  await viewer.getByRole('button', { name: 'Logout' }).click();
  await expect(viewer.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await viewer.goto(`${ownShop.url}/admin/allproducts?sort=name`);
  await login(viewer, 'ravi@mela.example');
  await expect(viewer).toHaveURL(`${ownShop.url}/admin/allproducts?sort=name`);
  await expect(viewer.getByRole('heading', { level: 1, name: 'Product List' })).toBeVisible();
});

test('when a session ends, a product with its images, a file and a list are not lost', async ({
  page,
  ownShop,
}) => {
  await becomeOwner(page);
  await call(page, 'mutation { createCategory(input: { name: "Bags" }) { id } }');
  await page.goto(`${ownShop.url}/admin/addproduct`);
  await fillFields(page, 'Bags');
  // The images are larger than the part of a rejected body that the server reads.
  await picker(page).setInputFiles([await photo('front.png', 1100, 1100), await photo('back.png')]);
  await endSession(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const signIn = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(signIn.getByLabel('Email')).toHaveValue('meera@mela.example');
  await expect(signIn.getByLabel('Password')).toBeFocused();
  await signInAgain(page);
  await expectToast(page, 'Product added successfully');

  await page.goto(`${ownShop.url}/admin/allproducts`);
  await expect(titles(page)).toHaveText(['Kanpur leather tote']);
  await endSession(page);
  await page.getByRole('link', { name: 'Export' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), signInAgain(page)]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('Kanpur leather tote');

  await endSession(page);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  const buffer = Buffer.from(file.replace('leather tote', 'satchel'));
  await dialog.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await signInAgain(page);
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog).toContainText('1 changed');
  await page.keyboard.press('Escape');

  // The user presses nothing: the page notices when it gets the focus.
  await endSession(page);
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await signInAgain(page);
  await expect(titles(page)).toHaveText(['Kanpur satchel']);
});

test('a passkey signs in without a password, and no longer once it is removed', async ({ page, ownShop }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const unlocked = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const;
  const options = { protocol: 'ctap2', transport: 'internal', ...unlocked } as const;
  await device.send('WebAuthn.addVirtualAuthenticator', { options });
  await becomeOwner(page);
  await page.goto(`${ownShop.url}/admin/profile?tab=admin-account`);
  await page.getByLabel('Name of the device').fill('Laptop');
  const form = page.locator('form', { hasText: 'Name of the device' });
  await form.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added');
  await expect(page.getByRole('row', { name: 'Laptop' })).toContainText('Never');

  // The virtual device immediately confirms what the browser offers for the email field.
  await forgetSession(page);
  await page.goto(`${ownShop.url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // Simulates a browser that does not offer passkeys in the email field.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await forgetSession(page);
  await page.goto(`${ownShop.url}/admin`);
  await signIn.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto(`${ownShop.url}/admin/profile?tab=admin-account`);
  await expect(page.getByRole('row', { name: 'Laptop' })).not.toContainText('Never');
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  const sure = page.getByRole('dialog', { name: 'Remove Laptop' });
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Passkey removed');
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();

  await forgetSession(page);
  await page.goto(`${ownShop.url}/admin`);
  await signIn.click();
  await expect(
    page.getByText('This passkey was not accepted. Try again, or use your password.'),
  ).toBeVisible();
});

/** Finds out whether anything overflows the page or its panel, and on how many lines the buttons are. */
async function roomForTables(page: Page) {
  const lines = await textLines(page.locator('.moderators__table .button:visible'));
  const found = await page.getByRole('tabpanel').evaluate((panel) => {
    const edge = panel.getBoundingClientRect().right + 1;
    const parts = [...panel.querySelectorAll('table, .button')];
    const rows = [...panel.querySelectorAll('.row-actions')].filter((row) => row.checkVisibility());
    const topsOf = (row: Element) =>
      [...row.querySelectorAll('.button')].map((one) => Math.round(one.getBoundingClientRect().top));
    return {
      isOverThePage: document.documentElement.scrollWidth > innerWidth,
      isCutOff: parts.some((one) => one.getBoundingClientRect().right > edge),
      rows: Math.max(1, ...rows.map((row) => new Set(topsOf(row)).size)),
    };
  });
  return { ...found, lines: Math.max(1, ...lines) };
}

test('the live screens fit every width, buttons in tables stay on one line, and axe finds no problems', async ({
  page,
  browser,
  ownShop,
}) => {
  await becomeOwner(page);
  const other = await invite(page, browser, `${'a-very-long-name-'.repeat(3)}@mela.example`, 'EDITOR');
  await other.context().close();
  const name = 'A token with a name that is as long as the names that people give';
  const token = `name: "${name}", scopes: [READ, CATALOGUE, CONTENT, PUBLISH], password: "${PASSWORD}"`;
  await call(page, `mutation { createApiToken(${token}) { secret } }`);
  for (const tab of ['general', 'moderators', 'admin-account']) {
    await page.goto(`${ownShop.url}/admin/profile?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    if (tab !== 'general') await expect(page.getByRole('table').last()).toBeVisible();
    // The button appears once another role is selected.
    if (tab === 'moderators')
      await page.getByRole('combobox', { name: 'Role of a-very-long-name' }).selectOption('Viewer');
    for (const width of [320, 390, 768, 900, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const asItShouldBe = { isOverThePage: false, isCutOff: false, rows: 1, lines: 1 };
      expect(await roomForTables(page), `${tab} at ${width}`).toEqual(asItShouldBe);
    }
    await expectAxeFindsNothing(page);
  }
  await forgetSession(page);
  for (const [path, heading] of [
    ['', 'Login'],
    ['/reset-password#secret', 'New password'],
  ] as const) {
    await page.goto(`${ownShop.url}/admin${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAxeFindsNothing(page);
  }
});
