import { type Browser, chromium, type Page } from '@playwright/test';
import { addCategories } from '../e2e/admin/admin-page.ts';
import { addProduct, changeProduct } from '../e2e/admin/product-form-page.ts';
import { browserOptions } from '../e2e/install-browser.ts';
import type { Shop } from '../e2e/shop-server.ts';
import { withCatalogue } from './catalogue/with-catalogue.ts';
import { printTable } from './print-table.ts';
import { median, quantile } from './statistics.ts';

const PRODUCT_COUNT = 2_000;
const ROUNDS = 15;
const VALUES = 10;
const PLAIN_FIELD = 'input[name="sku"]';
const FIRST_CELL = 'input[aria-label="SKU of Colour 1 / Size 1"]';
const LAST_CELL = 'input[aria-label="SKU of Colour 10 / Size 10"]';

interface Times {
  /** Milliseconds until the first and the last variant field are visible. */
  open: number[];
  whole: number[];
  save: number[];
}

/** Measures opening and saving the form of a product with a hundred variants, compared with one without options. */
export async function benchMatrix(): Promise<void> {
  await withCatalogue(
    PRODUCT_COUNT,
    async ({ url }) => {
      const shop = { url } as Shop;
      await addCategories(shop, 'Measured');
      const { _id: plain } = await addProduct(shop, 'One thing', 1);
      const { _id: many } = await addProduct(shop, 'A hundred things', 1);
      await changeProduct(shop, many, { options: [optionOf('Colour'), optionOf('Size')] });
      const browser = await chromium.launch(browserOptions());
      try {
        const form = `${url}/admin/products/edit`;
        const ofOne = await measure(browser, `${form}/${plain}`, PLAIN_FIELD, PLAIN_FIELD);
        const ofMany = await measure(browser, `${form}/${many}`, FIRST_CELL, LAST_CELL);
        print([
          ['without options', ofOne],
          ['100 variants', ofMany],
        ]);
      } finally {
        await browser.close();
      }
    },
    { hasImages: true },
  );
}

function optionOf(name: string) {
  return { name, values: Array.from({ length: VALUES }, (_, index) => `${name} ${index + 1}`) };
}

/**
 * Measures a product's form.
 * @returns the milliseconds from following a link to the first and last field, and from Update to the
 * confirmation. The first round fills the browser's cache and is not counted.
 */
async function measure(browser: Browser, address: string, first: string, last: string): Promise<Times> {
  const page = await browser.newPage();
  const times: Times = { open: [], whole: [], save: [] };
  const link = `a[href="${new URL(address).pathname}"]`;
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(new URL('/admin/allproducts?q=thing', address).href);
    await page.locator(link).first().waitFor();
    const [open = Number.NaN, whole = Number.NaN] = await timePress(page, link, [first, last], '');
    times.open.push(open);
    times.whole.push(whole);
    await page.locator(last).fill(`SKU-${round}-${address.slice(-6)}`);
    // The code for saving is loaded when the form gets the focus.
    await page.waitForLoadState('networkidle');
    times.save.push(...(await timePress(page, '.publish-bar__send', ['[role="status"]'], SAVED)));
  }
  await page.close();
  return { open: times.open.slice(1), whole: times.whole.slice(1), save: times.save.slice(1) };
}

const SAVED = 'Product updated successfully';

/**
 * Presses an element.
 * @returns the milliseconds from the press until each of the awaited elements is visible with the text,
 * checked in each frame.
 */
function timePress(page: Page, pressed: string, awaited: string[], text: string): Promise<number[]> {
  return page.evaluate(
    ([press, wait, said]) =>
      new Promise<number[]>((resolve) => {
        const start = performance.now();
        const times: number[] = [];
        document.querySelector<HTMLElement>(press)?.click();
        const stands = (selector = '') =>
          [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(said));
        const look = () => {
          while (times.length < wait.length && stands(wait[times.length]))
            times.push(performance.now() - start);
          if (times.length === wait.length) resolve(times);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [pressed, awaited, text] as const,
  );
}

function print(rows: [name: string, times: Times][]): void {
  const ms = (values: number[], share: number) => quantile(values, share).toFixed(0);
  printTable(
    'The form of a product: milliseconds from its link, and from Update',
    ['', 'to its fields', 'p95', 'to its last', 'until saved', 'p95'],
    rows.map(([name, { open, whole, save }]) => [
      name,
      median(open).toFixed(0),
      ms(open, 0.95),
      median(whole).toFixed(0),
      median(save).toFixed(0),
      ms(save, 0.95),
    ]),
  );
}
