import { type Browser, expect, type Page } from '@playwright/test';
import { type Shop, test as shopTest, useOwnShop } from '../shop-server.ts';
import { openElsewhere } from './admin-page.ts';

const OWNER = 'meera@mela.example';
export const PASSWORD = 'indigo-loom-at-dawn';

/** A test with a shop of its own, because an account would lock other tests out of a shared shop. */
export const test = shopTest.extend<{ ownShop: Shop }>({
  ownShop: ({ server }, use) => useOwnShop(server, use),
  baseURL: ({ ownShop }, use) => use(ownShop.url),
});

/** Creates the first account without the screens, which take seconds to open on a busy machine. */
export async function becomeOwner(page: Page): Promise<void> {
  await signUp(page, `email: "${OWNER}"`);
}

/** Creates the first account through the screens. */
export async function becomeOwnerOnScreen(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Create the first account' }).click();
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Ends the session elsewhere, as a timeout or an owner would. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/** Clears the cookies. Repeats this, because a pending response could set the cookie again. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Signs in again, in the dialog over the current screen. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Makes an API call without the screens, as the signed-in operator. The test's `baseURL` is the shop. */
export async function call(
  page: Page,
  query: string,
): Promise<{ data: unknown; errors?: { extensions: object }[] }> {
  return (await page.request.post('/graphql', { data: { query } })).json();
}

async function signUp(page: Page, input: string): Promise<void> {
  const query = `mutation { signUp(input: { ${input}, password: "${PASSWORD}" }) { operator { email } } }`;
  expect(await call(page, query)).not.toHaveProperty('errors');
}

export async function login(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Enters the password in the dialog in which an owner confirms the change of another account. */
export async function confirmWithPassword(page: Page, title: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}

/** Creates another operator in another browser by an invitation, without using the screens. */
export async function invite(page: Page, browser: Browser, email: string, role: 'EDITOR' | 'VIEWER') {
  const query = `mutation { inviteOperator(email: "${email}", role: ${role}, password: "${PASSWORD}") { secret } }`;
  const { data } = (await call(page, query)) as { data: { inviteOperator: { secret: string } } };
  const other = await openElsewhere(browser);
  await signUp(other, `email: "${email}", invitation: "${data.inviteOperator.secret}"`);
  return other;
}

/** Invites another person through the screens. The person follows the link in another browser. */
export async function inviteOnScreen(page: Page, browser: Browser, email: string, role: string) {
  await page.goto('/admin/profile?tab=moderators');
  await page.getByLabel('Email of a new team member').fill(email);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption(role);
  await page.getByRole('tabpanel').getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByText(/#invitation=/).textContent();
  const other = await openElsewhere(browser);
  await other.goto(link ?? '');
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Signup' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  return other;
}
