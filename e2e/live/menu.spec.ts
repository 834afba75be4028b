import { expect, type Page } from '@playwright/test';
import { coveredBy } from '../covered-by.ts';
import { test } from '../site/site-server.ts';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { showShop } from './show-shop.ts';

/** The category names of `npm run seed`; all five fit from 1366 px. */
const SEED = ['Mobile', "Women's Fashion", "Men's Fashion", 'Electronics', 'Two Wheelers'];
const LONG = 'Handwoven sarees, dupattas, stoles and everything for a wedding';

/** Shows a shop with these categories, each with two subcategories. */
async function showCategories(page: Page, names: readonly string[]): Promise<void> {
  const top = names.map((name, position) => categoryOf({ id: `top-${position}`, name, position }));
  const below = top.flatMap(({ id, name }) =>
    ['first', 'second'].map((part) =>
      categoryOf({ id: `${id}-${part}`, name: `${part} of ${name}`, parentId: id }),
    ),
  );
  const products = below.map(({ id }, index) => productOf(index, { categoryId: id }));
  await showShop(page, catalogueOf(0, { categories: [...top, ...below], products }));
}

const bar = (page: Page) => page.getByRole('banner').locator('.menu > li:visible');
const more = (page: Page) => bar(page).filter({ hasText: /^\s*More/ });

/** The accessible names of the bar's entries. */
const namesIn = async (page: Page) =>
  (await bar(page).locator('> a, > details > summary').allInnerTexts()).map((name) => name.trim());

test('at 1366 and 1920 px the bar shows all five categories of the seed', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await showCategories(page, SEED);
  await page.goto('/help');
  expect(await namesIn(page)).toEqual(SEED);
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // Poll, because the bar adapts to its width a moment later.
    await expect.poll(() => namesIn(page), `${width} px`).toEqual(SEED);
  }
});

for (const [count, name] of [
  [0, 'Shelf'],
  [1, 'Shelf'],
  [2, LONG],
  [30, 'Shelf'],
  [30, LONG],
] as const) {
  test(`of ${count} categories named like "${name}" the bar shows those that fit, and "More" the others`, async ({
    page,
  }) => {
    const names = Array.from({ length: count }, (_, index) => `${index} ${name}`);
    await page.setViewportSize({ width: 992, height: 800 });
    await showCategories(page, names);
    await page.goto('/help');
    for (const width of [992, 1366, 1920, 992]) {
      await page.setViewportSize({ width, height: 800 });
      // All entries in order, each once.
      const all = bar(page).locator(
        '> a > span, > details > summary > span, > details > ul > li > .menu__group > summary > span',
      );
      await expect(all).toHaveText(names);
      await expect(more(page)).toHaveCount(count === 30 ? 1 : 0);
      const middles = await bar(page).evaluateAll((entries) =>
        entries.map((entry) => {
          const { top, bottom } = entry.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect(Math.max(...middles) - Math.min(...middles), `${width} px: one row`).toBeLessThanOrEqual(1);
      const search = await page.getByRole('banner').getByRole('searchbox').boundingBox();
      const ends = await bar(page).evaluateAll((entries) =>
        entries.map((entry) => entry.getBoundingClientRect().right),
      );
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(search?.x ?? 0);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
}

test('"More" has the second level, by mouse and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await showCategories(
    page,
    Array.from({ length: 12 }, (_, index) => `Shelf ${index} of the shop`),
  );
  await page.goto('/help');
  const entry = more(page).locator('> details > summary');
  const shelf = more(page).locator('summary', { hasText: 'Shelf 11 of the shop' });
  const link = page.getByRole('banner').getByRole('link', { name: 'second of Shelf 11 of the shop' });
  await entry.click();
  await shelf.click();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/category/top-11-second');
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(page.locator('astro-island[ssr] .category-menu')).toHaveCount(0);
  await entry.focus();
  await expect(async () => {
    await entry.focus();
    await page.keyboard.press('ArrowUp');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'All Shelf 11 of the shop' }),
    ).toBeFocused({
      timeout: 1_000,
    });
  }).toPass();
  await page.keyboard.press('Home');
  await expect(more(page).locator('.menu__items summary').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bar(page).first().locator('summary')).toBeFocused();
  await expect(page.locator('.menu > li > details[open]')).toHaveCount(0);
});

test('every open entry is fully on the screen, with and without images', async ({ page }) => {
  await showCategories(page, SEED);
  for (const width of [992, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/help');
    for (const entry of await bar(page).all()) {
      await entry.locator('summary').first().click();
      await expect(entry.locator('details > ul').first()).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the phone panel lists every category with products, and its subcategories', async ({ page }) => {
  const names = Array.from({ length: 30 }, (_, index) => `Shelf ${index}`);
  await page.setViewportSize({ width: 390, height: 800 });
  await showCategories(page, names);
  await page.goto('/help');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel.locator('summary')).toHaveText(names.map((name) => new RegExp(`^\\s*${name}\\s*$`)));
  await panel.locator('summary', { hasText: 'Shelf 29' }).click();
  await expect(panel.getByRole('link', { name: 'second of Shelf 29' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1366, height: 800 } });

  test('the bar wraps, and all categories can be reached', async ({ page }) => {
    await showCategories(
      page,
      Array.from({ length: 12 }, (_, index) => `Shelf ${index} of the shop`),
    );
    await page.goto('/help');
    await bar(page).last().locator('summary').click();
    await expect(page.getByRole('link', { name: 'second of Shelf 11 of the shop' })).toBeInViewport({
      ratio: 1,
    });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open search of a live shop covers no header icon on a phone (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await showShop(page, catalogueOf(3));
    await page.goto('/');
    for (const width of [320, 390, 767]) {
      await page.setViewportSize({ width, height: 800 });
      const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search for items' });
      await field.click();
      expect((await field.boundingBox())?.width, `${width} px`).toBeGreaterThan(width - 70);
      expect(await coveredBy(page, field), `${width} px`).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist' })).toBeFocused();
    }
  });
}
