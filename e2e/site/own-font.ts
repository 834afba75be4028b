import type { Page } from '@playwright/test';

/**
 * Waits for the page's own typeface, so that what a test measures next does not depend on how fast it arrives
 * or on what is installed on the machine.
 */
export async function ownFontLoaded(page: Page): Promise<void> {
  const weights = ['400', '500', '600', '700'];
  await page.evaluate(
    (all) => Promise.all(all.map((weight) => document.fonts.load(`${weight} 1rem "DM Sans"`))),
    weights,
  );
}
