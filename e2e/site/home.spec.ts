import { expect } from '@playwright/test';
import { WITH_MOTION } from '../with-motion.ts';
import { carousel } from './carousel.ts';
import { islandHydrated } from './page-actions.ts';
import { test } from './site-server.ts';

test.use(WITH_MOTION);

test('tabs show eight products each, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/');
  const tab = (name: string) => page.getByRole('tab', { name });
  const shown = page.locator('[role=tabpanel]:visible');
  const names = async () => shown.getByRole('heading').allTextContents();
  await expect(tab('Featured')).toHaveAttribute('aria-selected', 'true');
  await expect(shown.locator('.card')).toHaveCount(8);
  const featured = await names();

  await tab('Popular').hover();
  await expect(page.locator('.tabs--hydrated')).toBeVisible();
  await tab('Popular').click();
  await expect(tab('Popular')).toHaveAttribute('aria-selected', 'true');
  await expect(shown).toHaveAccessibleName('Popular');
  await expect(shown.locator('.card')).toHaveCount(8);
  expect(await names()).not.toEqual(featured);

  await page.keyboard.press('ArrowRight');
  await expect(tab('New added')).toBeFocused();
  await expect(shown.locator('.card')).toHaveCount(8);
  await page.keyboard.press('ArrowRight');
  await expect(tab('Featured')).toBeFocused();
  expect(await names()).toEqual(featured);
  await page.keyboard.press('End');
  await expect(tab('New added')).toHaveAttribute('aria-selected', 'true');
});

test('the page uses four fifths of a 1920 px screen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/');
  const { width } = (await page.locator('.product-grid').first().boundingBox()) ?? { width: 0 };
  expect(width / 1920).toBeGreaterThan(0.8);
});

for (const [section, name] of [
  ['Picked for you', 'Indigo block-print kurta'],
  ['New Arrival', 'Jamuni border drape dress'],
] as const) {
  test(`${section} has a quick view`, async ({ page }) => {
    const region = page.getByRole('main').getByRole('region', { name: section });
    const card = region.getByRole('article').filter({ hasText: name, visible: true });
    const dialog = page.getByRole('dialog', { name: 'Quick view' });
    await page.goto('/');
    await card.hover();
    await islandHydrated(card);
    await card.getByRole('button', { name: /^Quick view/ }).click();
    await expect(dialog.getByRole('heading')).toHaveText(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('slides scroll, tabs link to their panels, and no inoperative button is shown', async ({ page }) => {
    await page.goto('/');
    const hero = carousel(page, 'Offers').locator('.carousel__viewport');
    await expect(hero).toHaveCSS('overflow-x', 'auto');
    await expect(page.locator('.carousel__controls').first()).toBeHidden();
    await page.getByRole('tab', { name: 'New added' }).click();
    await expect(page.locator('#new')).toBeVisible();
    await expect(page.locator('#featured')).toBeHidden();
    await expect(page.locator('#new .card')).toHaveCount(8);
  });
});
