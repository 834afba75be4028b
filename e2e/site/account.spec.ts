import { expect } from '@playwright/test';
import { trafficOf } from './page-actions.ts';
import { test } from './site-server.ts';

const TABS = [
  ['Dashboard', 'Hello Rhea!'],
  ['Orders', 'Your Orders'],
  ['Track Your Order', 'Track Your Order'],
  ['My Address', 'My Address'],
  ['Account details', 'Account details'],
] as const;

const DETAILS = [
  'First name',
  'Last name',
  'Display name',
  'Current password',
  'New password',
  'Confirm password',
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab shows only its own panel, on a phone and on a desktop, and is highlighted', async ({
    page,
  }) => {
    await page.goto('/account');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(['Hello Rhea!']);
    const tabs = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [tab, heading] of TABS) {
        await tabs.filter({ hasText: tab }).click();
        await expect(headings).toHaveText([heading]);
      }
      await page.goBack();
      await expect(headings).toHaveText(['My Address']);
    }
    await tabs.filter({ hasText: 'Orders' }).click();
    const weights = await tabs.evaluateAll((links) => links.map((link) => getComputedStyle(link).fontWeight));
    expect(weights).toEqual(['500', '600', '500', '500', '500', '500']);
  });

  test('tracking and details are validated and then confirmed, but nothing is sent', async ({ page }) => {
    await page.goto('/account#track');
    const tracked = await trafficOf(page, async () => {
      await page.getByLabel('Order ID').fill('1357');
      await page.getByLabel('Billing email').fill('rhea@mela.example');
      await page.getByRole('button', { name: 'Track' }).click();
    });
    expect(tracked).toEqual([]);

    await page.goto('/account#details');
    const field = (label: string) => page.locator('#details').getByLabel(label, { exact: true });
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(page.getByLabel('First name')).toBeFocused();
    const traffic = await trafficOf(page, async () => {
      await field('Email').fill('a@b.example');
      for (const label of DETAILS) await field(label).fill('x');
      await save.click();
    });
    expect(traffic).toEqual([]);
  });
});

test('billing and shipping addresses each have an Edit button, which does nothing', async ({ page }) => {
  await page.goto('/account#address');
  for (const title of ['Billing Address', 'Shipping Address']) {
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('group').or(card.locator('address'))).toContainText('Rhea Kapoor');
    const edit = card.getByRole('button', { name: `Edit: ${title}` });
    expect(await trafficOf(page, () => edit.click())).toEqual([]);
  }
});

test('Enter opens a tab, marks it as current, and does not scroll a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await page.goto('/account');
  const tabs = page.getByRole('navigation', { name: 'Account' });
  const current = tabs.locator('[aria-current="page"]');
  await expect(current).toHaveText('Dashboard');
  await tabs.getByRole('link', { name: 'My Address' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'My Address' })).toBeVisible();
  await expect(current).toHaveText('My Address');
  await tabs.getByRole('link', { name: 'Account details' }).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(current).toHaveText('My Address');
  await page.goBack();
  await expect(current).toHaveText('Dashboard');
});
