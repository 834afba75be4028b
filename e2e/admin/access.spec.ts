import { expect } from '@playwright/test';
import { test } from '../shop-server.ts';
import { callsOf, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';

test('Logout opens the login, which has no layout, keeps the theme, and signs in again', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin`);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.getByRole('button', { name: 'Meera S. account menu' }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dark mode', pressed: true })).toBeVisible();

  const calls = callsOf(page);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expectToast(page, 'This is a sample screen. Nothing was sent to Google.');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Username or email')).toBeFocused();
  expect(calls).toEqual([]);

  await page.keyboard.type('meera.s');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  // Skip the button that reveals the password.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // The only requests are the dashboard's, and none contains the input.
  expect(calls.filter((call) => !call.endsWith('/graphql'))).toEqual([]);
});

test('the signup accepts a phone number with its country code, and opens the login', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin/login`);
  await page.getByRole('link', { name: 'Signup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signup' })).toBeVisible();
  await page.getByLabel('Email').fill('new@mela.example');
  await page.getByLabel('Country code').selectOption('+44 United Kingdom');
  await page.getByLabel('Phone').fill('20 7946 0018');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('both screens fit every width, and axe finds no problems', async ({ page, shop }) => {
  for (const path of ['login', 'signup']) {
    await page.goto(`${shop.url}/admin/${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAxeFindsNothing(page);
  }
});
