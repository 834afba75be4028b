import { expect, type Page } from '@playwright/test';
import { test } from './site-server.ts';

const PAGES = ['/', '/shop', '/product/1', '/product/20', '/wishlist', '/compare', '/cart', '/about'];
const WIDTHS = [390, 768, 1366, 1920];
/** How many pixels of the screen one of an image may fill. */
const MOST = 1.2;

test.use({ deviceScaleFactor: 2 });

/** The images that are drawn larger than their files are good for, with how much. */
function blownUp(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    const seen = [...document.images].filter((image) => image.checkVisibility() && image.clientWidth > 0);
    for (const image of seen) image.loading = 'eager';
    // Its size is known long before it is decoded, which takes most of the time.
    const loaded = seen.map(async (image) => {
      const ended = (done: () => void) => Object.assign(image, { onload: done, onerror: done });
      if (!image.complete) await new Promise<void>(ended);
      if (image.naturalWidth === 0) throw new Error(`${image.currentSrc} is broken.`);
    });
    await Promise.all(loaded);
    return seen.flatMap((image) => {
      // As all files are named: what the browser says of its size is divided by the density.
      const pixels = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1] ?? Number.POSITIVE_INFINITY);
      const across = image.clientWidth / pixels;
      const down = image.clientHeight / ((pixels * image.naturalHeight) / image.naturalWidth);
      const scale = devicePixelRatio * Math.max(across, down);
      return scale > most + 0.005 ? `${image.currentSrc} × ${scale.toFixed(2)}` : [];
    });
  }, MOST);
}

for (const path of PAGES) {
  test(`no image of ${path} is blown up beyond ${MOST} at double density`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await blownUp(page), `${width} px`).toEqual([]);
    }
  });
}

test('nor is that of a quick view, or an enlarged one', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto('/shop');
    const card = page.getByRole('article').first();
    await card.hover();
    await card.getByRole('button', { name: /^Quick view/ }).click();
    await expect(page.getByRole('dialog', { name: 'Quick view' }).locator('img')).toBeVisible();
    expect(await blownUp(page), `quick view, ${width} px`).toEqual([]);
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Enlarge picture' }).click();
    await expect(page.getByRole('dialog', { name: 'Enlarged picture' })).toBeVisible();
    expect(await blownUp(page), `enlarged, ${width} px`).toEqual([]);
  }
});
