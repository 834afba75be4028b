import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../e2e/install-browser.ts';
import { withCatalogue } from './catalogue/with-catalogue.ts';
import { printTable } from './print-table.ts';
import { median, quantile } from './statistics.ts';

const PRODUCT_COUNT = 100_000;
const ROUNDS = 7;
const SLOWDOWN = 4;
const TYPED = 'A steel step-through with seven gears in the hub, spoked wheels and a sprung saddle.';

/** Measures the admin with a large catalogue: how soon its list appears, and how soon typing is visible. */
export async function benchAdmin(): Promise<void> {
  await withCatalogue(PRODUCT_COUNT, async ({ url }) => {
    const browser = await chromium.launch(browserOptions());
    try {
      printOpening(await openList(browser, `${url}/admin/allproducts`));
      printTyping(await typeDescription(browser, `${url}/admin/addproduct`));
    } finally {
      await browser.close();
    }
  });
}

/**
 * Opens the list.
 * @returns the milliseconds from navigation until fifty rows are visible: first with an empty browser cache,
 * then repeatedly.
 */
async function openList(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('tbody tr').nth(49).getByText('Active').waitFor();
    times.push(performance.now() - start);
    await page.close();
  }
  return times;
}

function printOpening([first = Number.NaN, ...others]: number[]): void {
  const rows = [
    ['for the first time', first.toFixed(0)],
    ['again, median', median(others).toFixed(0)],
  ];
  printTable(`The list of ${PRODUCT_COUNT} products: milliseconds until 50 rows stand`, ['', 'ms'], rows);
}

/**
 * Types into a description.
 * @returns the milliseconds from each key press to the next paint, on a processor throttled like Lighthouse's
 * phone.
 */
async function typeDescription(browser: Browser, address: string): Promise<number[]> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByLabel('Description').click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await observeKeys(page);
  await page.keyboard.type(TYPED, { delay: 80 });
  const durations = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  await page.close();
  return durations;
}

async function observeKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name.startsWith('key')) keys.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

function printTyping(durations: number[]): void {
  const title = `Typing in the add form at ${SLOWDOWN} × slowdown: milliseconds to the next paint, of events over 16`;
  const rows = [0.5, 0.98, 1].map((share) => [`${share * 100} %`, quantile(durations, share).toFixed(0)]);
  printTable(title, ['', 'ms'], [['events', String(durations.length)], ...rows]);
}
