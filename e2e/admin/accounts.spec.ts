import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { codeOf } from '../../graphql-server/test/accounts/authenticator.ts';
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
  signIn,
  signInAgain,
  test,
} from './accounts-page.ts';
import { expectAxeFindsNothing, expectNoSidewaysScroll, expectToast, openElsewhere } from './admin-page.ts';
import { fillFields, photo, picker } from './product-form-page.ts';
import { titles } from './products-page.ts';

test('the first owner closes an open admin, and an invited viewer looks without changing anything', async ({
  page,
  browser,
  ownShop,
}) => {
  await page.goto(`${ownShop.url}/admin`);
  await expect(
    page.getByText('No account yet: whoever reaches this admin may change the shop.'),
  ).toBeVisible();
  const atWork = await openElsewhere(browser);
  await atWork.goto(`${ownShop.url}/admin/category`);
  await atWork.getByLabel('Name').fill('Handbags');
  await becomeOwnerOnScreen(page);
  await expect(page.getByText('No account yet')).toHaveCount(0);
  // Nobody presses anything there: what is read now and then notices.
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
  await viewer.goto(`${ownShop.url}/admin/addproduct`);
  await expect(viewer.getByRole('button', { name: 'Publish' })).toBeDisabled();

  await page.goto(`${ownShop.url}/admin/profile?tab=moderators`);
  const role = page.getByRole('combobox', { name: 'Role of ravi@mela.example' });
  await role.focus();
  await page.keyboard.press('ArrowUp');
  await expect(role).toHaveValue('EDITOR');
  // A key only chooses.
  expect(await call(page, '{ operators { role } }')).toMatchObject({
    data: { operators: [{ role: 'OWNER' }, { role: 'VIEWER' }] },
  });
  await page.getByRole('button', { name: 'Apply the role of ravi@mela.example' }).click();
  await confirmWithPassword(page, 'Change role', 'Apply');
  await expectToast(page, 'Role changed');
  await viewer.goto(`${ownShop.url}/admin/category`);
  await expect(viewer.getByRole('button', { name: 'Create category' })).toBeEnabled();
  await page.getByRole('link', { name: 'History of ravi@mela.example' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed role' })).toContainText(
    'Cannot be undone',
  );
});

test('whoever is not signed in comes to the login, and from there to where they wanted', async ({
  page,
  browser,
  ownShop,
}) => {
  await becomeOwner(page);
  const other = await openElsewhere(browser);
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
  await becomeOwner(page);
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

test('a session that ends loses no product with its images, no file and no list', async ({
  page,
  ownShop,
}) => {
  await becomeOwner(page);
  await call(page, 'mutation { createCategory(input: { name: "Bags" }) { id } }');
  await page.goto(`${ownShop.url}/admin/addproduct`);
  await fillFields(page, 'Bags');
  // More than the server reads of what it refuses.
  await picker(page).setInputFiles([await photo('front.png', 1100, 1100), await photo('back.png')]);
  await endSession(page);
  await page.getByRole('button', { name: 'Publish' }).click();
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

  // Nobody presses anything: what is read now and then notices.
  await endSession(page);
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await signInAgain(page);
  await expect(titles(page)).toHaveText(['Kanpur satchel']);
});

test('an editor and a viewer side by side: one changes, the other sees it and changes nothing', async ({
  page,
  browser,
  ownShop,
}) => {
  await becomeOwner(page);
  const editor = await invite(page, browser, 'anil@mela.example', 'EDITOR');
  const viewer = await invite(page, browser, 'ravi@mela.example', 'VIEWER');
  await call(editor, 'mutation { createCategory(input: { name: "Bags" }) { id } }');
  await editor.goto(`${ownShop.url}/admin/addproduct`);
  await fillFields(editor, 'Bags');
  await picker(editor).setInputFiles([await photo('front.png')]);
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expectToast(editor, 'Product added successfully');

  await viewer.goto(`${ownShop.url}/admin/allproducts`);
  await expect(viewer.getByText('Your account may look at everything and change nothing.')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Import' })).toBeDisabled();
  await viewer.getByRole('checkbox', { name: 'Select Kanpur leather tote' }).check();
  const bar = viewer.getByRole('region', { name: 'Selected products' });
  await expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(bar.getByLabel('Badge of the selected products')).toBeDisabled();
  await viewer.getByRole('link', { name: 'Edit Kanpur leather tote' }).click();
  await expect(viewer.getByLabel('Title')).toHaveValue('Kanpur leather tote');
  await expect(viewer.getByRole('button', { name: 'Update' })).toBeDisabled();

  await editor.goto(viewer.url());
  await editor.getByLabel('Title').fill('Kanpur satchel');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expectToast(editor, 'Product updated successfully');
  await viewer.reload();
  await expect(viewer.getByLabel('Title')).toHaveValue('Kanpur satchel');

  const FORBIDDEN = [{ extensions: { code: 'FORBIDDEN' } }];
  const id = viewer.url().split('/').at(-1);
  expect(await call(viewer, `mutation { deleteProduct(id: "${id}") { id } }`)).toMatchObject({
    errors: FORBIDDEN,
  });
  expect(await call(editor, '{ operators { email } }')).toMatchObject({ errors: FORBIDDEN });
  await editor.goto(`${ownShop.url}/admin/profile?tab=moderators`);
  await expect(editor.getByText('Who may work in this admin is for its owners to say.')).toBeVisible();
});

test('a second factor asks for a code, and a recovery code takes its place', async ({ page, ownShop }) => {
  await becomeOwner(page);
  await page.goto(`${ownShop.url}/admin/profile?tab=admin-account`);
  await page.getByRole('tabpanel').getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is wrong, or was used already.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = (await page.getByText(/^([0-9a-f]{4}-){3}[0-9a-f]{4}\n/).textContent())?.split('\n') ?? [];
  expect(codes).toHaveLength(10);

  await forgetSession(page);
  await page.goto(`${ownShop.url}/admin`);
  await login(page, 'meera@mela.example');
  const code = page.getByLabel('Code of your authenticator app, or a recovery code');
  await expect(code).toBeFocused();
  // The first one was taken already: of each half minute one is.
  await code.fill(codeOf(secret, { isNext: true }));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await forgetSession(page);
  await page.goto(`${ownShop.url}/admin`);
  await login(page, 'meera@mela.example');
  await code.fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a passkey logs in by itself, and no more once it is removed', async ({ page, ownShop }) => {
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

  // The device chooses at once what the browser offers for the email.
  await forgetSession(page);
  await page.goto(`${ownShop.url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // A browser that offers none there.
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
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  const sure = page.getByRole('dialog', { name: 'Remove Laptop' });
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Passkey removed');
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();

  await forgetSession(page);
  await page.goto(`${ownShop.url}/admin`);
  await signIn.click();
  await expect(page.getByText('This passkey was not taken: try again, or use the password.')).toBeVisible();
});

test('whoever has forgotten the password sets another one by a link of an owner, once', async ({
  page,
  browser,
  ownShop,
}) => {
  await becomeOwner(page);
  const asha = await invite(page, browser, 'asha@mela.example', 'EDITOR');
  await page.goto(`${ownShop.url}/admin/profile?tab=moderators`);
  await page.getByRole('button', { name: 'Reset link for asha@mela.example' }).click();
  await confirmWithPassword(page, 'Reset link', 'Make link');
  const link = (await page.getByText(/reset-password#/).textContent()) ?? '';
  const elsewhere = await openElsewhere(browser);
  await elsewhere.goto(link);
  const password = elsewhere.getByLabel('New password, at least 12 characters');
  await password.fill('password1234');
  await elsewhere.getByRole('button', { name: 'Set password' }).click();
  await expect(elsewhere.getByText('This password is among the most common ones')).toBeVisible();
  await password.fill('another-loom-at-dusk');
  await elsewhere.getByRole('button', { name: 'Show what is typed' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expectAxeFindsNothing(elsewhere);
  await elsewhere.getByRole('button', { name: 'Set password' }).click();
  await expect(elsewhere.getByText('The password of asha@mela.example is set.')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Login' }).click();
  await elsewhere.getByLabel('Email').fill('asha@mela.example');
  await elsewhere.getByLabel('Password').fill('another-loom-at-dusk');
  await elsewhere.getByRole('button', { name: 'Login' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await asha.goto(`${ownShop.url}/admin`);
  await expect(asha.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await asha.goto(link);
  await asha.getByLabel('New password, at least 12 characters').fill('yet-another-loom');
  await asha.getByRole('button', { name: 'Set password' }).click();
  await expect(asha.getByText('This link is not valid any more')).toBeVisible();
});

test('one sees where one is signed in, and signs out elsewhere', async ({ page, browser, ownShop }) => {
  await becomeOwner(page);
  const others = await Promise.all(
    [0, 1, 2].map(async () => {
      const other = await openElsewhere(browser);
      await signIn(other);
      return other;
    }),
  );
  await page.goto(`${ownShop.url}/admin/profile?tab=admin-account`);
  const signOut = page.getByRole('button', { name: /^Sign out Chrome/ });
  await expect(signOut).toHaveCount(3);
  await signOut.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Session ended');
  await expect(signOut).toHaveCount(2);
  await expect(signOut.first()).toBeFocused();
  await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(signOut).toHaveCount(0);
  for (const other of others) {
    await other.goto(`${ownShop.url}/admin/profile`);
    await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  }
  await expect(page.getByText('This one')).toBeVisible();
});

test('tables of accounts keep their buttons on one line at every width', async ({
  page,
  browser,
  ownShop,
}) => {
  await becomeOwner(page);
  await invite(page, browser, `${'a-very-long-name-'.repeat(3)}@mela.example`, 'EDITOR');
  const name = 'A token with a name that is as long as the names that people give';
  const token = `name: "${name}", scopes: [READ, CATALOGUE, CONTENT, PUBLISH], password: "${PASSWORD}"`;
  await call(page, `mutation { createApiToken(${token}) { secret } }`);
  for (const tab of ['moderators', 'admin-account']) {
    await page.goto(`${ownShop.url}/admin/profile?tab=${tab}`);
    await expect(page.getByRole('table').last()).toBeVisible();
    // It is there once another role is chosen.
    const role = page.getByRole('combobox', { name: 'Role of a-very-long-name' });
    if (tab === 'moderators') await role.selectOption('Viewer');
    for (const width of [320, 390, 768, 900, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      const lines = await textLines(page.locator('.moderators__table .button:visible'));
      const isCutOff = await page.getByRole('tabpanel').evaluate((panel) => {
        const edge = panel.getBoundingClientRect().right + 1;
        return [...panel.querySelectorAll('table, .button')].some(
          (one) => one.getBoundingClientRect().right > edge,
        );
      });
      expect(isCutOff, `${tab} at ${width}`).toBe(false);
      expect(Math.max(...lines), `${tab} at ${width}`).toBeLessThanOrEqual(1);
      const rows = await page
        .locator('.row-actions:visible')
        .evaluateAll((lines) =>
          lines.map(
            (line) =>
              new Set(
                [...line.querySelectorAll('.button')].map((one) =>
                  Math.round(one.getBoundingClientRect().top),
                ),
              ).size,
          ),
        );
      expect(Math.max(1, ...rows), `${tab} at ${width}`).toBe(1);
    }
  }
});

test('the live screens fit every width, and axe finds nothing on them', async ({ page, ownShop }) => {
  await becomeOwner(page);
  for (const tab of ['general', 'moderators', 'admin-account']) {
    await page.goto(`${ownShop.url}/admin/profile?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAxeFindsNothing(page);
  }
  await forgetSession(page);
  await page.goto(`${ownShop.url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
});
