import { expect } from '@playwright/test';
import { readTable } from './page-actions.ts';
import { test } from './site-server.ts';

test('adding and removing leave the sample unchanged', async ({ page }) => {
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

test('on a phone a row is a card with labelled figures, and still a table for screen readers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wishlist');
  const rows = page.getByRole('table', { name: 'Wishlist' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  const labels = await rows
    .nth(1)
    .locator('td[data-label]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['"Price" / ""', '"Stock Status" / ""']);
});
