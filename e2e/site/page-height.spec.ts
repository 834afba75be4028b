import { expect, type Page } from '@playwright/test';
import { test } from './site-server.ts';

/** The height of a page that has been drawn: before that even what is in sight counts as far below. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollHeight;
  });

/** Scrolls to the end of a page, so slowly that all of it is laid out and drawn on the way. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

for (const path of ['/', '/shop', '/product/1']) {
  test(`${path} is as high before its lower parts are laid out as after, to within 5 %`, async ({ page }) => {
    for (const width of [390, 768, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const before = await heightOf(page);
      await scrollThrough(page);
      const after = await heightOf(page);
      expect(after / before, `${width} px`).toBeGreaterThan(0.95);
      expect(after / before, `${width} px`).toBeLessThan(1.05);
    }
  });
}
