import { expect } from '@playwright/test';
import {
  AWAKE_SCRIPT_BUDGET,
  PAGE_BUDGETS,
  PHONE,
  PHONE_BUDGET,
  ROUTES,
  SCRIPT_BUDGET,
} from '../weights/routes.ts';
import { wakeIslands, weighPage } from '../weights/weigh-page.ts';
import { test } from './site-server.ts';

for (const path of ROUTES) {
  test(`${path}: no more script than waits for a touch, and the page within its budget`, async ({ page }) => {
    const { document, scripts } = await weighPage(page, path);
    expect(scripts).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(document).toBeGreaterThan(1_000);
    expect(document).toBeLessThanOrEqual(PAGE_BUDGETS[path] ?? 20_000);
  });
}

for (const path of ['/', '/product/1', '/shop']) {
  test(`${path}: the script of all islands fits its budget`, async ({ page }) => {
    const { scripts } = await weighPage(page, path, () => wakeIslands(page));
    expect(scripts).toBeGreaterThan(SCRIPT_BUDGET);
    expect(scripts).toBeLessThanOrEqual(AWAKE_SCRIPT_BUDGET);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the whole home page fits its budget before it is scrolled', async ({ page }) => {
    const { total, pictures } = await weighPage(page, '/');
    expect(pictures).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(PHONE_BUDGET);
  });
});
