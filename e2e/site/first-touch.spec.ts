import { expect, type Locator, type Page } from '@playwright/test';
import { PHONE } from '../weights/routes.ts';
import { WITH_MOTION } from '../with-motion.ts';
import { carousel, HYDRATED, selected } from './carousel.ts';
import { test } from './site-server.ts';

test.use({ ...PHONE, isMobile: true, ...WITH_MOTION });

/** Prevents hydration until the returned function is called, like a very slow network. */
async function holdIslands(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route(/\/_astro\/react-client\.[^/]+\.js$/, async (route) => {
    isHeld = true;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => isHeld).toBe(true);
    release();
  };
}

/** Swipes across an element, a third of the screen to the left. */
async function swipeLeft(page: Page, element: Locator): Promise<void> {
  const box = await placeOf(element);
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 330);
  for (let x = 310; x >= 50; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
}

/** The position of an element once it is visible and everything above it has been laid out. */
async function placeOf(element: Locator) {
  let box = { y: Number.NaN, height: 0 };
  await expect(async () => {
    await element.scrollIntoViewIfNeeded();
    const former = box;
    box = (await element.boundingBox()) ?? box;
    expect(box.y).toBe(former.y);
  }).toPass({ intervals: [100] });
  return box;
}

test('the first tap on a quick view counts, although its script loads later', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/');
  const card = page.getByRole('main').locator('.card').first();
  await card.getByRole('button', { name: /^Quick view/ }).tap();
  await release();
  const dialog = page.getByRole('dialog', { name: 'Quick view' });
  await expect(dialog.getByRole('heading')).toHaveText('Pavan 125 retro scooter');
  await expect(page).toHaveURL(/\/$/);
});

test('the first tap on a gallery image enlarges it, although its script loads later', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/product/1');
  await page.locator('#view-1').tap();
  await release();
  await expect(page.getByRole('dialog', { name: 'Enlarged picture' })).toBeVisible();
});

test('the first swipe turns the hero, although its script loads later', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/');
  const hero = carousel(page, 'Offers');
  await swipeLeft(page, hero);
  await expect(hero).not.toHaveClass(HYDRATED);
  await release();
  await expect(hero).toHaveClass(HYDRATED);
  await expect.poll(() => selected(hero)).toBe(2);
});

test('the first swipe scrolls a row, and the script continues from there when it loads', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/');
  const row = carousel(page, 'New Arrival');
  await row.scrollIntoViewIfNeeded();
  await swipeLeft(page, row.locator('.carousel__viewport'));
  await expect
    .poll(() => row.locator('.carousel__viewport').evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(300);
  await release();
  await expect(row).toHaveClass(HYDRATED);
  await expect.poll(() => selected(row)).toBe(2);
});
