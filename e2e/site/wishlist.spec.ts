import { expect } from '@playwright/test';
import { keepsThePageRules, readTable } from './page-rules.ts';
import { test } from './site-server.ts';

const ROWS = [
  ['Indigo block-print kurta', '₹1,499', 'In Stock', 'Add to cart'],
  ['Drishti 35 rangefinder', '₹38,500', 'Out of stock', 'Contact Us'],
  ['Kanpur two-tone leather tote', '₹3,450', 'In Stock', 'Add to cart'],
  ['Taal keyboard and mouse', '₹2,249', 'In Stock', 'Add to cart'],
] as const;

test('the table has the five columns', async ({ page }) => {
  await page.goto('/wishlist');
  const [head] = await readTable(page, 'Wishlist');
  expect(head).toEqual(['Product', 'Price', 'Stock Status', 'Action', 'Remove']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, price, stock, action] of ROWS) {
    test(`${name} is ${stock}: ${action}`, async ({ page }) => {
      await page.goto('/wishlist');
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText(price);
      await expect(row.getByText(stock, { exact: true })).toBeVisible();
      await expect(row.getByText(action, { exact: true })).toBeVisible();
      await expect(row.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
      await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/product\/\d+$/);
    });
  }
});

test('Contact Us leads to the contact page', async ({ page }) => {
  await page.goto('/wishlist');
  await page.getByRole('link', { name: 'Contact Us about Drishti 35 rangefinder' }).click();
  await expect(page).toHaveURL(/\/contactus$/);
});

test('adding and removing leave the sample as it is', async ({ page }) => {
  await page.goto('/wishlist');
  const before = await readTable(page, 'Wishlist');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  expect(await readTable(page, 'Wishlist')).toEqual(before);
});

test('on a phone a row is a card that names its figures, and still a table to those who hear it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wishlist');
  const rows = page.getByRole('table', { name: 'Wishlist' }).getByRole('row');
  await expect(rows).toHaveCount(1 + ROWS.length);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  const labels = await rows
    .nth(1)
    .locator('td[data-label]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['"Price" / ""', '"Stock Status" / ""']);
});

keepsThePageRules('/wishlist');
