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

  for (const width of [390, 1366]) {
    test(`every tab shows its own panel, and only that, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/account');
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText(['Hello Rhea!']);
      for (const [tab, heading] of TABS) {
        await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: tab }).click();
        await expect(headings).toHaveText([heading]);
      }
      await page.goBack();
      await expect(headings).toHaveText(['My Address']);
    });
  }

  test('the tab that is shown stands out', async ({ page }) => {
    await page.goto('/account#orders');
    const weights = await page
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).fontWeight));
    expect(weights).toEqual(['500', '600', '500', '500', '500', '500']);
  });

  test('an order is tracked by Order ID and Billing email, which go nowhere', async ({ page }) => {
    await page.goto('/account#track');
    const traffic = await trafficOf(page, async () => {
      await page.getByLabel('Order ID').fill('1357');
      await page.getByLabel('Billing email').fill('rhea@mela.example');
      await page.getByRole('button', { name: 'Track' }).click();
    });
    expect(traffic).toEqual([]);
  });

  test('details that are not complete are not accepted, and complete ones go nowhere', async ({ page }) => {
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

test('the addresses for the bill and the parcel each have an Edit, which does nothing', async ({ page }) => {
  await page.goto('/account#address');
  for (const title of ['Billing Address', 'Shipping Address']) {
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('group').or(card.locator('address'))).toContainText('Rhea Kapoor');
    const edit = card.getByRole('button', { name: `Edit: ${title}` });
    expect(await trafficOf(page, () => edit.click())).toEqual([]);
  }
});

test('choosing a tab does not move the page on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await page.goto('/account');
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Account details' })
    .click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('by keyboard: Enter opens a tab, which is then said to be the current one', async ({ page }) => {
  await page.goto('/account');
  const tabs = page.getByRole('navigation', { name: 'Account' });
  const current = tabs.locator('[aria-current="page"]');
  await expect(current).toHaveText('Dashboard');
  await tabs.getByRole('link', { name: 'My Address' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'My Address' })).toBeVisible();
  await expect(current).toHaveText('My Address');
  await page.goBack();
  await expect(current).toHaveText('Dashboard');
});
