import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../e2e/install-browser.ts';
import {
  HYDRATED_SCRIPT_BUDGET,
  PHONE,
  PHONE_BUDGET,
  pageBudget,
  ROUTES,
  SCRIPT_BUDGET,
} from '../../e2e/weights/routes.ts';
import { startStaticHost } from '../../e2e/weights/static-host.ts';
import { hydrateIslands, type Weight, weighPage } from '../../e2e/weights/weigh-page.ts';
import { printTable } from '../print-table.ts';

const CARD_IMAGES = join(import.meta.dirname, '../../site/src/assets/products');
const CARD_BUDGET = 5 * 1024;

/** Measures the transferred size of pages against their budgets. */
export async function benchWeights(): Promise<void> {
  const host = await startStaticHost();
  const browser = await chromium.launch(browserOptions());
  try {
    await printPages(browser, host.url);
    await printHome(browser, host.url);
  } finally {
    await browser.close();
    await host.close();
  }
}

async function printPages(browser: Browser, url: string): Promise<void> {
  const rows = [];
  for (const path of ROUTES) {
    const { document, scripts } = await weigh(browser, url + path);
    rows.push([path, bytes(document), bytes(pageBudget(path)), bytes(scripts)]);
  }
  const title = `Bytes of a page, brotli; script before anybody touches it: at most ${SCRIPT_BUDGET}`;
  printTable(title, ['', 'HTML and CSS', 'at most', 'script'], rows);
}

async function printHome(browser: Browser, url: string): Promise<void> {
  const hydrated = await weigh(browser, url, {}, hydrateIslands);
  const onPhone = await weigh(browser, url, PHONE);
  printTable(
    'The home page, bytes',
    ['', 'measured', 'at most'],
    [
      ['script, every island hydrated', bytes(hydrated.scripts), bytes(HYDRATED_SCRIPT_BUDGET)],
      ['all of it, at 390 px and double density, unscrolled', bytes(onPhone.total), bytes(PHONE_BUDGET)],
      ['of that, images', bytes(onPhone.images), ''],
      ['card image at 320 px, on average', bytes(await averageCardImage()), bytes(CARD_BUDGET)],
    ],
  );
}

async function weigh(
  browser: Browser,
  address: string,
  device: BrowserContextOptions = {},
  use: (page: Page) => Promise<void> = async () => {},
): Promise<Weight> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const weight = await weighPage(page, address, () => use(page));
  await context.close();
  return weight;
}

async function averageCardImage(): Promise<number> {
  const files = (await readdir(CARD_IMAGES)).filter((file) => file.endsWith('-320.avif'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(CARD_IMAGES, file))).size));
  return sizes.reduce((total, size) => total + size, 0) / sizes.length;
}

function bytes(count?: number): string {
  return count === undefined ? '' : count.toFixed(0);
}
