import { expect, type Locator, type Page, type Request } from '@playwright/test';

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

const LAST_REQUEST = /\/robots\.txt\?last$/;

/** The requests a page makes, and the addresses it goes to, while something is done on it. */
export async function trafficOf(page: Page, action: () => Promise<void>): Promise<string[]> {
  const traffic: string[] = [];
  const note = (request: Request) => {
    if (!isOfThePage(request) && !LAST_REQUEST.test(request.url())) traffic.push(request.url());
  };
  const before = page.url();
  page.on('request', note);
  await action();
  // Whatever the action asked for was asked for before this.
  const answered = page.waitForResponse(LAST_REQUEST);
  await page.evaluate(() => void fetch('/robots.txt?last'));
  await answered;
  page.off('request', note);
  return page.url() === before ? traffic : [...traffic, page.url()];
}

/** The page's own images are fetched when they come near the screen, the tab's icon when the browser likes. */
function isOfThePage(request: Request): boolean {
  return /\/_astro\/[^?]+$/.test(request.url()) && ['image', 'other'].includes(request.resourceType());
}

/** Waits until the islands around some content answer to what is done in them. */
export async function islandHydrated(content: Locator): Promise<void> {
  await expect(content.locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
  await reactSettled(content.page());
}

/**
 * Waits until React has taken over what was just done. It works in message tasks, which keep their order: after some
 * of our own its are done. They go on while the page's clock stands.
 */
export async function reactSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });
}
