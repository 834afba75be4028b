import { expect, type Page } from '@playwright/test';
import { axeFaults, COLOUR_AND_LAYOUT } from '../axe.ts';
import { expectRoomForLargeText } from '../large-text.ts';
import { dialogEntryLeft } from './page-actions.ts';
import { test } from './site-server.ts';

/**
 * The pages, in groups. Those of a group are checked one after the other in one tab, because opening a tab
 * costs more than checking a page.
 */
const PAGES = {
  listings: ['/category/womens-fashion', '/search?q=kurta', '/brand/bagru-works'],
  account: ['/account', '/account#orders', '/account#details', '/login'],
  texts: ['/product/3#reviews', '/contactus', '/help', '/privacy', '/terms', '/404.html'],
};
/** Pages whose images are checked, too. */
const PAGES_WITH_IMAGES = {
  'home and listing': ['/', '/shop'],
  products: ['/product/1', '/product/20', '/about'],
  lists: ['/wishlist', '/compare', '/cart'],
};
const WIDTHS = [320, 390, 576, 768, 992, 1024, 1366, 1920];
const WIDTHS_OF_LAYOUTS = new Set([390, 768, 1366, 1920]);
/** The width at which axe runs all of its rules. In dark mode and on a phone it runs those that depend on colours or width. */
const DESK = 1366;
/** The maximum scale of an image: screen pixels for each image pixel. */
const MOST = 1.2;

for (const [group, paths] of Object.entries(PAGES)) {
  test(`axe finds no problems on pages of ${group}, light or dark, and nothing overflows`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths) await test.step(path, () => expectNoFaults(page, path));
  });
}

test.describe('at double density', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const [group, paths] of Object.entries(PAGES_WITH_IMAGES)) {
    test(`axe finds no problems on pages of ${group}, light or dark, nothing overflows, and no image is upscaled beyond ${MOST}`, async ({
      page,
    }) => {
      test.slow();
      for (const path of paths) await test.step(path, () => expectNoFaults(page, path, expectSharpImages));
    });
  }

  test('no image of a quick view, and no enlarged image, is upscaled either', async ({ page }) => {
    await page.goto('/shop');
    const card = page.getByRole('article').first();
    const quickView = page.getByRole('dialog', { name: 'Quick view' });
    for (const width of WIDTHS_OF_LAYOUTS) {
      await page.setViewportSize({ width, height: 1080 });
      await card.hover();
      await card.getByRole('button', { name: /^Quick view/ }).click();
      await expect(quickView.locator('img')).toBeVisible();
      expect(await blownUp(page), `quick view, ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(quickView).toBeHidden();
    }
    await dialogEntryLeft(page);
    await page.goto('/product/1');
    const enlarged = page.getByRole('dialog', { name: 'Enlarged picture' });
    for (const width of WIDTHS_OF_LAYOUTS) {
      await page.setViewportSize({ width, height: 1080 });
      await page.getByRole('button', { name: 'Enlarge picture' }).click();
      await expect(enlarged).toBeVisible();
      expect(await blownUp(page), `enlarged, ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(enlarged).toBeHidden();
    }
  });
});

/** Opens a page and checks it at every width. Problems are collected, so that none hides those of another page. */
async function expectNoFaults(page: Page, path: string, look?: typeof expectSharpImages): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  // From narrow to wide, because a browser that has a large file does not load a smaller one.
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, `${path}, ${width} px`).toBeLessThanOrEqual(0);
    if (WIDTHS_OF_LAYOUTS.has(width)) await look?.(page, path, width);
    if (width === DESK) expect.soft(await axeFaults(page), `${path}, light, ${width} px`).toEqual([]);
  }
  await expectRoomForLargeText(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFaults(page, COLOUR_AND_LAYOUT), `${path}, dark, on a phone`).toEqual([]);
}

async function expectSharpImages(page: Page, path: string, width: number): Promise<void> {
  expect.soft(await blownUp(page), `${path}, ${width} px`).toEqual([]);
}

/** The images that are upscaled, with their scale. */
function blownUp(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    // After a resize the browser chooses other files, but not at once.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const seen = [...document.images].filter((image) => image.checkVisibility() && image.clientWidth > 0);
    for (const image of seen) image.loading = 'eager';
    // Waits only for the sizes: an image's size is known before the image is decoded, which takes most of the
    // time.
    const loaded = seen.map(async (image) => {
      const ended = (done: () => void) => Object.assign(image, { onload: done, onerror: done });
      if (!image.complete) await new Promise<void>(ended);
      if (image.naturalWidth === 0) throw new Error(`${image.currentSrc} is broken.`);
    });
    await Promise.all(loaded);
    return seen.flatMap((image) => {
      // Take the width in pixels from the file name, because the browser divides an image's size by the
      // density.
      const pixels = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1] ?? Number.POSITIVE_INFINITY);
      const across = image.clientWidth / pixels;
      const down = image.clientHeight / ((pixels * image.naturalHeight) / image.naturalWidth);
      const scale = devicePixelRatio * Math.max(across, down);
      return scale > most + 0.005 ? `${image.currentSrc} × ${scale.toFixed(2)}` : [];
    });
  }, MOST);
}
