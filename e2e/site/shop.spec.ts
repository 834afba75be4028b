import { expect } from '@playwright/test';
import { islandHydrated } from './page-actions.ts';
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

  test('a card links to its product, and offers no quick view', async ({ page }) => {
    await page.goto('/shop');
    const card = page.getByRole('article').nth(2);
    await card.hover();
    await expect(card.getByRole('button', { name: /^Compare/ })).toBeVisible();
    await expect(card.getByRole('button', { name: /^Quick view/ })).toBeHidden();
    await card.getByRole('link', { name: 'Indigo block-print kurta' }).click();
    await expect(page).toHaveURL(/\/product\/3$/);
  });

  test('on a phone the filters slide in over the page, and close', async ({ page }) => {
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

test('the quick view shows the product over the listing, in the card’s image, and returns the focus', async ({
  page,
}) => {
  await page.goto('/shop');
  const card = page.getByRole('article').filter({ hasText: 'Indigo block-print kurta' });
  const look = card.getByRole('button', { name: /^Quick view/ });
  const dialog = page.getByRole('dialog', { name: 'Quick view' });
  const image = await card.locator('img').first().getAttribute('srcset');
  await card.hover();
  await islandHydrated(card);
  await look.click();
  await dialog.locator('img').hover({ force: true });
  await expect(dialog.locator('img')).toHaveCSS('opacity', '1');
  await expect(dialog.locator('img')).toHaveAttribute('srcset', image ?? '');
  await expect(dialog).toContainText('Printed by hand in Bagru');
  await expect(dialog.getByRole('link', { name: 'View details' })).toHaveAttribute('href', /\/product\/3$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(look).toBeFocused();
});

test('a touch never loads the second image of a card', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site}/shop`);
  const second = page.locator('.card img + img').first();
  await expect(second).toBeHidden();
  await expect(page.getByRole('button', { name: /^Quick view/ }).first()).toBeVisible();
  await context.close();
});
