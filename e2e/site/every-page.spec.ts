import { expect } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { test } from './site-server.ts';

const PAGES = [
  '/',
  '/product/1',
  '/product/3#reviews',
  '/category/womens-fashion',
  '/shop',
  '/search?q=kurta',
  '/brand/bagru-works',
  '/wishlist',
  '/compare',
  '/cart',
  '/login',
  '/account',
  '/account#orders',
  '/account#details',
  '/about',
  '/contactus',
  '/help',
  '/privacy',
  '/terms',
  '/404.html',
];

const WIDTHS = [320, 390, 576, 768, 992, 1024, 1366, 1920];

/** Each colour scheme once, and with them both of the layouts there are. */
const AXE_RUNS = [
  { colorScheme: 'light', width: 1366 },
  { colorScheme: 'dark', width: 390 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, light or dark, and nothing stands over its edge`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'text twice as large').toBe(390);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    for (const { colorScheme, width } of AXE_RUNS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFaults(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
}
