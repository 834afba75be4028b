import type { Locator, Page } from '@playwright/test';

/**
 * Finds out what covers an element.
 * @returns the names of the header's links and buttons whose boxes intersect that of the element
 */
export async function coveredBy(page: Page, element: Locator): Promise<string[]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  const names: string[] = [];
  for (const control of await page.getByRole('banner').locator('a:visible, button:visible').all()) {
    const other = await control.boundingBox();
    if (!other) continue;
    const isBeside = other.x >= box.x + box.width || other.x + other.width <= box.x;
    const isAboveOrBelow = other.y >= box.y + box.height || other.y + other.height <= box.y;
    if (!isBeside && !isAboveOrBelow)
      names.push((await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '');
  }
  return names;
}
