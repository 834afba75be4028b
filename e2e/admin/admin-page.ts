import { type Browser, expect, type Page } from '@playwright/test';
import { axeFaults, COLOUR_AND_LAYOUT } from '../axe.ts';
import { type Shop, test } from '../shop-server.ts';
import { noteToasts, type ToastNotes, takeToast } from './note-toasts.ts';

const TOAST_TIMEOUT_MS = 40_000;

/** The texts of the current toasts. */
export function toasts(page: Page) {
  return page.getByRole('region', { name: 'Messages' }).getByRole('status');
}

/**
 * Waits for a toast with this text, which may have appeared at any time since the page was opened. Each toast
 * counts once.
 */
export async function expectToast(page: Page, text: string): Promise<void> {
  const isTaken = await page
    .waitForFunction(takeToast, text, { timeout: TOAST_TIMEOUT_MS, polling: 100 })
    .catch((error: Error) => error);
  if (isTaken instanceof Error) expect(await seenToasts(page), isTaken.message).toContain(text);
}

/** Stops the clock of pages opened from now on, so that their toasts stay, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The texts of all toasts since the page was opened, in order. */
export function seenToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { toastNotes: ToastNotes }).toastNotes.seen);
}

/** Waits until this is the last toast since the page was opened. Unlike the toast itself, the record does not disappear. */
export async function expectLastToast(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await seenToasts(page)).at(-1)).toBe(text);
  // A later toast replaces the previous one.
  expect(await toasts(page).count()).toBeLessThanOrEqual(1);
}

/** A page in a separate browser context, such as another operator's. */
export async function openElsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(noteToasts);
  return context.newPage();
}

/** Records every request of the page from now on that sends data or reads the server's data. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = `${request.method()} ${request.url()}`;
    if (!call.startsWith('GET ') || /\/graphql$|\/api\//.test(call)) calls.push(call);
  });
  return calls;
}

/** Adds categories through the REST facade, in order. */
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

/**
 * Checks the dark colour scheme on a phone with all rules, and the light one on a desktop only with rules that
 * depend on colours or layout.
 */
const AXE_RUNS = [
  { colorScheme: 'dark', width: 390, only: undefined },
  { colorScheme: 'light', width: 1366, only: COLOUR_AND_LAYOUT },
] as const;

/** Expects that axe finds no problems on the current page. */
export async function expectAxeFindsNothing(page: Page): Promise<void> {
  // axe reads every element, which is slow on a busy machine.
  test.setTimeout(AXE_TIMEOUT_MS);
  // The heading appears when the screen has loaded, after the surrounding menu and header.
  await expect(page.locator('h1').first()).toBeVisible();
  for (const { colorScheme, width, only } of AXE_RUNS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page, only), `${width} px, ${colorScheme}`).toEqual([]);
  }
}

/** Expects that nothing overflows the page at any width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
  }
}
