import { expect } from '@playwright/test';
import { trafficOf } from './page-actions.ts';
import { test } from './site-server.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Submit & Register asks for missing input and sends nothing, and neither does Enter in the login form', async ({
    page,
  }) => {
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
    const login = page.getByRole('form', { name: 'Login', exact: true });
    const sent = await trafficOf(page, async () => {
      await login.getByLabel('Email').fill('rhea');
      await login.getByLabel('Password').fill('secret');
      await login.getByLabel('Password').press('Enter');
    });
    expect(sent, 'after Enter').toEqual([]);
  });
});

test('signing in with Facebook or Google does nothing, both forms have their checkbox, and the login has its link', async ({
  page,
}) => {
  await page.goto('/login');
  for (const name of ['Login With Facebook', 'Login With Google'])
    expect(await trafficOf(page, () => page.getByRole('button', { name }).click()), name).toEqual([]);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('checkbox', { name: 'I agree to terms & Policy.' }).check();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', /^\//);
});

test('the forms are side by side on a desktop, and one below the other on a phone', async ({ page }) => {
  await page.goto('/login');
  for (const [width, isSideBySide] of [
    [1366, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [login, register] = await page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(login === register, `${width} px`).toBe(isSideBySide);
  }
});
