import { expect } from '@playwright/test';
import { HYDRATED_SCRIPT_BUDGET, PHONE, PHONE_BUDGET, SCRIPT_BUDGET } from '../weights/routes.ts';
import { hydrateIslands, weighPage } from '../weights/weigh-page.ts';
import { test } from './site-server.ts';

for (const path of ['/', '/product/1', '/shop']) {
  test(`${path}: the script of all islands fits its budget`, async ({ page }) => {
    const { scripts } = await weighPage(page, path, () => hydrateIslands(page));
    expect(scripts).toBeGreaterThan(SCRIPT_BUDGET);
    expect(scripts).toBeLessThanOrEqual(HYDRATED_SCRIPT_BUDGET);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the whole home page fits its budget before scrolling', async ({ page }) => {
    const { total, images } = await weighPage(page, '/');
    expect(images).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(PHONE_BUDGET);
  });
});
