import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../e2e/install-browser.ts';
import { ShoppingShop } from '../../e2e/live/shopping/shopping-shop.ts';
import { startStaticHost } from '../../e2e/weights/static-host.ts';
import { printTable } from '../print-table.ts';
import { median } from '../statistics.ts';

const ROUNDS = 9;
const SLOWDOWN = 4;
/** Milliseconds that the pointer hovers before it presses. */
const HOVER_MS = 400;

/** Measures how soon a selling shop responds to a touch, on a processor throttled like Lighthouse's phone. */
export async function benchTouch(): Promise<void> {
  const host = await startStaticHost();
  const browser = await chromium.launch(browserOptions());
  try {
    const rows = [
      ['add to cart, to the count and the drawer', await repeat(browser, host.url, addToCart)],
      ['choosing a variant, to the next paint', await repeat(browser, host.url, chooseVariant)],
    ] as const;
    printTable(
      `Milliseconds from a press, at a ${SLOWDOWN}th of the speed: ${ROUNDS} rounds`,
      ['', 'median', 'worst'],
      rows.map(([name, times]) => [name, median(times).toFixed(0), Math.max(...times).toFixed(0)]),
    );
  } finally {
    await browser.close();
    await host.close();
  }
}

async function repeat(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<number>,
): Promise<number[]> {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ baseURL: url });
    await new ShoppingShop().show(page);
    times.push(await measure(page));
    await page.close();
  }
  return times;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function addToCart(page: Page): Promise<number> {
  await page.goto('/shop', { waitUntil: 'networkidle' });
  await slowDown(page);
  const button = page.getByRole('button', { name: 'Add Product 0 to cart' });
  await button.hover();
  await page.waitForTimeout(HOVER_MS);
  return button.evaluate(async (pressed: HTMLElement) => {
    const from = performance.now();
    pressed.click();
    const isShown = () =>
      document.querySelector('.cart-drawer[open] .cart-line') &&
      document.querySelector('[data-cart-count]')?.textContent === '1';
    while (!isShown()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - from;
  });
}

async function chooseVariant(page: Page): Promise<number> {
  await page.goto('/product/product-6', { waitUntil: 'networkidle' });
  await slowDown(page);
  const choice = page.locator('.variants input[type="radio"]:not(:checked)').first();
  await choice.locator('xpath=..').hover();
  await page.waitForTimeout(HOVER_MS);
  return choice.evaluate(async (input: HTMLInputElement) => {
    const from = performance.now();
    input.click();
    while (!location.search.includes('variant=')) await new Promise(requestAnimationFrame);
    // The first frame's callbacks run before it is painted, so the second frame begins after that paint.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - from;
  });
}
