import { expect, type Page } from '@playwright/test';
import { test } from './site-server.ts';

test.use({ viewport: { width: 1366, height: 800 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const entry = (page: Page, name: string) =>
  menu(page).locator('summary', { hasText: new RegExp(`^\\s*${name}`) });
const opened = (page: Page) => menu(page).locator('details[open] > summary');

/** Opens a page with a hydrated menu, a stopped clock and no pointer near. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/help');
  await entry(page, 'Electronics').dispatchEvent('pointerover', { pointerType: 'mouse' });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.mouse.move(600, 500);
  await page.clock.pauseAt(60_000);
}

test('the first time a pointer rests on an entry opens it', async ({ page }) => {
  await page.goto('/help');
  await entry(page, 'Electronics').hover();
  await expect(opened(page)).toHaveText(/Electronics/);
});

test('an entry opens for a resting pointer, not for one that crosses it', async ({ page }) => {
  await openWithClock(page);
  await entry(page, 'Electronics').hover();
  await page.clock.runFor(100);
  await entry(page, 'Two Wheelers').hover();
  await page.clock.runFor(100);
  await expect(opened(page)).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(opened(page)).toHaveText(/Two Wheelers/);
});

test('a pointer may cross another entry on its way into the open one; resting there opens the other', async ({
  page,
}) => {
  await openWithClock(page);
  await entry(page, "Women's Fashion").hover();
  await page.clock.runFor(200);
  const from = await entry(page, "Women's Fashion").boundingBox();
  const other = await entry(page, "Men's Fashion").boundingBox();
  if (!from || !other) throw new Error('No menu');
  await page.mouse.move(from.x + from.width - 4, from.y + 10);
  await page.mouse.move(other.x + 12, other.y + 34);
  await page.clock.runFor(200);
  await expect(opened(page)).toHaveText(/Women's Fashion/);
  await page.clock.runFor(200);
  await expect(opened(page)).toHaveText(/^\s*Men's Fashion/);
});

test('a click keeps an entry open that a pointer has opened, and closes it once the pointer has left', async ({
  page,
}) => {
  await openWithClock(page);
  await entry(page, 'Electronics').hover();
  await page.clock.runFor(200);
  await entry(page, 'Electronics').click();
  await expect(opened(page)).toHaveText(/Electronics/);
  await menu(page).getByRole('link', { name: 'Audio', exact: true }).hover();
  await page.clock.runFor(1000);
  await expect(opened(page)).toHaveText(/Electronics/);
  await page.mouse.move(600, 700);
  await page.clock.runFor(1000);
  await expect(opened(page)).toHaveCount(0);
});

test('arrow keys move along the entries and through an open entry, past both ends', async ({ page }) => {
  await page.goto('/help');
  await entry(page, 'Electronics').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const item = (name: string) => menu(page).getByRole('link', { name, exact: true });
  // Repeat this, because the island may be hydrated a moment before it registers its listeners.
  await expect(async () => {
    await entry(page, 'Electronics').focus();
    await page.keyboard.press('ArrowRight');
    await expect(entry(page, 'Two Wheelers')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(item('Petrol Vehicles')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('All Two Wheelers')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(item('Electric Vehicles')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('Mobile')).toBeFocused();
  await expect(opened(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Two Wheelers')).toBeFocused();
});

test('every sub-entry has its own image, and each open entry is fully on the screen', async ({ page }) => {
  await page.goto('/help');
  for (const width of [992, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ["Women's Fashion", "Men's Fashion", 'Electronics', 'Two Wheelers']) {
      await entry(page, name).click();
      const items = menu(page).locator('details[open] .menu__items');
      await expect(items.locator('img')).toHaveCount(name === 'Two Wheelers' ? 2 : 6);
      await expect(items).toBeInViewport({ ratio: 1 });
      const sources = await items
        .locator('img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
      expect(new Set(sources).size).toBe(sources.length);
    }
  }
});
