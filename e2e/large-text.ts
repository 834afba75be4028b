import { expect, type Page } from '@playwright/test';

/**
 * Expects that nothing overflows on a tablet or a phone, even at double text size on the phone. Leaves the
 * page as wide as a phone.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  for (const [wide, size] of [
    [768, '100%'],
    [390, '100%'],
    [390, '200%'],
  ] as const) {
    if (page.viewportSize()?.width !== wide) await page.setViewportSize({ width: wide, height: 900 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${page.url()}, text of ${size}`).toBe(wide);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
