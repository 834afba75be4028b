import { type Browser, expect, type Page } from '@playwright/test';
import { type ShopServer, test as shopTest, useOwnShop } from '../shop-server.ts';

export const PASSWORD = 'indigo-loom-at-dawn';

/** A shop of its own for each test: accounts would close that of the others. */
export const test = shopTest.extend<{ ownShop: ShopServer }>({
  ownShop: ({ server }, use) => useOwnShop(server, use),
});

export async function becomeOwner(page: Page, { url }: ShopServer): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByRole('link', { name: 'Make the first one' }).click();
  await page.getByLabel('Email').fill('meera@mela.example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** The session ends elsewhere: by itself after a while, or by an owner. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/** As in a browser that was never here. An answer still under way to the screen would bring its cookie back. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Over the screen, which stays as it is. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Makes a call past the screens, with the rights of whoever is signed in there. */
export function call(
  page: Page,
  query: string,
): Promise<{ data: unknown; errors?: { extensions: object }[] }> {
  return page.evaluate(async (query) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    return (await fetch('/graphql', { method: 'POST', headers, body })).json();
  }, query);
}

export async function login(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** What is asked of an owner before somebody else's account is changed. */
export async function confirmWithPassword(page: Page, title: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}

/** Somebody else at another browser, who follows the link of an invitation. */
export async function invite(page: Page, browser: Browser, { url }: ShopServer, email: string, role: string) {
  await page.goto(`${url}/admin/profile?tab=moderators`);
  await page.getByLabel('Email of a new moderator').fill(email);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption(role);
  await page.getByRole('tabpanel').getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByText(/#invitation=/).textContent();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link ?? '');
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Signup' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  return other;
}
