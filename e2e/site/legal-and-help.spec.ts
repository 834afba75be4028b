import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './site-server.ts';

const PAGES = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms & Conditions'],
  ['/help', 'Help'],
  ['/404.html', 'Oops! Page not found'],
] as const;

for (const [path, title] of PAGES) {
  test(`${path} is headed "${title}"`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  for (const width of [320, 768, 1366]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on ${path} at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    }
  }
}

test('an unknown path answers 404 with the not-found page', async ({ request }) => {
  const answer = await request.get('/no/such/page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Oops! Page not found');
});

test('the not-found page leads back to the home page', async ({ page }) => {
  await page.goto('/404.html');
  await page.getByRole('link', { name: 'Back to main' }).click();
  await expect(page).toHaveURL('/');
});

test('a question of the help page opens its answer', async ({ page }) => {
  await page.goto('/help#faq');
  await page.getByText('Do I need an account?').click();
  await expect(page.getByText('You can order without one')).toBeVisible();
});
