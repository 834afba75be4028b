import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The rows of a table as the texts of their cells, with white space normalised. */
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

/** The requests and navigations of a page during an action. */
export async function trafficOf(page: Page, action: () => Promise<void>): Promise<string[]> {
  const traffic: string[] = [];
  const note = (request: Request) => {
    if (!isOfThePage(request) && !LAST_REQUEST.test(request.url())) traffic.push(request.url());
  };
  const before = page.url();
  page.on('request', note);
  await action();
  // This request follows all requests that the action sent.
  const answered = page.waitForResponse(LAST_REQUEST);
  await page.evaluate(() => void fetch('/robots.txt?last'));
  await answered;
  page.off('request', note);
  return page.url() === before ? traffic : [...traffic, page.url()];
}

/**
 * Whether a request belongs to the page itself: it loads images when they come near the screen, and the
 * browser loads the tab's icon at any time.
 */
function isOfThePage(request: Request): boolean {
  return /\/_astro\/[^?]+$/.test(request.url()) && ['image', 'other'].includes(request.resourceType());
}

/** Waits until the islands around some content respond to interaction. */
export async function islandHydrated(content: Locator): Promise<void> {
  await expect(content.locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
  await reactSettled(content.page());
}

/**
 * Waits until the browser has left the history entry of a closed dialog, which happens a moment later; navigating earlier would keep the
 * entry.
 */
export async function dialogEntryLeft(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBeFalsy();
}

/**
 * Waits until React has processed an action. React works in message tasks, which run in order, so its tasks
 * are finished after some tasks of the test. They run even while the page's clock is stopped.
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
