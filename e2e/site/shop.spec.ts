import { expect } from '@playwright/test';
import { islandHydrated, trafficOf } from './page-actions.ts';
import { test } from './site-server.ts';

const CARDS = 50;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1366, height: 900 } });

  test(`${CARDS} cards stand in three columns`, async ({ page }) => {
    await page.goto('/shop');
    const cards = page.locator('.card');
    await expect(cards).toHaveCount(CARDS);
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(3);
  });

  test('quick view leads to the product', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('article').nth(2).hover();
    await page.getByRole('link', { name: 'Quick view: Indigo block-print kurta' }).click();
    await expect(page).toHaveURL(/\/product\/3$/);
  });

  test('on a phone the filters come in over the page, and go', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/shop');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(filters).toBeInViewport();
    await page.getByRole('button', { name: 'Close filters' }).click();
    await expect(filters).toBeHidden();
  });
});

test('quick view shows the product over the listing, and gives the focus back', async ({ page }) => {
  await page.goto('/shop');
  const card = page.getByRole('article').filter({ hasText: 'Indigo block-print kurta' });
  const link = card.getByRole('link', { name: /^Quick view/ });
  const dialog = page.getByRole('dialog', { name: 'Quick view' });
  await card.hover();
  await islandHydrated(card);
  await link.click();
  await expect(dialog).toContainText('Printed by hand in Bagru');
  await expect(dialog.getByRole('link', { name: 'View details' })).toHaveAttribute('href', /\/product\/3$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('the slider writes its range into the text field', async ({ page }) => {
  await page.goto('/shop');
  const slider = page.getByRole('slider', { name: 'Highest price' });
  const range = page.getByRole('textbox', { name: 'Range' });
  await expect(range).toHaveValue('₹0 – ₹5,000');
  // At once, so before hydration: nothing of it is lost.
  await slider.press('End');
  await expect(range).toHaveValue('₹0 – ₹10,000');
  await slider.press('Home');
  await expect(range).toHaveValue('₹0 – ₹0');
});

test('choosing, filtering and turning pages leave the sample as it is', async ({ page }) => {
  await page.goto('/shop');
  const before = await page.locator('.card__name').allTextContents();
  const traffic = await trafficOf(page, async () => {
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Release Date');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('All');
  });
  expect(traffic.filter((address) => !address.includes('/_astro/'))).toEqual([]);
  expect(await page.locator('.card__name').allTextContents()).toEqual(before);
});

test('a finger never fetches the second view of a card', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site}/shop`);
  const second = page.locator('.card img + img').first();
  await expect(second).toBeHidden();
  await expect(page.getByRole('link', { name: /^Quick view/ }).first()).toBeVisible();
  await context.close();
});
