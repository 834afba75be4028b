import { expect } from '@playwright/test';
import { keepsThePageRules, readTable, trafficOf } from './page-rules.ts';
import { test } from './site-server.ts';

const TABS = [
  ['Dashboard', 'Hello Rhea!'],
  ['Orders', 'Your Orders'],
  ['Track Your Order', 'Track Your Order'],
  ['My Address', 'My Address'],
  ['Account details', 'Account details'],
] as const;

const REQUIRED = [
  ['First name', 'text'],
  ['Last name', 'text'],
  ['Display name', 'text'],
  ['Email', 'email'],
  ['Current password', 'password'],
  ['New password', 'password'],
  ['Confirm password', 'password'],
] as const;

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

  test('the orders name number, date, status and total with item count', async ({ page }) => {
    await page.goto('/account#orders');
    expect(await readTable(page, 'Your Orders')).toEqual([
      ['Order', 'Date', 'Status', 'Total', 'Actions'],
      ['#1357', '14 March 2026', 'Processing', '$125.00 for 2 items', 'View'],
      ['#2468', '27 February 2026', 'Completed', '$364.00 for 5 items', 'View'],
      ['#2366', '5 January 2026', 'Completed', '$280.00 for 3 items', 'View'],
    ]);
  });

  for (const [label, type] of REQUIRED) {
    test(`${label} is required and typed as ${type}`, async ({ page }) => {
      await page.goto('/account#details');
      const field = page.getByLabel(label, { exact: true }).and(page.locator('#details input'));
      await expect(field).toHaveAttribute('required');
      expect(await field.evaluate((input: HTMLInputElement) => input.type)).toBe(type);
    });
  }

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
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(page.getByLabel('First name')).toBeFocused();
    const traffic = await trafficOf(page, async () => {
      for (const [label, type] of REQUIRED)
        await page
          .locator('#details')
          .getByLabel(label, { exact: true })
          .fill(type === 'email' ? 'a@b.example' : 'x');
      await save.click();
    });
    expect(traffic).toEqual([]);
  });
});

test('the addresses for the bill and the parcel each have an Edit', async ({ page }) => {
  await page.goto('/account#address');
  for (const title of ['Billing Address', 'Shipping Address']) {
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('group').or(card.locator('address'))).toContainText('Rhea Kapoor');
    expect(await trafficOf(page, () => card.getByRole('button', { name: `Edit: ${title}` }).click())).toEqual(
      [],
    );
  }
});

test('Logout links to the home page', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/');
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

keepsThePageRules('/account');
keepsThePageRules('/account#orders');
keepsThePageRules('/account#details');
