import { expect } from '@playwright/test';
import { keepsThePageRules, trafficOf } from './page-rules.ts';
import { test } from './site-server.ts';

const FIELDS = [
  ['Login', 'Email', 'text'],
  ['Login', 'Password', 'password'],
  ['Create an Account', 'Email', 'text'],
  ['Create an Account', 'Password', 'password'],
  ['Create an Account', 'Confirm password', 'password'],
] as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [form, label, type] of FIELDS) {
    test(`${form}: ${label} is required and typed as ${type}`, async ({ page }) => {
      await page.goto('/login');
      const field = page.getByRole('form', { name: form }).getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('type', type);
      await expect(field).toHaveAttribute('required');
    });
  }

  test('Log in only links to the account page', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/account$/);
  });

  test('Submit & Register asks for what is missing and sends nothing', async ({ page }) => {
    await page.goto('/login');
    const form = page.getByRole('form', { name: 'Create an Account' });
    const submit = form.getByRole('button', { name: 'Submit & Register' });
    await submit.click();
    await expect(form.getByLabel('Email')).toBeFocused();
    const traffic = await trafficOf(page, async () => {
      await form.getByLabel('Email').fill('not an address: plain text');
      await form.getByLabel('Password', { exact: true }).fill('one');
      await form.getByLabel('Confirm password').fill('another');
      await submit.click();
    });
    expect(traffic).toEqual([]);
    await expect(form.getByLabel('Confirm password')).toHaveValue('another');
  });

  test('Enter in the login form sends nothing either', async ({ page }) => {
    await page.goto('/login');
    const form = page.getByRole('form', { name: 'Login', exact: true });
    const traffic = await trafficOf(page, async () => {
      await form.getByLabel('Email').fill('rhea');
      await form.getByLabel('Password').fill('secret');
      await form.getByLabel('Password').press('Enter');
    });
    expect(traffic).toEqual([]);
  });
});

for (const name of ['Login With Facebook', 'Login With Google']) {
  test(`${name} can be pressed and does nothing`, async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name });
    expect(await trafficOf(page, () => button.click())).toEqual([]);
  });
}

test('both forms have their checkbox, and the login its way out', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('checkbox', { name: 'I agree to terms & Policy.' }).check();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', /^\//);
});

for (const [width, isSideBySide] of [
  [1366, true],
  [390, false],
] as const) {
  test(`the forms stand ${isSideBySide ? 'side by side' : 'one below the other'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login');
    const [login, register] = await page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(login === register).toBe(isSideBySide);
  });
}

keepsThePageRules('/login');
