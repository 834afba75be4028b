import { expect } from '@playwright/test';
import { test } from './site-server.ts';

test('a question of the help page opens its answer', async ({ page }) => {
  await page.goto('/help#faq');
  await page.getByText('Do I need an account?').click();
  await expect(page.getByText('You can order without one')).toBeVisible();
});
