import { expect, type Page } from '@playwright/test';

/** On a phone nothing stands over the page's edge, nor with text twice as large. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${page.url()}, text of ${size}`).toBe(390);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
