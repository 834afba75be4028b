import type { Page } from '@playwright/test';

/** Waits for the page's font, so that measurements depend neither on the network nor on installed fonts. */
export async function ownFontLoaded(page: Page): Promise<void> {
  const weights = ['400', '500', '600', '700'];
  await page.evaluate(
    (all) => Promise.all(all.map((weight) => document.fonts.load(`${weight} 1rem "DM Sans"`))),
    weights,
  );
}
