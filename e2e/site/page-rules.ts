import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './site-server.ts';

const AXE_WIDTHS = [390, 768, 1366];
const WIDTHS = [320, 390, 576, 768, 992, 1024, 1366, 1920];

/** Registers what holds for every page: axe is content, and at no width does anything stand over the edge. */
export function keepsThePageRules(path: string): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} at ${AXE_WIDTHS.join(', ')} px, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      for (const width of AXE_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
        expect(found, `${width} px`).toEqual([]);
      }
    });
  }

  test(`${path} cannot be scrolled sideways from 320 to 1920 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

/** The rows of a table as what is read in each of its cells, spaces evened out. */
export async function readTable(page: Page, name: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name }).getByRole('row').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('th, td').allInnerTexts();
      return cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
    }),
  );
}

/** Fetched by the browser when it likes, for the tab; it carries nothing that was typed. */
const TAB_ICON = /\/icon\.[^/]+\.svg$/;

/** The requests a page makes, and the addresses it goes to, while something is done on it. */
export async function trafficOf(page: Page, action: () => Promise<void>): Promise<string[]> {
  const traffic: string[] = [];
  const note = (request: { url(): string }) => {
    if (!TAB_ICON.test(request.url())) traffic.push(request.url());
  };
  const before = page.url();
  page.on('request', note);
  await action();
  await page.waitForTimeout(250);
  page.off('request', note);
  return page.url() === before ? traffic : [...traffic, page.url()];
}
