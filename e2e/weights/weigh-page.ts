import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Transferred bytes, with brotli if the server compresses. */
export interface Weight {
  /** The bytes of the page with all its CSS. */
  document: number;
  /**
   * The bytes of script files and inline scripts. Inline scripts count as if they were compressed separately.
   */
  scripts: number;
  images: number;
  /** The bytes of everything, including fonts, but without headers. */
  total: number;
}

const TAB_ICON = /\/icon\.[^/]+\.svg$/;

/** Opens a page, performs an action, and measures all resources it loads. Embedded data is not script. */
export async function weighPage(page: Page, address: string, use = async () => {}): Promise<Weight> {
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on('response', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  await use();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const fetched = responses.filter((response) => !TAB_ICON.test(response.url()));
  const weights = await Promise.all(fetched.map(weighResponse));
  const sum = (...kinds: string[]) =>
    weights.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  const inline = await page.locator('script:not([src], [type$="json"])').allTextContents();
  return {
    document: sum('document', 'stylesheet'),
    scripts: sum('script') + inline.reduce((total, text) => total + brotliCompressSync(text).length, 0),
    images: sum('image'),
    total: weights.reduce((total, { bytes }) => total + bytes, 0),
  };
}

async function weighResponse(response: Response): Promise<{ kind: string; bytes: number }> {
  const { responseBodySize } = await response.request().sizes();
  return { kind: response.request().resourceType(), bytes: responseBodySize };
}

/** Hydrates every island of a page: scrolls through it, and touches the islands that wait for a touch. */
export async function hydrateIslands(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    // After two frames all IntersectionObservers have been notified.
    await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, top);
  }
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island[ssr]')) {
      island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}
