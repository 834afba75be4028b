import { type Browser, expect, type Page } from '@playwright/test';
import { axeFaults, COLOUR_AND_LAYOUT } from '../axe.ts';
import { type Shop, test } from '../shop-server.ts';
import { noteToasts, type ToastNotes, takeToast } from './note-toasts.ts';

const TOAST_TIMEOUT_MS = 40_000;

/** What the toasts say now. */
export function toasts(page: Page) {
  return page.getByRole('region', { name: 'Messages' }).getByRole('status');
}

/** Waits for a toast with this text, or finds that it came up since the page was opened. Each toast counts once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const isTaken = await page
    .waitForFunction(takeToast, text, { timeout: TOAST_TIMEOUT_MS, polling: 100 })
    .catch((error: Error) => error);
  if (isTaken instanceof Error) expect(await seenToasts(page), isTaken.message).toContain(text);
}

/** Stops the clock of the pages that are opened from now on: their toasts stay, however long a busy machine takes to look. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Every text of a toast since the page was opened, in the order in which they came up. */
export function seenToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { toastNotes: ToastNotes }).toastNotes.seen);
}

/** Waits for the last toast since the page was opened to be this one. Unlike the toast itself, that stays to be looked at. */
export async function expectLastToast(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await seenToasts(page)).at(-1)).toBe(text);
  // A later one takes the place of an earlier one.
  expect(await toasts(page).count()).toBeLessThanOrEqual(1);
}

/** A page in a browser that shares nothing with the first one, such as somebody else's. */
export async function openElsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(noteToasts);
  return context.newPage();
}

/** Notes every call that the page makes from now on: whatever is sent, or asked of the server's data. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = `${request.method()} ${request.url()}`;
    if (!call.startsWith('GET ') || /\/graphql$|\/api\//.test(call)) calls.push(call);
  });
  return calls;
}

/** Adds categories through the REST facade, the first one first. */
export async function addCategories(shop: Shop, ...names: string[]): Promise<void> {
  for (const name of names) {
    const answer = await fetch(`${shop.url}/api/category/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    expect(answer.status).toBe(200);
  }
}

const AXE_TIMEOUT_MS = 180_000;

/** Each colour scheme once, and with them both a desk and a phone; what depends on neither is looked at once. */
const AXE_RUNS = [
  { colorScheme: 'dark', width: 390, only: undefined },
  { colorScheme: 'light', width: 1366, only: COLOUR_AND_LAYOUT },
] as const;

/** axe finds nothing on the page as it stands. */
export async function expectAxeFindsNothing(page: Page): Promise<void> {
  // axe reads every element, which takes a busy machine its time.
  test.setTimeout(AXE_TIMEOUT_MS);
  // A screen comes after its frame: without it there is nothing to look at, and no heading.
  await expect(page.locator('h1').first()).toBeVisible();
  for (const { colorScheme, width, only } of AXE_RUNS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page, only), `${width} px, ${colorScheme}`).toEqual([]);
  }
}

/** At no width does anything stand over the page's edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
  }
}
